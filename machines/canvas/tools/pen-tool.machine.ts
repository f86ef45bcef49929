import { assign, sendTo, setup } from 'xstate';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { strokeLimits, strokeOf } from '#domain/canvas/stroke-points.ts';
import type { Gesture } from '../gesture.ts';
import { parentOf } from '../parent-of.ts';
import { isDrag, type PointerEvent, type PointerMoved, type PointerPressed } from '../pointer.ts';
import { placing } from './placing.ts';
import type { ToolContext } from './tool-context.ts';
import type { ToolReport } from './tool-report.ts';

interface PenContext extends ToolContext {
  readonly path: readonly Point[];
}

const nothing: PenContext = { press: null, gesture: null, path: [] };

const ofPress = ({ event }: { event: PointerPressed }) => ({ press: event });
const ofMove = ({ event }: { event: PointerMoved }) => ({ move: event });

/** A line of more points than can be kept loses every second one, so that it goes on however long it becomes. */
export function withPoint(path: readonly Point[], point: Point): readonly Point[] {
  const longer = [...path, point];
  if (longer.length <= strokeLimits.points.max) return longer;
  // Of one more than an even number, both ends stay.
  return longer.filter((_, n) => n % 2 === 0);
}

function drawn(press: PointerPressed, path: readonly Point[]): Gesture {
  const { box, points } = strokeOf(path, canvasLimits.side.min);
  return { kind: 'place', node: { id: press.newId, kind: 'drawing', ...box, points } };
}

/** A freehand line follows the pointer, and is placed where the pointer is let go. A click draws nothing. */
export const penToolMachine = setup({
  types: { context: {} as PenContext, events: {} as PointerEvent, tags: {} as 'dragging' },
  guards: {
    isDrag: ({ context: { press } }, { move }: { move: PointerMoved }) => press !== null && isDrag(press, move),
  },
  actions: {
    begin: assign((_, { press }: { press: PointerPressed }) => ({ press, gesture: null, path: [press.point] })),
    draw: assign(({ context: { press, path } }, { move: { point } }: { move: PointerMoved }) => {
      const longer = withPoint(path, point);
      return { path: longer, gesture: press && drawn(press, longer) };
    }),
    forget: assign(nothing),
    tell: sendTo(parentOf, (_, { report }: { report: ToolReport }) => report),
  },
}).createMachine({
  id: 'penTool',
  context: nothing,
  initial: 'idle',
  on: { 'pointer.cancelled': '.idle' },
  states: {
    idle: {
      description: 'Waits for the beginning of a line.',
      entry: 'forget',
      on: { 'pointer.pressed': { target: 'begun', actions: { type: 'begin', params: ofPress } } },
    },
    begun: {
      description: 'Nothing is drawn yet.',
      on: {
        'pointer.moved': {
          guard: { type: 'isDrag', params: ofMove },
          target: 'drawing',
          actions: { type: 'draw', params: ofMove },
        },
        'pointer.released': 'idle',
      },
    },
    drawing: {
      description: 'The line follows the pointer.',
      tags: 'dragging',
      on: {
        'pointer.moved': { actions: { type: 'draw', params: ofMove } },
        'pointer.released': {
          target: 'idle',
          actions: { type: 'tell', params: ({ context }) => ({ report: placing(context.gesture) }) },
        },
      },
    },
  },
});
