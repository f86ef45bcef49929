import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import type { RecoveryStatus } from '#domain/auth/recovery-code.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

interface RecoveryCodesContext {
  readonly ways: readonly ReauthenticationMethod[];
  /** Null until it was read. */
  readonly status: RecoveryStatus | null;
  /** Empty but while they are shown. Secret. */
  readonly recoveryCodes: readonly string[];
  readonly failure: AccountFailure | null;
}

export type RecoveryCodesEvent =
  | { readonly type: 'status.reloaded' }
  /** New ones in place of those before. */
  | { readonly type: 'codes.asked' }
  /** Two-factor authentication was turned on: whoever has no codes yet gets some. */
  | { readonly type: 'codes.offered' }
  | { readonly type: 'codes.dismissed' }
  | { readonly type: 'flow.cancelled' };

/**
 * The founder's recovery codes. They are shown once, after they were made: our server keeps only hashes. It makes them
 * for whoever has signed in within five minutes; any other founder shows who they are first.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `readStatus`, `makeCodes`, `reauthentication`.
 * Action to provide: `tellMade`.
 */
export const recoveryCodesMachine = setup({
  types: {
    context: {} as RecoveryCodesContext,
    events: {} as RecoveryCodesEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    readStatus: fromPromise<RecoveryStatus>(notProvided('readStatus')),
    makeCodes: fromPromise<readonly string[]>(notProvided('makeCodes')),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    isTooOld: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'sign-in-too-old',
    // What failed once is not tried again unasked.
    hasNone: ({ context }) => context.status?.left === 0 && context.failure === null,
  },
  actions: {
    tellMade: () => {},
    keepStatus: assign({ status: (_, { status }: { status: RecoveryStatus }) => status }),
    keepCodes: assign({ recoveryCodes: (_, { recoveryCodes }: { recoveryCodes: readonly string[] }) => recoveryCodes }),
    dropCodes: assign({ recoveryCodes: [] }),
    forgetTrouble: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'recoveryCodes',
  context: ({ input }) => ({ ways: input.ways, status: null, recoveryCodes: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'Our server is asked how many are left.',
      // What was asked for before is out of date by now.
      on: { 'status.reloaded': { target: 'loading', reenter: true } },
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: {
          target: 'idle',
          actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    unavailable: {
      description: 'How many are left could not be read.',
      on: { 'status.reloaded': { target: 'loading', actions: 'forgetTrouble' } },
    },
    idle: {
      description: 'How many are left is shown, perhaps with what went wrong when new ones were to be made.',
      on: {
        'status.reloaded': 'loading',
        'codes.asked': { target: 'making', actions: 'forgetTrouble' },
        'codes.offered': { guard: 'hasNone', target: 'making', actions: 'forgetTrouble' },
      },
    },
    making: {
      tags: 'pending',
      description: 'Our server makes new ones.',
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        onDone: {
          target: 'showing',
          actions: [{ type: 'keepCodes', params: ({ event }) => ({ recoveryCodes: event.output }) }, 'tellMade'],
        },
        onError: [
          { guard: { type: 'isTooOld', params: ({ event }) => ({ reason: event.error }) }, target: 'proving' },
          { target: 'idle', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    proving: {
      description: 'The founder shows who they are; then the codes are made after all.',
      on: { 'flow.cancelled': 'idle' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'making',
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    showing: {
      description: 'The codes are shown, this once.',
      on: { 'codes.dismissed': { target: 'loading', actions: 'dropCodes' } },
    },
  },
});

export type RecoveryCodesActor = ActorRefFrom<typeof recoveryCodesMachine>;
