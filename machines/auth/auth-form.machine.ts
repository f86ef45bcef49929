import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Attempt } from '#domain/auth/attempt.ts';
import { type AuthFailure, passwordVerdictOf } from '#domain/auth/auth-failure.ts';
import {
  areAcceptable,
  type CredentialVerdicts,
  type SubmittedCredentials,
  withoutProblem,
} from '#domain/auth/credentials.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { type IdentifyActor, identifyMachine } from './identify.machine.ts';
import type { Identification } from './identify-events.ts';

interface AuthFormContext {
  readonly purpose: AuthFormInput['purpose'];
  readonly returningFrom: OauthProvider | null;
  /** The address from the last submission. */
  readonly email: string;
  /** Problems of the form as last submitted; null if it has none. */
  readonly problems: CredentialVerdicts | null;
  readonly failure: AuthFailure | null;
  /** Provider of the last attempt; null if it was the form. */
  readonly provider: OauthProvider | null;
  /** Whether the last attempt was by a passkey. */
  readonly isByPasskey: boolean;
}

export interface AuthFormInput {
  /** Purpose of the form. A provider's answer serves both. */
  readonly purpose: 'sign-in' | 'sign-up';
  /** For whose page this tab was left a moment ago. */
  readonly returningFrom: OauthProvider | null;
}

export type AuthFormEvent =
  | ({ readonly type: 'form.submitted' } & SubmittedCredentials)
  | { readonly type: 'field.changed'; readonly field: keyof CredentialVerdicts }
  | { readonly type: 'provider.chosen'; readonly provider: OauthProvider }
  | { readonly type: 'passkey.chosen' };

/**
 * A form of address and password beside the providers' buttons and that for a passkey: signing in, or signing up.
 *
 * Actor to provide: `identify`, the machine of that name with its actors.
 * Action to provide: `renewPolicy`, when the provider did not take a new password that we thought it would.
 */
export const authFormMachine = setup({
  types: {
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    input: {} as AuthFormInput,
    tags: {} as 'pending',
    children: {} as { identify: 'identify' },
  },
  actors: { identify: identifyMachine },
  guards: {
    isReturning: ({ context }) => context.returningFrom !== null,
    isAcceptable: (_, verdicts: CredentialVerdicts) => areAcceptable(verdicts),
    hasEntered: (_, { kind }: Identification) => kind === 'entered',
    isWeakPassword: (_, end: Identification) => end.kind === 'failed' && end.failure.kind === 'weak-password',
  },
  actions: {
    rememberEmail: assign({ email: (_, { email }: { email: string }) => email, provider: null, isByPasskey: false }),
    rememberProvider: assign((_, { provider }: { provider: OauthProvider | null }) => ({
      provider,
      isByPasskey: false,
    })),
    rememberPasskey: assign({ provider: null, isByPasskey: true }),
    showProblems: assign({ problems: (_, verdicts: CredentialVerdicts) => verdicts }),
    clearProblem: assign({
      problems: ({ context }, { field }: { field: keyof CredentialVerdicts }) =>
        withoutProblem(context.problems, field),
    }),
    forgetTrouble: assign({ problems: null, failure: null }),
    showEnd: assign((_, end: Identification) => {
      const refused = end.kind === 'failed' ? passwordVerdictOf(end.failure) : null;
      if (refused) return { problems: { email: 'ok', password: refused } as const, failure: null };
      return { failure: end.kind === 'failed' ? end.failure : null };
    }),
    renewPolicy: () => {},
  },
}).createMachine({
  id: 'authForm',
  context: ({ input }) => ({ ...input, email: '', problems: null, failure: null, provider: null, isByPasskey: false }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Was this tab at the page of a provider a moment ago?',
      always: [
        {
          guard: 'isReturning',
          target: 'identifying',
          actions: { type: 'rememberProvider', params: ({ context }) => ({ provider: context.returningFrom }) },
        },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      on: {
        'field.changed': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.verdicts },
            target: 'identifying',
            actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetTrouble'],
          },
          { actions: ['forgetTrouble', { type: 'showProblems', params: ({ event }) => event.verdicts }] },
        ],
        'passkey.chosen': { target: 'identifying', actions: ['rememberPasskey', 'forgetTrouble'] },
        'provider.chosen': {
          target: 'identifying',
          actions: [{ type: 'rememberProvider', params: ({ event }) => event }, 'forgetTrouble'],
        },
      },
    },
    identifying: {
      tags: 'pending',
      description: 'On the way to a session; what is asked in between is asked by the machine of that name.',
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context, event }) => ({ attempt: attemptOf(context, event) }),
        onDone: [
          { guard: { type: 'hasEntered', params: ({ event }) => event.output }, target: 'done' },
          {
            guard: { type: 'isWeakPassword', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'showEnd', params: ({ event }) => event.output }, 'renewPolicy'],
          },
          { target: 'editing', actions: { type: 'showEnd', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'showEnd', params: { kind: 'failed', failure: { kind: 'unexpected' } } },
        },
      },
    },
    done: { type: 'final', description: 'Signed in; the guard leads on.' },
  },
});

/** The password stays in the event. */
function attemptOf({ purpose }: AuthFormContext, event: AuthFormEvent): Attempt {
  if (event.type === 'passkey.chosen') return { kind: 'passkey' };
  if (event.type === 'provider.chosen') return { kind: 'provider', provider: event.provider };
  if (event.type !== 'form.submitted') return { kind: 'returned' };
  const { email, password } = event;
  return { kind: purpose === 'sign-up' ? 'new-account' : 'password', email, password };
}

export type AuthFormActor = ActorRefFrom<typeof authFormMachine>;

/** Returns the actor that asks and judges between the form and the session. */
export const selectIdentify = ({ children }: SnapshotFrom<typeof authFormMachine>): IdentifyActor | undefined =>
  children.identify;
