import type { NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import { placeNodes } from '../canvas/place-nodes.ts';
import type { Rejection } from '../log/decision.ts';

/** Parts of a canvas that the founder keeps under a name, to begin others with. */
export type OwnTemplate = {
  readonly id: string;
  readonly name: string;
  /** From the lowest to the highest, at the places that they had. Without assumptions and locks. */
  readonly nodes: readonly NewNode[];
  readonly edges: readonly NewEdge[];
};

/** `name` in UTF-16 units, `size` and `sizeOfAll` in characters of JSON; the others count. */
export const templateLimits = {
  name: 60,
  templates: 50,
  nodes: 400,
  edges: 400,
  size: 120_000,
  sizeOfAll: 600_000,
} as const;

type Parts = Pick<OwnTemplate, 'nodes' | 'edges'>;

/** Why parts are no template; undefined if they are one. An empty canvas has to take them as they are. */
export function partsFault({ nodes, edges }: Parts): Rejection | undefined {
  if (nodes.length + edges.length === 0) return 'invalid-data';
  if (nodes.length > templateLimits.nodes || edges.length > templateLimits.edges) return 'template-too-large';
  if (sizeOfTemplate({ nodes, edges }) > templateLimits.size) return 'template-too-large';
  const placing = placeNodes(undefined, { nodes: [...nodes], edges: [...edges] });
  return placing.kind === 'rejected' ? placing.reason : undefined;
}

export const sizeOfTemplate = ({ nodes, edges }: Parts): number => JSON.stringify([nodes, edges]).length;
