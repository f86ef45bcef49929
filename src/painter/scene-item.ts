import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import type { EdgeGeometry } from '#drawing/edge-geometry.ts';

interface Placed {
  readonly id: string;
  /** Bounds of all that is painted for it, in scene units. */
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** Given by the paint order; grows upwards. */
  rank: number;
}

export interface NodeItem extends Placed {
  readonly node: CanvasNode;
  /** In how many frames a frame lies, see `frameDepth`. */
  readonly depth: number;
  /** The question that an empty section asks. */
  readonly question?: string | undefined;
  readonly edge?: never;
}

export interface EdgeItem extends Placed {
  readonly edge: CanvasEdge;
  readonly geometry: EdgeGeometry;
  readonly depth: 0;
  readonly node?: never;
}

/** A part of the canvas as it is painted. It is replaced, never changed, when its part changes. */
export type SceneItem = NodeItem | EdgeItem;
