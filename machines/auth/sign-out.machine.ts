import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

interface Intent {
  /** On all of the founder's devices, or on this one. */
  readonly allDevices: boolean;
}

/** Numbers of changes that signing out removes from this device. */
interface LocalChangeCounts {
  readonly unsent: number;
  /** Changes that the server has refused, before and since. */
  readonly refused: number;
}

interface SignOutContext extends Intent {
  /** Refused changes that the founder could read of before asking to sign out. */
  readonly refusedBefore: number;
}

export type SignOutEvent =
  | ({ readonly type: 'sign-out.asked' } & Intent & LocalChangeCounts)
  | ({ readonly type: 'held.changed' } & LocalChangeCounts)
  | { readonly type: 'sending.chosen' }
  | { readonly type: 'discarding.chosen' }
  | { readonly type: 'sign-out.cancelled' };

/**
 * Signing out clears this device, so it waits for a word about changes that were not sent, or are refused as they are sent.
 *
 * Actions to provide: `leave`; `hurry` has them sent now, however long the next try would have waited.
 */
export const signOutMachine = setup({
  types: { context: {} as SignOutContext, events: {} as SignOutEvent, tags: {} as 'pending' },
  guards: {
    isAllSent: (_, { unsent }: LocalChangeCounts) => unsent === 0,
    isRefused: ({ context }, { unsent, refused }: LocalChangeCounts) => unsent === 0 && refused > context.refusedBefore,
  },
  actions: {
    remember: assign((_, { allDevices, refused }: Intent & LocalChangeCounts) => ({
      allDevices,
      refusedBefore: refused,
    })),
    leave: (_, _params: Intent) => {},
    hurry: () => {},
  },
}).createMachine({
  id: 'signOut',
  context: { allDevices: false, refusedBefore: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody wants to leave.',
      on: {
        'sign-out.asked': [
          {
            guard: { type: 'isAllSent', params: ({ event }) => event },
            actions: { type: 'leave', params: ({ event }) => ({ allDevices: event.allDevices }) },
          },
          { target: 'unsent', actions: { type: 'remember', params: ({ event }) => event } },
        ],
      },
    },
    unsent: {
      description: 'This device holds what the server has not, until the last of it is sent.',
      initial: 'asking',
      on: {
        'held.changed': [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: '.refused' },
          {
            guard: { type: 'isAllSent', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'leave', params: ({ context }) => context },
          },
        ],
        'discarding.chosen': { target: 'idle', actions: { type: 'leave', params: ({ context }) => context } },
        'sign-out.cancelled': 'idle',
      },
      states: {
        asking: {
          description: 'The founder decides.',
          on: { 'sending.chosen': { target: 'sending', actions: 'hurry' } },
        },
        sending: { description: 'The founder waits for the server to take them.', tags: 'pending' },
        refused: { description: 'All was sent, and the server has refused some of it since the founder asked.' },
      },
    },
  },
});

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;

/** Something is unsent or refused, and the founder has not decided or waits for it to be sent. */
export const selectIsAsked = (snapshot: SnapshotFrom<typeof signOutMachine>): boolean => snapshot.matches('unsent');

/** How much of it the server has refused since the founder asked, out of all that it has refused; 0 while some is unsent. */
export const selectRefusedSince = (snapshot: SnapshotFrom<typeof signOutMachine>, refused: number): number =>
  snapshot.matches({ unsent: 'refused' }) ? refused - snapshot.context.refusedBefore : 0;
