import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AuthFailure, authFailureOf } from '#domain/auth/auth-failure.ts';
import {
  areAcceptable,
  type Credentials,
  type CredentialVerdicts,
  type SubmittedCredentials,
  withoutProblem,
} from '#domain/auth/credentials.ts';

interface SignInContext {
  /** What is wrong with the form as submitted last; null while nothing is. */
  readonly problems: CredentialVerdicts | null;
  readonly failure: AuthFailure | null;
}

export type SignInEvent =
  | ({ readonly type: 'form.submitted' } & SubmittedCredentials)
  | { readonly type: 'field.changed'; readonly field: keyof CredentialVerdicts };

const stub = (name: string) => () => Promise.reject(new Error(`the actor ${name} is not provided`));

/**
 * Signing in by e-mail and password: first at the identity provider, then at our server.
 *
 * Actors to provide, both rejecting with what `authFailureOf` reads: `signIn` resolves to the provider's token,
 * `exchange` once the session is open.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as 'pending',
  },
  actors: {
    signIn: fromPromise<{ readonly firebaseToken: string }, Credentials>(stub('signIn')),
    exchange: fromPromise<void, { readonly firebaseToken: string }>(stub('exchange')),
  },
  guards: {
    isAcceptable: (_, verdicts: CredentialVerdicts) => areAcceptable(verdicts),
  },
  actions: {
    showProblems: assign({ problems: (_, verdicts: CredentialVerdicts) => verdicts }),
    clearProblem: assign({
      problems: ({ context }, { field }: { field: keyof CredentialVerdicts }) =>
        withoutProblem(context.problems, field),
    }),
    forgetTrouble: assign({ problems: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => authFailureOf(reason) }),
  },
}).createMachine({
  id: 'signIn',
  context: { problems: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      on: {
        'field.changed': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.verdicts },
            target: 'identifying',
            actions: 'forgetTrouble',
          },
          { actions: ['forgetTrouble', { type: 'showProblems', params: ({ event }) => event.verdicts }] },
        ],
      },
    },
    identifying: {
      tags: 'pending',
      description: 'The identity provider judges address and password.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => credentialsOf(event),
        onDone: 'exchanging',
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    exchanging: {
      tags: 'pending',
      description: 'Our server opens a session.',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ event }) => tokenOf(event),
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    done: { type: 'final', description: 'Signed in; the guard leads on.' },
  },
});

/** `identifying` is entered by a submitted form alone. */
function credentialsOf(event: SignInEvent): Credentials {
  return event.type === 'form.submitted'
    ? { email: event.email, password: event.password }
    : { email: '', password: '' };
}

/** `exchanging` is entered by the provider's answer alone. */
function tokenOf(event: { readonly type: string }): { firebaseToken: string } {
  const { output } = event as { readonly output?: { readonly firebaseToken: string } };
  return { firebaseToken: output?.firebaseToken ?? '' };
}

export type SignInActor = ActorRefFrom<typeof signInMachine>;
