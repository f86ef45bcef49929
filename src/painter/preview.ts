import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import type { SnapGuide } from '#drawing/snap.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { Screen } from './screen.ts';

export interface ResizedBox extends Box {
  readonly id: string;
  /** In degrees; without it as it was. */
  readonly rotation?: number;
}

/** The effect of a gesture if it ended now. The canvas itself does not change until then. */
export type Preview =
  | {
      readonly kind: 'move';
      /** Nodes and free edges, members of groups and frames among them. */
      readonly ids: readonly string[];
      readonly dx: number;
      readonly dy: number;
      /** Copies are moved, and what is there stays. */
      readonly isCopy?: boolean;
      readonly guides: readonly SnapGuide[];
    }
  | { readonly kind: 'resize'; readonly boxes: readonly ResizedBox[]; readonly guides?: readonly SnapGuide[] }
  | { readonly kind: 'marquee'; readonly box: Box }
  | { readonly kind: 'place'; readonly node: CanvasNode; readonly guides?: readonly SnapGuide[] }
  /** An edge that is new, or another route of one that is there; `target` is the node that it would meet. */
  | { readonly kind: 'connect'; readonly edge: CanvasEdge; readonly target?: string };

/** Marks above the scene that only a few founders see: the caller brings their painting along. */
export interface Marks<Mark> {
  readonly marks: readonly Mark[];
  readonly paint: (screen: Screen, theme: PaintTheme, marks: readonly Mark[]) => void;
}

/** Where another browser of the workspace points, and what is selected there. */
export interface Cursor {
  readonly id: string;
  readonly name: string;
  /** Number of the person’s color and shape. */
  readonly look: number;
  /** Undefined while the pointer is outside the canvas. */
  readonly point: Point | undefined;
  readonly selected: readonly string[];
}

/** One thing that changed between two moments of the canvas's history. */
export interface Stroke {
  readonly kind: 'placed' | 'moved' | 'changed' | 'removed';
  /** Where it was and where it is; a removed thing is nowhere, a placed one was nowhere. */
  readonly from?: Box;
  readonly to?: Box;
  /** The day, as it is written beside the stroke. */
  readonly date: string;
}
