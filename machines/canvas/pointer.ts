import type { Box, Point } from '#domain/canvas/canvas-node.ts';

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean;
}

export type ResizeHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/**
 * The part, handle or empty ground under the pointer, with all that a tool needs of it; `targetOf` makes it from a hit.
 */
export type Target =
  | {
      readonly kind: 'node' | 'edge';
      readonly id: string;
      /** The outermost group that it belongs to, or itself: what a click selects. */
      readonly owner: string;
      readonly isSelected: boolean;
      readonly isLocked: boolean;
      /** Whether it goes where no words are left upon it. */
      readonly isForText: boolean;
      /** Its text, if it was pressed twice; null otherwise. */
      readonly text: string | null;
    }
  /** A handle of the selection, which lies in `box` and is turned about its middle by `rotation` degrees. */
  | { readonly kind: 'handle'; readonly handle: ResizeHandle | 'rotate'; readonly box: Box; readonly rotation: number }
  | { readonly kind: 'edge-end'; readonly id: string; readonly end: 'from' | 'to' }
  /** `normal` is the unit vector along which a positive bend moves the edge's middle. */
  | { readonly kind: 'edge-bend'; readonly id: string; readonly bend: number; readonly normal: Point }
  /** `isSecond`: the same place was pressed a moment ago. `noteBox`: where a note that begins here goes. */
  | { readonly kind: 'canvas'; readonly isSecond?: boolean; readonly noteBox?: Box };

/** A place in the scene and in the viewport, there in CSS pixels from its upper left corner. */
export interface Spot {
  readonly point: Point;
  readonly at: Point;
}

export interface Guide {
  readonly from: Point;
  readonly to: Point;
}

/** How far what is dragged is drawn aside to meet its neighbors, in scene units. */
export interface Snap {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

export interface PointerPressed extends Spot {
  readonly type: 'pointer.pressed';
  readonly target: Target;
  /** The button's number in the DOM: 0 is the main one, 1 the middle one. */
  readonly button: number;
  readonly modifiers: Modifiers;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** For what the press may begin: 12 characters of base 62. */
  readonly newId: string;
  /** The node to which a connector that begins here would be bound. */
  readonly over: string | null;
}

/** At most one a frame; the last one before a release is where it was released. */
export interface PointerMoved extends Spot {
  readonly type: 'pointer.moved';
  readonly modifiers: Modifiers;
  readonly snap: Snap | null;
  /** The node to which a connector that ends here would be bound. */
  readonly over: string | null;
}

export type PointerEvent =
  | PointerPressed
  | PointerMoved
  | { readonly type: 'pointer.released' }
  /** The browser took it away, or Escape was pressed. */
  | { readonly type: 'pointer.cancelled' };

const slop = { mouse: 3, pen: 5, touch: 10 };

/** Whether the pointer has come far enough from where it was pressed to mean a drag. */
export function isDrag(start: Pick<PointerPressed, 'at' | 'kind'>, { at }: Pick<Spot, 'at'>): boolean {
  return Math.hypot(at.x - start.at.x, at.y - start.at.y) > slop[start.kind];
}
