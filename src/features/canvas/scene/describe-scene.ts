import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge, EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { partName } from '#domain/canvas/part-name.ts';
import { questionOf } from '#domain/canvas-templates/question-of.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import type { CardLooks } from '#drawing/card-look.ts';
import { edgeDescription, nodeDescription } from './part-description.ts';

/** One thing of the scene as it is told to whoever does not see it. */
export interface TreeItem {
  readonly id: string;
  readonly kind: 'node' | 'edge';
  readonly name: string;
  readonly description: string;
  /** In scene units. */
  readonly box: Box;
}

export interface SceneGeometry {
  /** Around an edge, in scene units; undefined if it cannot be drawn. */
  readonly edgeBox: (edge: CanvasEdge) => Box | undefined;
  /** Around a node and, of a group, around what it holds. */
  readonly nodeBox: (node: CanvasNode) => Box | undefined;
}

/** The named parts of a canvas in words, in the given order, cards with what `looks` says of their assumptions. Work grows with what is told and with the edges. */
export function describeScene(
  canvas: Canvas,
  ids: readonly string[],
  geometry: SceneGeometry,
  looks?: CardLooks,
): readonly TreeItem[] {
  const lookup = (id: string): CanvasNode | undefined => partOf(canvas.nodes, id);
  const connected = edgesByNode(canvas, ids);
  const whole = boxAround(canvas);
  const filled = new Set<string | null>();
  for (const { parent, removed } of eachPart(canvas.nodes)) if (!removed) filled.add(parent);
  return ids.flatMap((id): TreeItem[] => {
    const node = lookup(id);
    if (node && !node.removed) {
      const box = geometry.nodeBox(node) ?? node;
      const parent = node.parent === null ? undefined : lookup(node.parent);
      const surroundings = {
        parent: parent?.removed ? undefined : parent,
        whole,
        question: filled.has(id) ? undefined : questionOf(node),
        edges: connected.get(id) ?? [],
        lookup,
      };
      const description = nodeDescription({ ...node, ...box }, surroundings);
      const said = node.assumption === null ? undefined : looks?.get(node.assumption)?.said;
      const name = partName(node, lookup);
      return [{ id, kind: 'node', name: said === undefined ? name : `${name} (${said})`, description, box }];
    }
    const edge = partOf(canvas.edges, id);
    if (!edge || edge.removed) return [];
    const box = geometry.edgeBox(edge);
    const description = edgeDescription(edge, box);
    return [{ id, kind: 'edge', name: partName(edge, lookup), description, box: box ?? nowhere }];
  });
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Edges by node, for the named nodes alone: few nodes are told, and a canvas has many edges. */
function edgesByNode({ edges }: Canvas, ids: readonly string[]): ReadonlyMap<string, readonly CanvasEdge[]> {
  const byNode = new Map<string, CanvasEdge[]>(ids.map((id) => [id, []]));
  const listAt = (end: EdgeEnd): CanvasEdge[] | undefined => ('node' in end ? byNode.get(end.node) : undefined);
  for (const edge of eachPart(edges)) {
    if (edge.removed) continue;
    const from = listAt(edge.from);
    const to = listAt(edge.to);
    from?.push(edge);
    if (to !== from) to?.push(edge);
  }
  return byNode;
}

function boxAround({ nodes }: Canvas): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height, removed, kind } of eachPart(nodes)) {
    if (removed || kind === 'group') continue;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return left > right ? nowhere : { x: left, y: top, width: right - left, height: bottom - top };
}
