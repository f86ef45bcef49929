import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CameraEvent } from './camera.machine.ts';
import { parentOf } from './parent-of.ts';

/** In CSS pixels: a press that moves less is a click, for example on a link. */
const clickReach = 4;

/** A pointer over the view; `at` is in CSS pixels from the view's upper left corner. */
export type HoldViewEvent =
  | { readonly type: 'pointer.down' | 'pointer.moved'; readonly id: number; readonly at: Point }
  /** Lifted, or taken away by the browser. */
  | { readonly type: 'pointer.up'; readonly id: number };

/** Camera events that the pointers cause. */
export type ViewHold = Extract<CameraEvent, { type: 'camera.grabbed' | 'camera.dragged' | 'camera.released' }>;

interface Held {
  readonly id: number;
  readonly at: Point;
}

interface HoldViewContext {
  /** Pointers that are down, the first one first. */
  readonly pointers: readonly Held[];
}

function gripOf([a, b]: readonly Held[]): { readonly at: Point; readonly spread?: number } {
  const at = a?.at ?? { x: 0, y: 0 };
  if (!b) return { at };
  const spread = Math.max(1, Math.hypot(at.x - b.at.x, at.y - b.at.y));
  return { at: { x: (at.x + b.at.x) / 2, y: (at.y + b.at.y) / 2 }, spread };
}

const pointerOf = ({ event: { id, at } }: { event: Held }): Held => ({ id, at });
const idOf = ({ event: { id } }: { event: { readonly id: number } }) => ({ id });
const put = { type: 'put' as const, params: pointerOf };
const lift = { type: 'lift' as const, params: idOf };
const telling = (type: 'camera.grabbed' | 'camera.dragged') => ({
  type: 'tell' as const,
  params: ({ context: { pointers } }: { context: HoldViewContext }) => ({ report: { type, ...gripOf(pointers) } }),
});
const released = { type: 'tell' as const, params: { report: { type: 'camera.released' } as const } };

/**
 * Mice and fingers on a view that is only looked at: a press is a click until it has moved, then it holds the view; two
 * move and zoom it. Action to provide: `tell`, unless the parent hears it.
 */
export const holdViewMachine = setup({
  types: { context: {} as HoldViewContext, events: {} as HoldViewEvent },
  guards: {
    isDown: ({ context: { pointers } }, { id }: { id: number }) => pointers.some((each) => each.id === id),
    isLast: ({ context: { pointers } }, { id }: { id: number }) => pointers.every((each) => each.id === id),
    isDrag: ({ context: { pointers } }, { id, at }: Held) =>
      pointers.some((each) => each.id === id && Math.hypot(at.x - each.at.x, at.y - each.at.y) >= clickReach),
  },
  actions: {
    put: assign(({ context: { pointers } }, pointer: Held) => ({
      pointers: pointers.some(({ id }) => id === pointer.id)
        ? pointers.map((each) => (each.id === pointer.id ? pointer : each))
        : [...pointers, pointer],
    })),
    lift: assign(({ context: { pointers } }, { id }: { id: number }) => ({
      pointers: pointers.filter((each) => each.id !== id),
    })),
    tell: sendTo(parentOf, (_, { report }: { report: ViewHold }) => report),
  },
}).createMachine({
  id: 'holdView',
  context: { pointers: [] },
  initial: 'free',
  states: {
    free: {
      description: 'Nothing is pressed.',
      on: { 'pointer.down': { target: 'pressed', actions: put } },
    },
    pressed: {
      description: 'One is down and has not moved: a click, a drag or the first of two.',
      on: {
        'pointer.moved': {
          guard: { type: 'isDrag', params: pointerOf },
          target: 'holding',
          actions: [telling('camera.grabbed'), put, telling('camera.dragged')],
        },
        'pointer.down': [
          { guard: { type: 'isDown', params: idOf }, actions: put },
          { target: 'holding', actions: [put, telling('camera.grabbed')] },
        ],
        'pointer.up': { guard: { type: 'isDown', params: idOf }, target: 'free', actions: lift },
      },
    },
    holding: {
      description: 'The view goes with what holds it.',
      on: {
        'pointer.moved': {
          guard: { type: 'isDown', params: idOf },
          actions: [put, telling('camera.dragged')],
        },
        'pointer.down': { actions: [put, telling('camera.grabbed')] },
        'pointer.up': [
          { guard: { type: 'isLast', params: idOf }, target: 'free', actions: [lift, released] },
          { guard: { type: 'isDown', params: idOf }, actions: [lift, telling('camera.grabbed')] },
        ],
      },
    },
  },
});

export type HoldViewActor = ActorRefFrom<typeof holdViewMachine>;
