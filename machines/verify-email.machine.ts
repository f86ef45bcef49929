import { type ActorRefFrom, assign, fromPromise, not, setup } from 'xstate';
import { type AuthFailure, type AuthFailureKind, authFailureOf } from '#domain/auth/auth-failure.ts';

interface VerifyEmailContext {
  readonly oobCode: string;
  readonly failure: AuthFailure | null;
}

export type VerifyEmailEvent = { readonly type: 'verification.pressed' };

/** Trying again cannot help with these: only a new mail can. */
const lasting: readonly AuthFailureKind[] = ['link-expired', 'link-unusable'];

/**
 * One press applies the code of a verification mail; opening the link alone applies nothing, because mail scanners
 * open links too.
 *
 * Actor to provide: `applyCode` resolves once the address counts as verified, and rejects with what `authFailureOf`
 * reads.
 */
export const verifyEmailMachine = setup({
  types: {
    context: {} as VerifyEmailContext,
    events: {} as VerifyEmailEvent,
    input: {} as { readonly oobCode: string | undefined },
    tags: {} as 'pending',
  },
  actors: {
    applyCode: fromPromise<void, { readonly oobCode: string }>(() =>
      Promise.reject(new Error('the actor applyCode is not provided')),
    ),
  },
  guards: {
    hasCode: ({ context }) => context.oobCode !== '',
    isLasting: (_, { reason }: { reason: unknown }) => lasting.includes(authFailureOf(reason).kind),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => authFailureOf(reason) }),
  },
}).createMachine({
  id: 'verifyEmail',
  context: ({ input }) => ({ oobCode: input.oobCode ?? '', failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Waits for the press, perhaps after a failure that may pass.',
      always: {
        guard: not('hasCode'),
        target: 'unusable',
        actions: { type: 'showFailure', params: { reason: { kind: 'link-unusable' } } },
      },
      on: { 'verification.pressed': { target: 'applying', actions: 'forgetFailure' } },
    },
    applying: {
      tags: 'pending',
      description: 'The provider judges the code.',
      invoke: {
        id: 'applyCode',
        src: 'applyCode',
        input: ({ context }) => ({ oobCode: context.oobCode }),
        onDone: 'verified',
        onError: [
          {
            guard: { type: 'isLasting', params: ({ event }) => ({ reason: event.error }) },
            target: 'unusable',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          { target: 'ready', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    verified: { type: 'final', description: 'The address counts as verified.' },
    unusable: { type: 'final', description: 'This link will never work; a new mail is needed.' },
  },
});

export type VerifyEmailActor = ActorRefFrom<typeof verifyEmailMachine>;
