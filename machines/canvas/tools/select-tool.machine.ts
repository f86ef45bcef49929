import { assign, sendTo, setup } from 'xstate';
import type { Gesture } from '../gesture.ts';
import { parentOf } from '../parent-of.ts';
import { isDrag, type PointerEvent, type PointerMoved, type PointerPressed } from '../pointer.ts';
import { bendOf, moveOf, resizeOf, rotationOf, routeOf, sweepOf } from './select-gestures.ts';
import { choiceOf, endOf, noteOf, openingOf } from './select-tool-reports.ts';
import type { ToolContext } from './tool-context.ts';
import type { ToolReport } from './tool-report.ts';

interface Pressed {
  readonly press: PointerPressed;
}

const ofPress = ({ event }: { event: PointerPressed }): Pressed => ({ press: event });
const ofMove = ({ event }: { event: PointerMoved }) => ({ move: event });
const isOn =
  (kind: PointerPressed['target']['kind']) =>
  (_: unknown, { press }: Pressed): boolean =>
    press.target.kind === kind;

/** An action that draws what the move has made of what was pressed. */
const drawn = (draw: (press: PointerPressed, move: PointerMoved) => Gesture | null) => ({
  type: 'draw' as const,
  params: ({ context: { press }, event }: { context: ToolContext; event: PointerMoved }) => ({
    gesture: press && draw(press, event),
  }),
});
const ended = {
  type: 'tell' as const,
  params: ({ context }: { context: ToolContext }) => ({ report: endOf(context.gesture) }),
};

/** A drag whose first move was far enough, from the state that its press led to. */
const dragging = (description: string, draw: Parameters<typeof drawn>[0]) => ({
  description,
  tags: 'dragging' as const,
  on: {
    'pointer.moved': { actions: drawn(draw) },
    'pointer.released': { target: 'idle', actions: ended },
  },
});
const waiting = (description: string, target: string, draw: Parameters<typeof drawn>[0]) => ({
  description,
  on: {
    'pointer.moved': { guard: { type: 'isDrag' as const, params: ofMove }, target, actions: drawn(draw) },
    'pointer.released': 'idle',
  },
});

/**
 * Selecting, moving, copying, resizing, turning and rerouting with the pointer. Changes are issued when it is released; a
 * canceled gesture changes nothing.
 */
export const selectToolMachine = setup({
  types: { context: {} as ToolContext, events: {} as PointerEvent, tags: {} as 'dragging' },
  guards: {
    isRotation: (_, { press: { target } }: Pressed) => target.kind === 'handle' && target.handle === 'rotate',
    isHandle: isOn('handle'),
    isEdgeEnd: isOn('edge-end'),
    isEdgeBend: isOn('edge-bend'),
    isGround: isOn('canvas'),
    isGroundTwice: (_, { press: { target, modifiers } }: Pressed) =>
      target.kind === 'canvas' && target.isSecond === true && !modifiers.shift,
    isToggling: (_, { press }: Pressed) => press.modifiers.shift,
    isOpening: (_, { press: { target } }: Pressed) => 'text' in target && target.text !== null && !target.isLocked,
    isSelected: (_, { press: { target } }: Pressed) => 'isSelected' in target && target.isSelected,
    /** Locked parts cannot be dragged. */
    isDrag: ({ context: { press } }, { move }: { move: PointerMoved }) =>
      press !== null && !('isLocked' in press.target && press.target.isLocked) && isDrag(press, move),
    wasAdding: ({ context: { press } }) => press?.modifiers.shift === true,
  },
  actions: {
    remember: assign((_, { press }: Pressed) => ({ press })),
    forget: assign({ press: null, gesture: null }),
    draw: assign((_, { gesture }: { gesture: Gesture | null }) => ({ gesture })),
    tell: sendTo(parentOf, (_, { report }: { report: ToolReport }) => report),
  },
}).createMachine({
  id: 'selectTool',
  context: { press: null, gesture: null },
  initial: 'idle',
  on: { 'pointer.cancelled': '.idle' },
  states: {
    idle: {
      description: 'The pointer is up.',
      entry: 'forget',
      on: {
        'pointer.pressed': [
          {
            guard: { type: 'isRotation', params: ofPress },
            target: 'onRotation',
            actions: { type: 'remember', params: ofPress },
          },
          {
            guard: { type: 'isHandle', params: ofPress },
            target: 'onHandle',
            actions: { type: 'remember', params: ofPress },
          },
          {
            guard: { type: 'isEdgeEnd', params: ofPress },
            target: 'onEdgeEnd',
            actions: { type: 'remember', params: ofPress },
          },
          {
            guard: { type: 'isEdgeBend', params: ofPress },
            target: 'onEdgeBend',
            actions: { type: 'remember', params: ofPress },
          },
          {
            guard: { type: 'isGroundTwice', params: ofPress },
            actions: { type: 'tell', params: ({ event }) => ({ report: noteOf(event) }) },
          },
          {
            guard: { type: 'isGround', params: ofPress },
            target: 'onGround',
            actions: { type: 'remember', params: ofPress },
          },
          {
            guard: { type: 'isToggling', params: ofPress },
            actions: { type: 'tell', params: ({ event }) => ({ report: choiceOf(event, 'toggle') }) },
          },
          {
            guard: { type: 'isOpening', params: ofPress },
            actions: { type: 'tell', params: ({ event }) => ({ report: openingOf(event) }) },
          },
          {
            guard: { type: 'isSelected', params: ofPress },
            target: 'onSelected',
            actions: { type: 'remember', params: ofPress },
          },
          {
            target: 'onChosen',
            actions: [
              { type: 'remember', params: ofPress },
              { type: 'tell', params: ({ event }) => ({ report: choiceOf(event, 'replace') }) },
            ],
          },
        ],
      },
    },
    onChosen: {
      description: 'A part was pressed and is selected alone now; a drag would move it.',
      on: {
        'pointer.moved': { guard: { type: 'isDrag', params: ofMove }, target: 'moving', actions: drawn(moveOf) },
        'pointer.released': 'idle',
      },
    },
    onSelected: {
      description: 'One of the selected parts was pressed: a drag moves all of them, a click leaves this one alone.',
      on: {
        'pointer.moved': { guard: { type: 'isDrag', params: ofMove }, target: 'moving', actions: drawn(moveOf) },
        'pointer.released': {
          target: 'idle',
          actions: {
            type: 'tell',
            params: ({ context: { press } }) => ({ report: choiceOf(press, 'replace') }),
          },
        },
      },
    },
    moving: dragging('The selection follows the pointer; with Alt its copies do.', moveOf),
    onGround: {
      description: 'The empty canvas was pressed.',
      on: {
        'pointer.moved': {
          guard: { type: 'isDrag', params: ofMove },
          target: 'sweeping',
          actions: drawn(sweepOf),
        },
        'pointer.released': [
          { guard: 'wasAdding', target: 'idle' },
          {
            target: 'idle',
            actions: { type: 'tell', params: { report: { type: 'selection.changed', ids: [], mode: 'replace' } } },
          },
        ],
      },
    },
    sweeping: dragging('A box is drawn around what is to be selected.', sweepOf),
    onHandle: waiting('A handle of the selection was pressed.', 'resizing', resizeOf),
    resizing: dragging('The box of the selection follows its handle.', resizeOf),
    onRotation: waiting('The handle that turns was pressed.', 'rotating', rotationOf),
    rotating: dragging('The selection turns about its middle.', rotationOf),
    onEdgeEnd: waiting('An end of a connector was pressed.', 'routing', routeOf),
    routing: dragging('The end looks for another node, or for a place of its own.', routeOf),
    onEdgeBend: waiting('The middle of a connector was pressed.', 'bending', bendOf),
    bending: dragging('The connector gives way to the side.', bendOf),
  },
});
