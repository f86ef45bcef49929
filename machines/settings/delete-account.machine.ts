import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

interface DeleteAccountContext {
  readonly ways: readonly ReauthenticationMethod[];
  readonly failure: AccountFailure | null;
}

export type DeleteAccountEvent = { readonly type: 'flow.started' } | { readonly type: 'flow.cancelled' };

/**
 * Deleting the account. The reauthentication is the confirmation; there is no way back.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `reauthentication`, `deleteAccount`; and `leave`,
 * which clears this device and cannot fail in a way that matters.
 */
export const deleteAccountMachine = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    reauthentication: reauthenticationMachine,
    deleteAccount: fromPromise<void, { readonly firebaseToken: string }>(notProvided('deleteAccount')),
    leave: fromPromise<void>(notProvided('leave')),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({ ways: input.ways, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being deleted.',
      on: { 'flow.started': 'confirming' },
    },
    confirming: {
      description: 'The founder reads what is lost, and shows who they are.',
      on: { 'flow.cancelled': { target: 'idle', actions: 'forgetFailure' } },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: { target: 'deleting', actions: 'forgetFailure' },
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    deleting: {
      tags: 'pending',
      description: 'Our server deletes the account and all that it keeps of the founder.',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ event }) => tokenOf(event),
        onDone: 'leaving',
        onError: {
          target: 'confirming',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    leaving: {
      tags: 'pending',
      description: 'The account is gone; this device is cleared.',
      invoke: { id: 'leave', src: 'leave', onDone: 'gone', onError: 'gone' },
    },
    gone: { type: 'final', description: 'Nobody is signed in.' },
  },
});

/** Only the reauthentication leads to `deleting`. */
function tokenOf(event: { readonly type: string }): { firebaseToken: string } {
  const { output } = event as { readonly output?: { readonly firebaseToken: string } };
  return { firebaseToken: output?.firebaseToken ?? '' };
}

export type DeleteAccountActor = ActorRefFrom<typeof deleteAccountMachine>;
