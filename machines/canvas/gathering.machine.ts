import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

export type GatheringEvent = { readonly type: 'gathering.toggled' } | { readonly type: 'gathering.ended' };

/** Whether presses and keys add to the selection instead of replacing it: for fingers and keyboards, which have no Shift-click. */
export const gatheringMachine = setup({
  types: { events: {} as GatheringEvent, tags: {} as 'gathering' },
}).createMachine({
  id: 'gathering',
  initial: 'off',
  states: {
    off: { description: 'What is chosen next is chosen alone.', on: { 'gathering.toggled': 'on' } },
    on: {
      description: 'What is pressed joins the selection, or leaves it.',
      tags: 'gathering',
      on: { 'gathering.toggled': 'off', 'gathering.ended': 'off' },
    },
  },
});

export type GatheringActor = ActorRefFrom<typeof gatheringMachine>;

export const selectIsGathering = (snapshot: SnapshotFrom<typeof gatheringMachine>): boolean =>
  snapshot.hasTag('gathering');
