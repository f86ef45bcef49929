import type { EdgeEnd, EdgeHeads, EdgeRoute } from '#domain/canvas/canvas-edge.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import type { PlacedNode } from './canvas-change.ts';
import type { Guide } from './pointer.ts';

/** A change of the scene by the pointer that is not committed yet. Without ids it applies to the selection. */
export type Gesture =
  | {
      readonly kind: 'move';
      readonly dx: number;
      readonly dy: number;
      readonly guides: readonly Guide[];
      /** Copies are moved, and the originals stay. */
      readonly isCopy: boolean;
    }
  | {
      readonly kind: 'resize';
      readonly from: Box;
      readonly to: Box;
      readonly rotation: number;
      readonly guides: readonly Guide[];
    }
  /** Clockwise about the middle of `box`. */
  | { readonly kind: 'rotate'; readonly box: Box; readonly degrees: number }
  | { readonly kind: 'marquee'; readonly box: Box; readonly isAdding: boolean }
  | { readonly kind: 'route'; readonly id: string; readonly end: 'from' | 'to'; readonly to: EdgeEnd }
  | { readonly kind: 'bend'; readonly id: string; readonly bend: number }
  | { readonly kind: 'place'; readonly node: PlacedNode }
  | {
      readonly kind: 'connect';
      readonly id: string;
      readonly from: EdgeEnd;
      readonly to: EdgeEnd;
      readonly heads: EdgeHeads;
      readonly route: EdgeRoute;
    };
