import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { parentOf } from './parent-of.ts';
import { isDrag, type PointerEvent, type PointerMoved, type PointerPressed } from './pointer.ts';
import type { CameraHold } from './tools/tool-report.ts';

export type TouchEvent =
  /** `press` is what the tool hears when this finger alone means it. */
  | { readonly type: 'finger.down'; readonly id: number; readonly press: PointerPressed }
  | { readonly type: 'finger.moved'; readonly id: number; readonly move: PointerMoved }
  | { readonly type: 'finger.up'; readonly id: number }
  /** The browser took the touch away. */
  | { readonly type: 'fingers.lost' };

/** Meaning of the fingers' moves; `menu.asked` is a long press, `spread` the distance of two fingers in CSS pixels. */
export type TouchReport =
  | PointerEvent
  | Exclude<CameraHold, { type: 'camera.grabbed' | 'camera.dragged' }>
  | { readonly type: 'camera.grabbed' | 'camera.dragged'; readonly at: Point; readonly spread: number }
  | { readonly type: 'menu.asked'; readonly press: PointerPressed };

interface Finger {
  readonly id: number;
  readonly at: Point;
}

interface TouchContext {
  readonly press: PointerPressed | null;
  /** Fingers that are down, the first one first. */
  readonly fingers: readonly Finger[];
}

const middle = ([a, b]: readonly Finger[]): Point => ({
  x: ((a?.at.x ?? 0) + (b?.at.x ?? 0)) / 2,
  y: ((a?.at.y ?? 0) + (b?.at.y ?? 0)) / 2,
});
/** At least one pixel, so that nothing is divided by none. */
const spread = ([a, b]: readonly Finger[]): number =>
  Math.max(1, a && b ? Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) : 1);

const ofFinger = ({ event }: { event: { readonly id: number } }) => ({ id: event.id });
const putDown = ({ event: { id, press } }: { event: { readonly id: number; readonly press: PointerPressed } }) => ({
  id,
  at: press.at,
});
const carried = ({ event: { id, move } }: { event: { readonly id: number; readonly move: PointerMoved } }) => ({
  id,
  at: move.at,
});
const telling = (report: TouchReport) => ({ type: 'tell' as const, params: { report } });
const pressing = {
  type: 'tell' as const,
  params: ({ context: { press } }: { context: TouchContext }) => ({ report: press ?? nothing }),
};
const nothing: TouchReport = { type: 'pointer.cancelled' };
const pinched = (type: 'camera.grabbed' | 'camera.dragged') => ({
  type: 'tell' as const,
  params: ({ context: { fingers } }: { context: TouchContext }) => ({
    report: { type, at: middle(fingers), spread: spread(fingers) } as const,
  }),
});

/**
 * Fingers on the canvas. One is the tool's, but not before it is clear that it stays one: two move and zoom the view, and
 * one that rests asks what can be done. Action to provide: `tell`, unless the parent hears it.
 */
export const touchMachine = setup({
  types: { context: {} as TouchContext, events: {} as TouchEvent, tags: {} as 'touching' },
  guards: {
    isDrag: ({ context: { press } }, { move }: { move: PointerMoved }) => press !== null && isDrag(press, move),
    isFirst: ({ context: { fingers } }, { id }: { id: number }) => fingers[0]?.id === id,
    isOneOfTwo: ({ context: { fingers } }, { id }: { id: number }) =>
      fingers.slice(0, 2).some((each) => each.id === id),
    isLast: ({ context: { fingers } }, { id }: { id: number }) => fingers.every((each) => each.id === id),
  },
  actions: {
    remember: assign((_, { press }: { press: PointerPressed }) => ({ press })),
    put: assign(({ context: { fingers } }, finger: Finger) => ({
      fingers: [...fingers.filter(({ id }) => id !== finger.id), finger],
    })),
    carry: assign(({ context: { fingers } }, finger: Finger) => ({
      fingers: fingers.map((each) => (each.id === finger.id ? finger : each)),
    })),
    lift: assign(({ context: { fingers } }, { id }: { id: number }) => ({
      fingers: fingers.filter((each) => each.id !== id),
    })),
    liftAll: assign({ press: null, fingers: [] }),
    tell: sendTo(parentOf, (_, { report }: { report: TouchReport }) => report),
  },
  delays: { pressPatience: 500 },
}).createMachine({
  id: 'touch',
  context: { press: null, fingers: [] },
  initial: 'none',
  states: {
    none: {
      description: 'No finger is down.',
      entry: 'liftAll',
      on: {
        'finger.down': {
          target: 'waiting',
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'put', params: putDown },
          ],
        },
      },
    },
    waiting: {
      description: 'One finger is down, and has not moved: a tap, a drag, a long press or the first of two.',
      tags: 'touching',
      after: {
        pressPatience: {
          target: 'spent',
          actions: {
            type: 'tell',
            params: ({ context: { press } }) => ({ report: press ? { type: 'menu.asked', press } : nothing }),
          },
        },
      },
      on: {
        'finger.moved': {
          guard: { type: 'isDrag', params: ({ event }) => event },
          target: 'dragging',
          actions: [pressing, { type: 'tell', params: ({ event }) => ({ report: event.move }) }],
        },
        'finger.down': { target: 'pinching', actions: { type: 'put', params: putDown } },
        'finger.up': { target: 'none', actions: [pressing, telling({ type: 'pointer.released' })] },
        'fingers.lost': 'none',
      },
    },
    dragging: {
      description: 'The tool works with the finger.',
      tags: 'touching',
      on: {
        'finger.moved': {
          guard: { type: 'isFirst', params: ofFinger },
          actions: { type: 'tell', params: ({ event }) => ({ report: event.move }) },
        },
        // A second finger is a palm, or means something else than was begun: the drag ends where it is.
        'finger.down': {
          target: 'spent',
          actions: [{ type: 'put', params: putDown }, telling({ type: 'pointer.cancelled' })],
        },
        'finger.up': { target: 'none', actions: telling({ type: 'pointer.released' }) },
        'fingers.lost': { target: 'none', actions: telling({ type: 'pointer.cancelled' }) },
      },
    },
    pinching: {
      description: 'Two fingers hold the view.',
      tags: 'touching',
      entry: pinched('camera.grabbed'),
      exit: telling({ type: 'camera.released' }),
      on: {
        'finger.moved': {
          guard: { type: 'isOneOfTwo', params: ofFinger },
          actions: [{ type: 'carry', params: carried }, pinched('camera.dragged')],
        },
        'finger.down': { actions: { type: 'put', params: putDown } },
        'finger.up': { target: 'spent', actions: { type: 'lift', params: ofFinger } },
        'fingers.lost': 'none',
      },
    },
    spent: {
      description: 'What was meant is over: the fingers that are left mean nothing until all are up.',
      tags: 'touching',
      on: {
        'finger.down': { actions: { type: 'put', params: putDown } },
        'finger.up': [
          { guard: { type: 'isLast', params: ofFinger }, target: 'none' },
          { actions: { type: 'lift', params: ofFinger } },
        ],
        'fingers.lost': 'none',
      },
    },
  },
});

export type TouchActor = ActorRefFrom<typeof touchMachine>;
