import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

interface ChecklistInput {
  /** Whether the founder has put the list away on this device. */
  readonly isPutAway: boolean;
}

export type ChecklistEvent = { readonly type: 'checklist.putAway' } | { readonly type: 'checklist.broughtBack' };

/** The list of first steps, until the founder puts it away. Action to provide: `store`. */
export const checklistMachine = setup({
  types: { input: {} as ChecklistInput, context: {} as ChecklistInput, events: {} as ChecklistEvent },
  guards: { isPutAway: ({ context }) => context.isPutAway },
  actions: { store: (_, _params: ChecklistInput) => {} },
}).createMachine({
  id: 'checklist',
  context: ({ input }) => input,
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Is as it was left.',
      always: [{ guard: 'isPutAway', target: 'putAway' }, { target: 'shown' }],
    },
    shown: {
      description: 'To be seen while something of it is to be done.',
      on: {
        'checklist.putAway': { target: 'putAway', actions: { type: 'store', params: { isPutAway: true } } },
      },
    },
    putAway: {
      description: 'Out of sight, with a way back.',
      on: {
        'checklist.broughtBack': { target: 'shown', actions: { type: 'store', params: { isPutAway: false } } },
      },
    },
  },
});

export type ChecklistActor = ActorRefFrom<typeof checklistMachine>;

export const selectIsChecklistShown = (snapshot: SnapshotFrom<typeof checklistMachine>): boolean =>
  snapshot.matches('shown');
