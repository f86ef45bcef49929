import type { Canvas } from '#domain/canvas/canvas.ts';
import type { NewEdge, NewNode } from '#domain/canvas/canvas-commands.ts';
import type { EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { eachPart, partOf } from '#domain/canvas/parts.ts';
import type { ChangeWishes } from './canvas-wish.ts';
import { membersWith } from './members-with.ts';

interface Copying {
  readonly dx: number;
  readonly dy: number;
  readonly newId: () => string;
}

/** The chosen parts once more, with what is inside of them and the edges between them; the copies are selected then. */
export function copiedWishes(canvas: Canvas, ids: readonly string[], { dx, dy, newId }: Copying): ChangeWishes {
  const all = membersWith(canvas, ids);
  const names = new Map<string, string>();
  const nodes = all.flatMap((id) => {
    const node = partOf(canvas.nodes, id);
    if (!node || node.removed) return [];
    names.set(id, newId());
    return [node];
  });
  const chosen = new Set(all);
  const edges: NewEdge[] = [];
  for (const edge of eachPart(canvas.edges)) {
    if (edge.removed) continue;
    const from = copiedEnd(edge.from, names, dx, dy);
    const to = copiedEnd(edge.to, names, dx, dy);
    const isBetween = 'node' in edge.from && 'node' in edge.to;
    if (!from || !to || !(chosen.has(edge.id) || isBetween)) continue;
    const id = newId();
    names.set(edge.id, id);
    const { route, bend, heads, text } = edge;
    edges.push({ id, from, to, route, bend, heads, text });
  }
  const placed = nodes.map((node) => copied(node, names, dx, dy));
  const selection = ids.flatMap((id) => names.get(id) ?? []);
  if (placed.length === 0 && edges.length === 0) return { wishes: [] };
  return { wishes: [{ type: 'PlaceNodes', data: { nodes: placed, edges } }], selection };
}

/** Undefined for the end at a node that is not copied. */
function copiedEnd(end: EdgeEnd, names: ReadonlyMap<string, string>, dx: number, dy: number): EdgeEnd | undefined {
  if (!('node' in end)) return { x: end.x + dx, y: end.y + dy };
  const node = names.get(end.node);
  return node === undefined ? undefined : { node, side: end.side };
}

function copied(node: CanvasNode, names: ReadonlyMap<string, string>, dx: number, dy: number): NewNode {
  const { kind, width, height, rotation, text, fill, textSize, textAlign, asset, cell } = node;
  return {
    id: names.get(node.id) ?? '',
    kind,
    x: node.x + dx,
    y: node.y + dy,
    width,
    height,
    rotation,
    text,
    fill,
    textSize,
    textAlign,
    asset,
    cell,
    // An assumption has one card; its copy is a plain note.
    parent: node.parent === null ? null : (names.get(node.parent) ?? node.parent),
  };
}
