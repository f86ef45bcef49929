import { sendTo, setup } from 'xstate';
import { parentOf } from '../parent-of.ts';
import type { PointerEvent, Spot } from '../pointer.ts';
import type { ToolReport } from './tool-report.ts';

const at = ({ event }: { event: Spot }) => ({ at: event.at });

/** Takes hold of the scene, so that it follows the pointer. */
export const handToolMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as PointerEvent, tags: {} as 'dragging' },
  actions: {
    grab: sendTo(parentOf, (_, { at }: Pick<Spot, 'at'>): ToolReport => ({ type: 'camera.grabbed', at })),
    drag: sendTo(parentOf, (_, { at }: Pick<Spot, 'at'>): ToolReport => ({ type: 'camera.dragged', at })),
    release: sendTo(parentOf, { type: 'camera.released' } satisfies ToolReport),
  },
}).createMachine({
  id: 'handTool',
  context: {},
  initial: 'open',
  states: {
    open: {
      description: 'The hand is open.',
      on: { 'pointer.pressed': { target: 'holding', actions: { type: 'grab', params: at } } },
    },
    holding: {
      description: 'The scene follows the pointer.',
      tags: 'dragging',
      exit: 'release',
      on: {
        'pointer.moved': { actions: { type: 'drag', params: at } },
        'pointer.released': 'open',
        'pointer.cancelled': 'open',
      },
    },
  },
});
