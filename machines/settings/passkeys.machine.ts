import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import type { Passkey } from '#domain/auth/passkey.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

interface PasskeysContext {
  readonly ways: readonly ReauthenticationMethod[];
  /** Passkeys as last read; null before that. */
  readonly passkeys: readonly Passkey[] | null;
  /** The passkey that is to be removed. */
  readonly leaving: string | null;
  /** Whether the last change added one. */
  readonly hasAdded: boolean;
  readonly failure: AccountFailure | null;
}

export type PasskeysEvent =
  | { readonly type: 'list.reloaded' }
  | { readonly type: 'add.started' }
  | { readonly type: 'name.submitted'; readonly name: string }
  | { readonly type: 'removal.asked'; readonly id: string }
  | { readonly type: 'flow.cancelled' };

/**
 * The founder's passkeys. Adding or removing one begins with a reauthentication, and ends every other
 * sign-in.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `loadPasskeys`, `addPasskey` (the browser asks for a
 * finger, a face or a key), `removePasskey`, `reauthentication`. Action to provide: `tellChanged`.
 */
export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    loadPasskeys: fromPromise<readonly Passkey[]>(notProvided('loadPasskeys')),
    addPasskey: fromPromise<void, { readonly name: string }>(notProvided('addPasskey')),
    removePasskey: fromPromise<void, { readonly id: string }>(notProvided('removePasskey')),
    reauthentication: reauthenticationMachine,
  },
  actions: {
    tellChanged: () => {},
    keepPasskeys: assign({ passkeys: (_, { passkeys }: { passkeys: readonly Passkey[] }) => passkeys }),
    rememberLeaving: assign({ leaving: (_, { id }: { id: string }) => id }),
    forgetLeaving: assign({ leaving: null }),
    noteAdded: assign({ hasAdded: true }),
    forgetOutcome: assign({ hasAdded: false, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'passkeys',
  context: ({ input }) => ({ ways: input.ways, passkeys: null, leaving: null, hasAdded: false, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'Our server is asked.',
      invoke: {
        id: 'loadPasskeys',
        src: 'loadPasskeys',
        onDone: {
          target: 'listing',
          actions: { type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    unavailable: {
      description: 'The list could not be read.',
      on: { 'list.reloaded': { target: 'loading', actions: 'forgetOutcome' } },
    },
    listing: {
      description: 'The list is shown, with what came of the last change.',
      on: {
        'add.started': { target: 'provingToAdd', actions: 'forgetOutcome' },
        'removal.asked': {
          target: 'provingToRemove',
          actions: ['forgetOutcome', { type: 'rememberLeaving', params: ({ event }) => event }],
        },
      },
    },
    provingToAdd: {
      description: 'The founder shows who they are.',
      on: { 'flow.cancelled': 'listing' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'naming',
        onError: {
          target: 'listing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    naming: {
      description: 'The founder gives the new passkey a name, perhaps after one that came to nothing.',
      on: {
        'flow.cancelled': { target: 'listing', actions: 'forgetOutcome' },
        'name.submitted': { target: 'adding', actions: 'forgetOutcome' },
      },
    },
    adding: {
      tags: 'pending',
      description: 'The browser makes a passkey, and our server keeps its public half.',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => ({ name: event.type === 'name.submitted' ? event.name : '' }),
        onDone: { target: 'loading', actions: ['noteAdded', 'tellChanged'] },
        onError: {
          target: 'naming',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    provingToRemove: {
      description: 'The founder shows who they are; then the passkey is removed.',
      on: { 'flow.cancelled': { target: 'listing', actions: 'forgetLeaving' } },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'removing',
        onError: {
          target: 'listing',
          actions: ['forgetLeaving', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
        },
      },
    },
    removing: {
      tags: 'pending',
      description: 'Our server forgets a passkey.',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: context.leaving ?? '' }),
        onDone: { target: 'loading', actions: ['forgetLeaving', 'tellChanged'] },
        onError: {
          target: 'listing',
          actions: ['forgetLeaving', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
        },
      },
    },
  },
});

export type PasskeysActor = ActorRefFrom<typeof passkeysMachine>;
