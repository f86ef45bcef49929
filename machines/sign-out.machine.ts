import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

interface Intent {
  /** On all of the founder's devices, or on this one. */
  readonly allDevices: boolean;
}

export type SignOutEvent =
  | { readonly type: 'sign-out.asked'; readonly allDevices: boolean; readonly unsent: number }
  | { readonly type: 'unsent.changed'; readonly unsent: number }
  | { readonly type: 'sending.chosen' }
  | { readonly type: 'discarding.chosen' }
  | { readonly type: 'sign-out.cancelled' };

/**
 * Signing out clears this device, so it waits for a word about changes that were not sent.
 *
 * Actions to provide: `leave`; `hurry` has them sent now, however long the next try would have waited.
 */
export const signOutMachine = setup({
  types: { context: {} as Intent, events: {} as SignOutEvent, tags: {} as 'pending' },
  guards: { isAllSent: (_, { unsent }: { unsent: number }) => unsent === 0 },
  actions: {
    remember: assign((_, { allDevices }: Intent) => ({ allDevices })),
    leave: (_, _params: Intent) => {},
    hurry: () => {},
  },
}).createMachine({
  id: 'signOut',
  context: { allDevices: false },
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
        'unsent.changed': {
          guard: { type: 'isAllSent', params: ({ event }) => event },
          target: 'idle',
          actions: { type: 'leave', params: ({ context }) => context },
        },
        'discarding.chosen': { target: 'idle', actions: { type: 'leave', params: ({ context }) => context } },
        'sign-out.cancelled': 'idle',
      },
      states: {
        asking: {
          description: 'The founder decides.',
          on: { 'sending.chosen': { target: 'sending', actions: 'hurry' } },
        },
        sending: { description: 'The founder waits for the server to take them.', tags: 'pending' },
      },
    },
  },
});

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;

/** Something is unsent, and the founder has not decided or waits for it to be sent. */
export const selectIsAsked = (snapshot: SnapshotFrom<typeof signOutMachine>): boolean => snapshot.matches('unsent');
