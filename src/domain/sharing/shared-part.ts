import type { Canvas } from '../canvas/canvas.ts';
import type { CanvasEdge, EdgeEnd } from '../canvas/canvas-edge.ts';
import type { CanvasNode } from '../canvas/canvas-node.ts';
import { eachPart, partOf } from '../canvas/parts.ts';

/** What a link to one node shows of its canvas, by itself: nothing in it points to what is left out. */
export interface SharedPart {
  readonly nodes: readonly CanvasNode[];
  readonly edges: readonly CanvasEdge[];
}

/**
 * Of a frame, section or group all that is inside, however deep; of any other node those that an edge connects with it. Of
 * the edges those whose nodes are all shown and that begin or end at one. Undefined where the node is not there.
 */
export function sharedPart(canvas: Pick<Canvas, 'nodes' | 'edges'>, id: string): SharedPart | undefined {
  const node = partOf(canvas.nodes, id);
  if (!node || node.removed) return undefined;
  const edges = [...eachPart(canvas.edges)].filter(({ removed }) => !removed);
  const isShown = holders.has(node.kind) ? inside(canvas, id) : connected(edges, id);
  const nodes = [...eachPart(canvas.nodes)].filter((each) => !each.removed && isShown.has(each.id));
  const shown = new Map(nodes.map((each) => [each.id, each]));
  const fits = (end: EdgeEnd): boolean => !('node' in end) || shown.has(end.node);
  const meets = ({ from, to }: CanvasEdge): boolean => 'node' in from || 'node' in to;
  return {
    nodes: nodes.map((each) => ({
      ...each,
      parent: each.parent !== null && shown.has(each.parent) ? each.parent : null,
      assumption: null,
    })),
    edges: edges.filter((edge) => meets(edge) && fits(edge.from) && fits(edge.to)),
  };
}

const holders: ReadonlySet<string> = new Set(['frame', 'section', 'group']);

function inside({ nodes }: Pick<Canvas, 'nodes'>, id: string): ReadonlySet<string> {
  const members = new Map<string, string[]>();
  for (const { id: member, parent } of eachPart(nodes)) {
    if (parent === null) continue;
    const others = members.get(parent);
    if (others) others.push(member);
    else members.set(parent, [member]);
  }
  // What is inside of itself is met once.
  const found = new Set([id]);
  for (const each of found) for (const member of members.get(each) ?? []) found.add(member);
  return found;
}

function connected(edges: readonly CanvasEdge[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const { from, to } of edges) {
    if (!('node' in from && 'node' in to)) continue;
    if (from.node === id) found.add(to.node);
    if (to.node === id) found.add(from.node);
  }
  return found;
}
