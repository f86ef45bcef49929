import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AuthFailure, authFailureOf } from '#domain/auth/auth-failure.ts';
import {
  areAcceptable,
  type Credentials,
  type CredentialVerdicts,
  type SubmittedCredentials,
  withoutProblem,
} from '#domain/auth/credentials.ts';

interface SignUpContext {
  /** As submitted last. */
  readonly email: string;
  /** What is wrong with the form as submitted last; null while nothing is. */
  readonly problems: CredentialVerdicts | null;
  readonly failure: AuthFailure | null;
  /** The provider's word on the account, until our server has opened a session for it. Secret. */
  readonly firebaseToken: string | null;
}

export type SignUpEvent =
  | ({ readonly type: 'form.submitted' } & SubmittedCredentials)
  | { readonly type: 'field.changed'; readonly field: keyof CredentialVerdicts }
  | { readonly type: 'exchange.retried' };

const stub = (name: string) => () => Promise.reject(new Error(`the actor ${name} is not provided`));

/**
 * Signing up by e-mail and password: an account at the identity provider (which also asks for the verification mail),
 * then a session at our server. An account without a session is not lost: the second half can be tried again.
 *
 * Actors to provide, both rejecting with what `authFailureOf` reads: `createAccount` resolves to the provider's token,
 * whether or not the mail could be sent; `exchange` resolves once the session is open.
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    tags: {} as 'pending',
  },
  actors: {
    createAccount: fromPromise<{ readonly firebaseToken: string }, Credentials>(stub('createAccount')),
    exchange: fromPromise<void, { readonly firebaseToken: string }>(stub('exchange')),
  },
  guards: {
    isAcceptable: (_, verdicts: CredentialVerdicts) => areAcceptable(verdicts),
  },
  actions: {
    rememberEmail: assign({ email: (_, { email }: { email: string }) => email }),
    showProblems: assign({ problems: (_, verdicts: CredentialVerdicts) => verdicts }),
    clearProblem: assign({
      problems: ({ context }, { field }: { field: keyof CredentialVerdicts }) =>
        withoutProblem(context.problems, field),
    }),
    forgetTrouble: assign({ problems: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => authFailureOf(reason) }),
    keepToken: assign({ firebaseToken: (_, { firebaseToken }: { firebaseToken: string }) => firebaseToken }),
    dropToken: assign({ firebaseToken: null }),
  },
}).createMachine({
  id: 'signUp',
  context: { email: '', problems: null, failure: null, firebaseToken: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      on: {
        'field.changed': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.verdicts },
            target: 'creating',
            actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetTrouble'],
          },
          { actions: ['forgetTrouble', { type: 'showProblems', params: ({ event }) => event.verdicts }] },
        ],
      },
    },
    creating: {
      tags: 'pending',
      description: 'The identity provider creates the account and sends the verification mail.',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ event }) => credentialsOf(event),
        onDone: {
          target: 'exchanging',
          actions: { type: 'keepToken', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    exchanging: {
      tags: 'pending',
      description: 'Our server opens a session for the account.',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => ({ firebaseToken: context.firebaseToken ?? '' }),
        onDone: { target: 'done', actions: ['dropToken', 'forgetTrouble'] },
        onError: {
          target: 'stranded',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    stranded: {
      description: 'The account exists, but there is no session: our server did not answer or did not want it.',
      on: { 'exchange.retried': 'exchanging' },
    },
    done: { type: 'final', description: 'Signed in; the guard leads on.' },
  },
});

/** `creating` is entered by a submitted form alone. */
function credentialsOf(event: SignUpEvent): Credentials {
  return event.type === 'form.submitted'
    ? { email: event.email, password: event.password }
    : { email: '', password: '' };
}

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;
