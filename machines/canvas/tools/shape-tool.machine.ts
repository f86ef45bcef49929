import { assign, sendTo, setup } from 'xstate';
import { parentOf } from '../parent-of.ts';
import { isDrag, type PointerEvent, type PointerMoved, type PointerPressed } from '../pointer.ts';
import { nodeAt, nodeBetween, type ShapeKind } from './drawn-node.ts';
import { placing } from './placing.ts';
import type { ToolContext } from './tool-context.ts';
import type { ToolReport } from './tool-report.ts';

interface ShapeToolContext extends ToolContext {
  readonly shape: ShapeKind | 'text';
}

const ofPress = ({ event }: { event: PointerPressed }) => ({ press: event });
const ofMove = ({ event }: { event: PointerMoved }) => ({ move: event });

const ended = {
  type: 'tell' as const,
  params: ({ context }: { context: ToolContext }) => ({ report: placing(context.gesture) }),
};

/** Draws a shape, a frame or a box for text between two corners; a click places one of the usual size. */
export const shapeToolMachine = setup({
  types: {
    input: {} as { readonly shape: ShapeToolContext['shape'] },
    context: {} as ShapeToolContext,
    events: {} as PointerEvent,
    tags: {} as 'dragging',
  },
  guards: {
    isDrag: ({ context: { press } }, { move }: { move: PointerMoved }) => press !== null && isDrag(press, move),
  },
  actions: {
    begin: assign(({ context: { shape } }, { press }: { press: PointerPressed }) => ({
      press,
      gesture: { kind: 'place' as const, node: nodeAt(shape, press.newId, press.point) },
    })),
    draw: assign(({ context: { press, shape } }, { move }: { move: PointerMoved }) => ({
      gesture: press && { kind: 'place' as const, node: nodeBetween(shape, press, move) },
    })),
    forget: assign({ press: null, gesture: null }),
    tell: sendTo(parentOf, (_, { report }: { report: ToolReport }) => report),
  },
}).createMachine({
  id: 'shapeTool',
  context: ({ input }) => ({ ...input, press: null, gesture: null }),
  initial: 'idle',
  on: { 'pointer.cancelled': '.idle' },
  states: {
    idle: {
      description: 'Waits for the first corner.',
      entry: 'forget',
      on: {
        'pointer.pressed': {
          target: 'begun',
          actions: { type: 'begin', params: ofPress },
        },
      },
    },
    begun: {
      description: 'A shape of the usual size would be placed here.',
      on: {
        'pointer.moved': {
          guard: { type: 'isDrag', params: ofMove },
          target: 'drawing',
          actions: { type: 'draw', params: ofMove },
        },
        'pointer.released': { target: 'idle', actions: ended },
      },
    },
    drawing: {
      description: 'The shape reaches to the pointer.',
      tags: 'dragging',
      on: {
        'pointer.moved': { actions: { type: 'draw', params: ofMove } },
        'pointer.released': { target: 'idle', actions: ended },
      },
    },
  },
});
