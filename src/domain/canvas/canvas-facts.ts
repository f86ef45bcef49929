import type { Fact } from '../log/recorded-event.ts';
import type { CanvasEdge, EdgeEnd, EdgeHeads, EdgeRoute } from './canvas-edge.ts';
import type { CanvasNode, NodeFill, Point, TextAlign, TextSize } from './canvas-node.ts';

type Ids = readonly string[];

/** What `StyleNodes` can change about a part. */
export interface PartStyle {
  readonly fill?: NodeFill;
  readonly textSize?: TextSize;
  readonly textAlign?: TextAlign;
  readonly route?: EdgeRoute;
  readonly heads?: EdgeHeads;
}

interface CanvasFactData {
  /** Whole parts, as they are from now on. */
  readonly NodesPlaced: { readonly nodes: readonly CanvasNode[]; readonly edges: readonly CanvasEdge[] };
  readonly NodesMoved: {
    readonly nodes: readonly ({ readonly id: string } & Point)[];
    readonly edges: readonly { readonly id: string; readonly from?: Point; readonly to?: Point }[];
  };
  readonly NodesResized: {
    readonly nodes: readonly Pick<CanvasNode, 'id' | 'x' | 'y' | 'width' | 'height' | 'rotation'>[];
  };
  /** Each part is named at most once. */
  readonly NodesStyled: { readonly styles: readonly { readonly ids: Ids; readonly style: PartStyle }[] };
  readonly TextEdited: { readonly id: string; readonly text: string };
  readonly NodesConnected: { readonly edges: readonly CanvasEdge[] };
  readonly EdgeRouted: {
    readonly id: string;
    readonly from?: EdgeEnd;
    readonly to?: EdgeEnd;
    readonly route?: EdgeRoute;
    readonly bend?: number;
    readonly heads?: EdgeHeads;
  };
  readonly NodesReordered: { readonly parts: readonly { readonly id: string; readonly z: string }[] };
  readonly NodesGrouped: { readonly group: CanvasNode; readonly ids: Ids };
  readonly NodesReparented: { readonly ids: Ids; readonly parent: string | null };
  readonly NodesLocked: { readonly ids: Ids; readonly locked: boolean };
  readonly NodesRemoved: { readonly nodes: Ids; readonly edges: Ids };
  readonly NodesRestored: { readonly nodes: Ids; readonly edges: Ids };
  readonly AssumptionLinked: { readonly id: string; readonly assumption: string | null };
  readonly NodeShared: { readonly node: string; readonly grant: string; readonly expiresAt: string | null };
  readonly SelectionShared: { readonly ids: Ids; readonly grant: string; readonly expiresAt: string | null };
  readonly CanvasShared: { readonly grant: string; readonly expiresAt: string | null };
  readonly ShareRevoked: { readonly grant: string };
}

/** What can have happened to a canvas. */
export type CanvasFact = {
  [T in keyof CanvasFactData]: { readonly type: T; readonly data: CanvasFactData[T] };
}[keyof CanvasFactData];

export type CanvasFactOf<T extends CanvasFact['type']> = CanvasFactData[T];

/** A fact of a canvas's stream, in the first version of its shape. */
export function canvasFact<T extends CanvasFact['type']>(type: T, data: CanvasFactOf<T>): Fact {
  return { type, v: 1, data: data as unknown as Fact['data'] };
}
