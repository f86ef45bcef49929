import type { EdgeEnd, EdgeHeads, EdgeRoute } from '#domain/canvas/canvas-edge.ts';
import type { PartStyle } from '#domain/canvas/canvas-facts.ts';
import type { Box, NodeFill, NodeKind } from '#domain/canvas/canvas-node.ts';

/** A new node as a command brings it. */
export interface PlacedNode extends Box {
  readonly id: string;
  readonly kind: NodeKind;
  readonly text?: string;
  readonly fill?: NodeFill;
  readonly asset?: string;
  /** Points of a drawing. */
  readonly points?: number[];
  readonly parent?: string;
}

export interface PlacedEdge {
  readonly id: string;
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly route?: EdgeRoute;
  readonly heads?: EdgeHeads;
}

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Axis = 'horizontal' | 'vertical';
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A change to the selected parts. */
export type SelectionChange =
  | { readonly kind: 'moved'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'copied'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'resized'; readonly from: Box; readonly to: Box; readonly rotation: number }
  | { readonly kind: 'rotated'; readonly box: Box; readonly degrees: number }
  /** Values typed into fields: for each part, or for the box around them if several are selected. */
  | { readonly kind: 'boxed'; readonly box: Partial<Box>; readonly rotation?: number }
  | { readonly kind: 'styled'; readonly style: PartStyle }
  | { readonly kind: 'ordered'; readonly to: 'front' | 'forward' | 'backward' | 'back' }
  | { readonly kind: 'aligned'; readonly to: Alignment }
  | { readonly kind: 'distributed'; readonly along: Axis }
  | { readonly kind: 'grouped' }
  | { readonly kind: 'ungrouped' }
  | { readonly kind: 'locked'; readonly locked: boolean }
  | { readonly kind: 'removed' };

/** A change to the canvas. Ids come with it, or are made when it is turned into commands. */
export type CanvasChange =
  | SelectionChange
  | { readonly kind: 'placed'; readonly node: PlacedNode }
  | { readonly kind: 'connected'; readonly edge: PlacedEdge }
  | {
      readonly kind: 'routed';
      readonly id: string;
      readonly from?: EdgeEnd;
      readonly to?: EdgeEnd;
      readonly route?: EdgeRoute;
      readonly bend?: number;
      readonly heads?: EdgeHeads;
    }
  /** `base` is what the text started from. */
  | { readonly kind: 'worded'; readonly id: string; readonly text: string; readonly base: string }
  /** The part that was removed meanwhile comes back with what was typed. */
  | { readonly kind: 'revived'; readonly id: string; readonly text: string; readonly base: string }
  | { readonly kind: 'dropped'; readonly id: string }
  /** A new node of the same kind at that side of `of`, connected with it. */
  | {
      readonly kind: 'grown';
      readonly of: string;
      readonly side: Side;
      readonly nodeId: string;
      readonly edgeId: string;
    }
  | { readonly kind: 'linked'; readonly id: string; readonly assumption: string | null };
