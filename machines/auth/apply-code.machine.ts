import { type ActorRefFrom, assign, fromPromise, not, setup } from 'xstate';
import { type AuthFailure, authFailureOf, isLastingLinkFailure } from '#domain/auth/auth-failure.ts';
import { notProvided } from '../not-provided.ts';

interface ApplyCodeContext {
  /** From the mail's link, until it is used up. Secret. */
  readonly oobCode: string;
  /** The account's address after the code was applied, where the provider tells it. */
  readonly email: string | null;
  readonly failure: AuthFailure | null;
}

export type ApplyCodeEvent = { readonly type: 'code.confirmed' };

/**
 * One press applies the code of a mail, to verify an address or to take back a change; opening the link alone applies
 * nothing, because mail scanners open links too.
 *
 * Actor to provide: `apply` resolves once the code is applied, and rejects with what `authFailureOf` reads.
 */
export const applyCodeMachine = setup({
  types: {
    context: {} as ApplyCodeContext,
    events: {} as ApplyCodeEvent,
    input: {} as { readonly oobCode: string | undefined },
    tags: {} as 'pending',
  },
  actors: {
    apply: fromPromise<{ readonly email: string | null }, { readonly oobCode: string }>(notProvided('apply')),
  },
  guards: {
    hasCode: ({ context }) => context.oobCode !== '',
    isLasting: (_, { reason }: { reason: unknown }) => isLastingLinkFailure(authFailureOf(reason)),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => authFailureOf(reason) }),
    rememberEmail: assign((_, { email }: { email: string | null }) => ({ email })),
    dropCode: assign({ oobCode: '' }),
  },
}).createMachine({
  id: 'applyCode',
  context: ({ input }) => ({ oobCode: input.oobCode ?? '', email: null, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Waits for the press, perhaps after a failure that may pass.',
      always: {
        guard: not('hasCode'),
        target: 'unusable',
        actions: { type: 'showFailure', params: { reason: { kind: 'link-unusable' } } },
      },
      on: { 'code.confirmed': { target: 'applying', actions: 'forgetFailure' } },
    },
    applying: {
      tags: 'pending',
      description: 'The provider judges the code.',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({ oobCode: context.oobCode }),
        onDone: { target: 'applied', actions: { type: 'rememberEmail', params: ({ event }) => event.output } },
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
    applied: { type: 'final', description: 'What the mail asked for has happened.', entry: 'dropCode' },
    unusable: {
      type: 'final',
      description: 'This link will never work; a new mail is needed.',
      entry: 'dropCode',
    },
  },
});

export type ApplyCodeActor = ActorRefFrom<typeof applyCodeMachine>;
