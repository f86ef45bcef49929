import type { Canvas } from '../canvas/canvas.ts';
import type { CanvasEdge, EdgeEnd } from '../canvas/canvas-edge.ts';
import type { CanvasNode } from '../canvas/canvas-node.ts';
import { heldLines } from '../canvas/held-lines.ts';
import { liveEdges, liveNode, liveNodes, livePart } from '../canvas/live-parts.ts';
import { isContainer, membersOf } from '../canvas/members-of.ts';
import type { ShareScope } from './share-scope.ts';

type Parts = Pick<Canvas, 'nodes' | 'edges'>;

/** The part of a canvas that a link shows, self-contained: nothing in it points to parts that are left out. */
export interface SharedPart {
  readonly nodes: readonly CanvasNode[];
  readonly edges: readonly CanvasEdge[];
}

/**
 * Returns the present content of a scope. Undefined if none of it exists any more: a link to it then opens nothing,
 * until some of it is brought back. A whole canvas exists even while it is empty.
 */
export function sharedPart(canvas: Parts, scope: ShareScope): SharedPart | undefined {
  if (scope.kind === 'canvas') return closed(canvas, () => true, [...liveEdges(canvas)]);
  const ids = scope.kind === 'node' ? [scope.node] : scope.ids;
  const named = ids.filter((id) => livePart(canvas, id));
  if (named.length === 0) return undefined;
  const node = scope.kind === 'node' ? liveNode(canvas, scope.node) : undefined;
  if (scope.kind === 'node' && !node) return undefined;
  const edges = [...liveEdges(canvas)];
  const shown = node && !isContainer(node) ? connected(edges, node.id) : inside(canvas, named);
  const lines = new Set(node && !isContainer(node) ? [] : heldLines(canvas, (id) => shown.has(id)));
  // An edge shows where it ends: between places alone it is there by name, or with the frame or section that it lies in.
  const meets = (edge: CanvasEdge): boolean =>
    'node' in edge.from || 'node' in edge.to || shown.has(edge.id) || lines.has(edge);
  return closed(canvas, (id) => shown.has(id), edges.filter(meets));
}

/** Returns the shown nodes and the given edges, without references to parts outside. */
function closed(canvas: Parts, isShown: (id: string) => boolean, edges: readonly CanvasEdge[]): SharedPart {
  const nodes = [...liveNodes(canvas)].filter(({ id }) => isShown(id));
  const there = new Set(nodes.map(({ id }) => id));
  const fits = (end: EdgeEnd): boolean => !('node' in end) || there.has(end.node);
  return {
    nodes: nodes.map((each) => ({
      ...each,
      parent: each.parent !== null && there.has(each.parent) ? each.parent : null,
      assumption: null,
    })),
    edges: edges.filter(({ from, to }) => fits(from) && fits(to)),
  };
}

const inside = (canvas: Parts, ids: readonly string[]): ReadonlySet<string> =>
  new Set([...ids, ...membersOf(canvas, ...ids).map(({ id }) => id)]);

function connected(edges: readonly CanvasEdge[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const { from, to } of edges) {
    if (!('node' in from && 'node' in to)) continue;
    if (from.node === id) found.add(to.node);
    if (to.node === id) found.add(from.node);
  }
  return found;
}
