import type { Point } from './canvas-node.ts';

export const edgeRoutes = ['straight', 'elbow', 'curved'] as const;
export type EdgeRoute = (typeof edgeRoutes)[number];

/** Which ends of an edge bear an arrow's head. A line has none. */
export const edgeHeads = ['none', 'end', 'both'] as const;
export type EdgeHeads = (typeof edgeHeads)[number];

/** Where an edge meets a node; `auto` is the side that faces the other end. */
export const edgeSides = ['auto', 'top', 'right', 'bottom', 'left'] as const;
export type EdgeSide = (typeof edgeSides)[number];

/** An end follows its node, or stays at a point of the scene. */
export type EdgeEnd = { readonly node: string; readonly side: EdgeSide } | Point;

/** A connector between two nodes, or a line with an end that is free. */
export type CanvasEdge = {
  /** 12 characters of base 62, unique within the canvas, nodes included. */
  readonly id: string;
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly route: EdgeRoute;
  /** How far its middle is moved aside from where the route would have it, in scene units. */
  readonly bend: number;
  readonly heads: EdgeHeads;
  /** Written at its middle. */
  readonly text: string;
  readonly z: string;
  readonly locked: boolean;
  /** Gone from the canvas, with one of its nodes or by itself, and can be brought back. */
  readonly removed: boolean;
};
