import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AuthFailure, authFailureOf } from '#domain/auth/auth-failure.ts';
import type { EmailVerdict } from '#domain/auth/email.ts';
import { notProvided } from '../not-provided.ts';

interface AddressFormContext {
  /** The address from the last submission. */
  readonly email: string;
  readonly problem: Exclude<EmailVerdict, 'ok'> | null;
  readonly failure: AuthFailure | null;
}

export type AddressFormEvent =
  | { readonly type: 'address.submitted'; readonly email: string; readonly verdict: EmailVerdict }
  | { readonly type: 'address.changed' }
  /** Once more to the same address. */
  | { readonly type: 'sending.repeated' }
  /** To another address instead. */
  | { readonly type: 'form.reopened' };

/**
 * An address is left, so that something is sent to it: a sign-in link, a new password's link, word from the waitlist.
 * What is shown afterwards is the same whether or not anybody has the address.
 *
 * Actor to provide: `send` resolves once the request was taken, and rejects with what `authFailureOf` reads.
 */
export const addressFormMachine = setup({
  types: {
    context: {} as AddressFormContext,
    events: {} as AddressFormEvent,
    tags: {} as 'pending',
  },
  actors: {
    send: fromPromise<void, { readonly email: string }>(notProvided('send')),
  },
  guards: {
    isAcceptable: (_, { verdict }: { verdict: EmailVerdict }) => verdict === 'ok',
  },
  actions: {
    rememberEmail: assign({ email: (_, { email }: { email: string }) => email }),
    showProblem: assign((_, { verdict }: { verdict: EmailVerdict }) => ({
      problem: verdict === 'ok' ? null : verdict,
      failure: null,
    })),
    clearProblem: assign({ problem: null }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => authFailureOf(reason) }),
  },
}).createMachine({
  id: 'addressForm',
  context: { email: '', problem: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      on: {
        'address.changed': { actions: 'clearProblem' },
        'address.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'sending',
            actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetTrouble'],
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      tags: 'pending',
      description: 'The other side is asked to send.',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    sent: {
      description: 'The request was taken; what comes of it is seen in the mail alone.',
      on: { 'sending.repeated': 'sending', 'form.reopened': 'editing' },
    },
  },
});

export type AddressFormActor = ActorRefFrom<typeof addressFormMachine>;
