import { assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type ArrivalsByProject, type Look, nextLook } from '#domain/next-step/arrivals.ts';

interface HomeLookInput {
  /** The look before on this device; null if there was none. */
  readonly last: Look | null;
}

interface HomeLookContext extends HomeLookInput {
  /** Null until everything has been loaded. */
  readonly look: Look | null;
}

/** All that has come in by `at` (ISO 8601). */
export type HomeLookEvent = {
  readonly type: 'arrivals.counted';
  readonly at: string;
  readonly seen: ArrivalsByProject;
};

/**
 * One look at home, however long it lasts, which remembers for the next one what was seen. Provide the actor `arrivals`,
 * which counts them once everything has been loaded and whenever more come, and the action `store`.
 */
export const homeLookMachine = setup({
  types: { input: {} as HomeLookInput, context: {} as HomeLookContext, events: {} as HomeLookEvent },
  actors: { arrivals: fromCallback<EventObject, undefined, HomeLookEvent>(() => {}) },
  actions: {
    begin: assign({ look: ({ context, event: { at, seen } }) => nextLook(context.last, at, seen) }),
    /** Keeps the counts of the previous look: new entries do not vanish while the founder looks at them. */
    goOn: assign({ look: ({ context: { look }, event: { at, seen } }) => look && { ...look, at, seen } }),
    store: (_, _params: { readonly look: Look | null }) => {},
  },
}).createMachine({
  id: 'homeLook',
  context: ({ input }) => ({ ...input, look: null }),
  invoke: { src: 'arrivals' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Not everything has been loaded yet.',
      on: {
        'arrivals.counted': {
          target: 'looking',
          actions: ['begin', { type: 'store', params: ({ context: { look } }) => ({ look }) }],
        },
      },
    },
    looking: {
      description: 'Shows what is new, and what else comes in meanwhile.',
      on: {
        'arrivals.counted': {
          actions: ['goOn', { type: 'store', params: ({ context: { look } }) => ({ look }) }],
        },
      },
    },
  },
});

/** Null until it is known. */
export const selectHomeLook = ({ context }: SnapshotFrom<typeof homeLookMachine>): Look | null => context.look;
