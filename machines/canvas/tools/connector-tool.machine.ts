import { assign, sendTo, setup } from 'xstate';
import type { Gesture } from '../gesture.ts';
import { parentOf } from '../parent-of.ts';
import { isDrag, type PointerEvent, type PointerMoved, type PointerPressed } from '../pointer.ts';
import { landingOf } from './select-gestures.ts';
import type { ToolContext } from './tool-context.ts';
import { nothingToTell, type ToolReport } from './tool-report.ts';

interface ConnectorToolContext extends ToolContext {
  readonly connector: 'arrow' | 'line';
}

const ofPress = ({ event }: { event: PointerPressed }) => ({ press: event });
const ofMove = ({ event }: { event: PointerMoved }) => ({ move: event });

/** From where it was pressed to where the pointer is; bound to the nodes at either end, if there are any. */
function connectorOf({ press, connector }: ConnectorToolContext, { point, over }: PointerMoved): Gesture | null {
  if (!press) return null;
  return {
    kind: 'connect',
    id: press.newId,
    from: landingOf(press.point, press.over),
    to: landingOf(point, over === press.over ? null : over),
    heads: connector === 'arrow' ? 'end' : 'none',
    route: 'straight',
  };
}

function connecting(gesture: Gesture | null): ToolReport {
  if (gesture?.kind !== 'connect') return nothingToTell;
  const { kind: _, ...edge } = gesture;
  return { type: 'gesture.ended', change: { kind: 'connected', edge }, edits: false };
}

const ended = {
  type: 'tell' as const,
  params: ({ context }: { context: ConnectorToolContext }) => ({ report: connecting(context.gesture) }),
};

/** Draws an arrow or a line: by a drag, or by a click on one end and a click on the other. */
export const connectorToolMachine = setup({
  types: {
    input: {} as { readonly connector: 'arrow' | 'line' },
    context: {} as ConnectorToolContext,
    events: {} as PointerEvent,
    tags: {} as 'dragging',
  },
  guards: {
    isDrag: ({ context: { press } }, { move }: { move: PointerMoved }) => press !== null && isDrag(press, move),
    isBound: ({ context: { press } }) => press !== null && press.over !== null,
  },
  actions: {
    remember: assign((_, { press }: { press: PointerPressed }) => ({ press })),
    draw: assign(({ context }, { move }: { move: PointerMoved }) => ({ gesture: connectorOf(context, move) })),
    end: assign(({ context }, { press }: { press: PointerPressed }) => ({
      gesture: connectorOf(context, { ...press, type: 'pointer.moved', snap: null }),
    })),
    forget: assign({ press: null, gesture: null }),
    tell: sendTo(parentOf, (_, { report }: { report: ToolReport }) => report),
  },
}).createMachine({
  id: 'connectorTool',
  context: ({ input }) => ({ ...input, press: null, gesture: null }),
  initial: 'idle',
  on: { 'pointer.cancelled': '.idle' },
  states: {
    idle: {
      description: 'Waits for the first end.',
      entry: 'forget',
      on: {
        'pointer.pressed': {
          target: 'begun',
          actions: { type: 'remember', params: ofPress },
        },
      },
    },
    begun: {
      description: 'The first end was pressed: a drag leads to the other, and so does a second click.',
      on: {
        'pointer.moved': {
          guard: { type: 'isDrag', params: ofMove },
          target: 'drawing',
          actions: { type: 'draw', params: ofMove },
        },
        'pointer.released': [{ guard: 'isBound', target: 'aiming' }, { target: 'idle' }],
      },
    },
    drawing: {
      description: 'The other end follows the pointer until it is let go.',
      tags: 'dragging',
      on: {
        'pointer.moved': { actions: { type: 'draw', params: ofMove } },
        'pointer.released': { target: 'idle', actions: ended },
      },
    },
    aiming: {
      description: 'The first end was clicked: the other follows the pointer until the next click.',
      on: {
        'pointer.moved': { actions: { type: 'draw', params: ofMove } },
        'pointer.pressed': {
          target: 'landing',
          actions: { type: 'end', params: ofPress },
        },
      },
    },
    landing: {
      description: 'The other end was pressed, and may still be moved.',
      tags: 'dragging',
      on: {
        'pointer.moved': { actions: { type: 'draw', params: ofMove } },
        'pointer.released': { target: 'idle', actions: ended },
      },
    },
  },
});
