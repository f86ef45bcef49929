import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AuthFailure, authFailureOf } from '#domain/auth/auth-failure.ts';
import { notProvided } from '../not-provided.ts';

interface VerificationMailContext {
  readonly failure: AuthFailure | null;
}

export type VerificationMailEvent = { readonly type: 'mail.requested' };

/**
 * Asking for the verification mail again.
 *
 * Actor to provide: `sendMail` resolves once the provider took the mail, and rejects with what `authFailureOf` reads.
 */
export const verificationMailMachine = setup({
  types: {
    context: {} as VerificationMailContext,
    events: {} as VerificationMailEvent,
    tags: {} as 'pending',
  },
  actors: {
    sendMail: fromPromise<void>(notProvided('sendMail')),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => authFailureOf(reason) }),
  },
}).createMachine({
  id: 'verificationMail',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked for, or the last request failed.',
      on: { 'mail.requested': { target: 'sending', actions: 'forgetFailure' } },
    },
    sending: {
      tags: 'pending',
      description: 'The provider is asked for a mail.',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        onDone: 'sent',
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    sent: {
      description: 'A mail is on its way; it may be asked for once more.',
      on: { 'mail.requested': 'sending' },
    },
  },
});

export type VerificationMailActor = ActorRefFrom<typeof verificationMailMachine>;
