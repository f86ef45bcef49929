import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

interface RemoveContext {
  readonly ways: readonly ReauthenticationMethod[];
  /** The factor to be removed; null if none is. */
  readonly factor: string | null;
  readonly failure: AccountFailure | null;
}

export type RemoveSecondFactorEvent =
  | { readonly type: 'removal.asked'; readonly id: string }
  | { readonly type: 'flow.cancelled' };

/**
 * Taking away an app that shows codes.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `reauthentication`, `removeFactor`. Action to
 * provide: `tellChanged`.
 */
export const removeSecondFactorMachine = setup({
  types: {
    context: {} as RemoveContext,
    events: {} as RemoveSecondFactorEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    reauthentication: reauthenticationMachine,
    removeFactor: fromPromise<void, { readonly id: string }>(notProvided('removeFactor')),
  },
  actions: {
    tellChanged: () => {},
    remember: assign((_, { id }: { id: string }) => ({ factor: id, failure: null })),
    forget: assign({ factor: null }),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ factor: null, failure: accountFailureOf(reason) })),
  },
}).createMachine({
  id: 'removeSecondFactor',
  context: ({ input }) => ({ ways: input.ways, factor: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being removed.',
      on: { 'removal.asked': { target: 'proving', actions: { type: 'remember', params: ({ event }) => event } } },
    },
    proving: {
      description: 'The founder shows who they are.',
      on: { 'flow.cancelled': { target: 'idle', actions: 'forget' } },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'removing',
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    removing: {
      tags: 'pending',
      description: 'The identity provider forgets the app.',
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: ({ context }) => ({ id: context.factor ?? '' }),
        onDone: { target: 'idle', actions: ['forget', 'tellChanged'] },
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
  },
});

export type RemoveSecondFactorActor = ActorRefFrom<typeof removeSecondFactorMachine>;
