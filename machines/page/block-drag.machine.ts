import { assign, setup } from 'xstate';
import type { BlockPlace } from '#domain/page/page-outline.ts';

/** Where a block would go, and between which rows that is shown. */
export interface DropTarget extends BlockPlace {
  /** Above the row of that number. */
  readonly row: number;
}

interface BlockDragContext {
  readonly id: string | null;
  /** Where the pointer came down, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly target: DropTarget | null;
}

export type BlockDragEvent =
  | { readonly type: 'row.pressed'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.moved'; readonly x: number; readonly y: number; readonly target: DropTarget | null }
  | { readonly type: 'pointer.released' }
  | { readonly type: 'drag.cancelled' };

/** In pixels: less is a press that trembles. */
const slack = 5;

const nothing = { id: null, x: 0, y: 0, target: null } as const;

/** A block is dragged through the outline, by a mouse, a pen or a finger. Action to provide: `drop`. */
export const blockDragMachine = setup({
  types: { context: {} as BlockDragContext, events: {} as BlockDragEvent },
  guards: {
    isFar: ({ context }, { x, y }: { x: number; y: number }) => Math.hypot(x - context.x, y - context.y) > slack,
    hasTarget: ({ context }) => context.target !== null,
  },
  actions: {
    take: assign((_, { id, x, y }: { id: string; x: number; y: number }) => ({ id, x, y, target: null })),
    aim: assign((_, { target }: { target: DropTarget | null }) => ({ target })),
    forget: assign(nothing),
    drop: (_, _params: { readonly id: string } & BlockPlace) => {},
  },
}).createMachine({
  id: 'blockDrag',
  context: nothing,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is dragged.',
      entry: 'forget',
      on: { 'row.pressed': { target: 'pressed', actions: { type: 'take', params: ({ event }) => event } } },
    },
    pressed: {
      description: 'The pointer is down on a row, and has not gone anywhere.',
      on: {
        'pointer.moved': {
          guard: { type: 'isFar', params: ({ event }) => event },
          target: 'dragging',
          actions: { type: 'aim', params: ({ event }) => event },
        },
        'pointer.released': 'resting',
        'drag.cancelled': 'resting',
      },
    },
    dragging: {
      description: 'A block follows the pointer, and a line shows where it would go.',
      on: {
        'pointer.moved': { actions: { type: 'aim', params: ({ event }) => event } },
        'pointer.released': [{ guard: 'hasTarget', target: 'dropped' }, { target: 'resting' }],
        'drag.cancelled': 'resting',
      },
    },
    dropped: {
      description: 'The block goes where the line was.',
      entry: {
        type: 'drop',
        params: ({ context: { id, target } }) => ({
          id: id ?? '',
          parent: target?.parent ?? null,
          after: target?.after ?? null,
        }),
      },
      always: 'resting',
    },
  },
});
