import { assign, sendTo, setup } from 'xstate';
import { parentOf } from '../parent-of.ts';
import type { PointerEvent, PointerMoved, PointerPressed } from '../pointer.ts';
import { nodeAt } from './drawn-node.ts';
import { placing } from './placing.ts';
import type { ToolContext } from './tool-context.ts';
import type { ToolReport } from './tool-report.ts';

/** A note hangs on the pointer from its press on, and is placed where it is let go, to be written upon. */
export const noteToolMachine = setup({
  types: { context: {} as ToolContext, events: {} as PointerEvent, tags: {} as 'dragging' },
  actions: {
    take: assign((_, { press }: { press: PointerPressed }) => ({
      press,
      gesture: { kind: 'place' as const, node: nodeAt('note', press.newId, press.point) },
    })),
    carry: assign(({ context: { press } }, { move: { point, snap } }: { move: PointerMoved }) => ({
      gesture: press && {
        kind: 'place' as const,
        node: nodeAt('note', press.newId, { x: point.x + (snap?.dx ?? 0), y: point.y + (snap?.dy ?? 0) }),
      },
    })),
    forget: assign({ press: null, gesture: null }),
    tell: sendTo(parentOf, (_, { report }: { report: ToolReport }) => report),
  },
}).createMachine({
  id: 'noteTool',
  context: { press: null, gesture: null },
  initial: 'idle',
  on: { 'pointer.cancelled': '.idle' },
  states: {
    idle: {
      description: 'Waits for the place of a note.',
      entry: 'forget',
      on: {
        'pointer.pressed': {
          target: 'carrying',
          actions: { type: 'take', params: ({ event }) => ({ press: event }) },
        },
      },
    },
    carrying: {
      description: 'The note follows the pointer.',
      tags: 'dragging',
      on: {
        'pointer.moved': { actions: { type: 'carry', params: ({ event }) => ({ move: event }) } },
        'pointer.released': {
          target: 'idle',
          actions: { type: 'tell', params: ({ context }) => ({ report: placing(context.gesture) }) },
        },
      },
    },
  },
});
