import { eachPart } from '../log/parts.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import type { CanvasNode } from './canvas-node.ts';

/** Nodes whose upper edges differ by less stand in one line. In scene units. */
const lineHeight = 48;

/**
 * The ids of everything on a canvas in the order in which it is read: by line from above, from left to right; after a
 * frame, section or group what is inside; after a node the edges that begin there; edges that begin nowhere at the end.
 */
export function readingOrder(canvas: Pick<Canvas, 'nodes' | 'edges'>): readonly string[] {
  const nodes = new Map<string, CanvasNode>();
  for (const node of eachPart(canvas.nodes)) if (!node.removed) nodes.set(node.id, node);
  const inside = new Map<string | null, CanvasNode[]>();
  for (const node of nodes.values()) {
    const parent = node.parent !== null && nodes.has(node.parent) && node.parent !== node.id ? node.parent : null;
    push(inside, parent, node);
  }
  const leaving = new Map<string | null, CanvasEdge[]>();
  for (const edge of eachPart(canvas.edges)) {
    if (!edge.removed) push(leaving, 'node' in edge.from && nodes.has(edge.from.node) ? edge.from.node : null, edge);
  }
  const order: string[] = [];
  const read = new Set<string>();
  const visit = (roots: CanvasNode[]): void => {
    // Not by recursion: groups may be nested as deeply as there are nodes.
    const waiting = roots.sort(byPlace).reverse();
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const { id } = node;
      if (read.has(id)) continue;
      read.add(id);
      order.push(id);
      for (const edge of (leaving.get(id) ?? []).sort(byId)) order.push(edge.id);
      waiting.push(...(inside.get(id) ?? []).sort(byPlace).reverse());
    }
  };
  visit(inside.get(null) ?? []);
  // What is inside of itself is reached from nowhere.
  if (read.size < nodes.size) visit([...nodes.values()].filter(({ id }) => !read.has(id)));
  for (const edge of (leaving.get(null) ?? []).sort(byId)) order.push(edge.id);
  return order;
}

const line = ({ y }: CanvasNode): number => Math.floor(y / lineHeight);
const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);
const byPlace = (a: CanvasNode, b: CanvasNode): number => line(a) - line(b) || a.x - b.x || a.y - b.y || byId(a, b);

function push<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
