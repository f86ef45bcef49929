import type { MomentFact } from '../log/name-moment.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { CanvasEdge, EdgeEnd, EdgeHeads, EdgeRoute } from './canvas-edge.ts';
import type { CanvasNode, NodeFill, Point, TextAlign, TextSize } from './canvas-node.ts';

type Ids = readonly string[];

/** The members of a part that `StyleNodes` can change. */
export type PartStyle = {
  readonly fill?: NodeFill;
  readonly textSize?: TextSize;
  readonly textAlign?: TextAlign;
  readonly route?: EdgeRoute;
  readonly heads?: EdgeHeads;
};

type CanvasFactData = {
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
};

/** All facts that can happen to a canvas. */
export type CanvasFact = FactOf<CanvasFactData> | MomentFact;

export type CanvasFactType = keyof CanvasFactData;
export type CanvasFactOf<T extends CanvasFactType> = CanvasFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const canvasFoldVersion = 2;
