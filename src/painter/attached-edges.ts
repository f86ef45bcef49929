import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';

/** Ids of the edges that meet each node. */
export class AttachedEdges {
  readonly #at = new Map<string, Set<string>>();

  constructor(edges: Iterable<CanvasEdge>) {
    for (const edge of edges) this.change(edge.id, undefined, edge);
  }

  /** A removed edge meets nothing. */
  change(id: string, old: CanvasEdge | undefined, now: CanvasEdge | undefined): void {
    for (const node of nodesOf(old)) this.#at.get(node)?.delete(id);
    for (const node of nodesOf(now)) {
      const there = this.#at.get(node);
      if (there) there.add(id);
      else this.#at.set(node, new Set([id]));
    }
  }

  of(node: string): Iterable<string> {
    return this.#at.get(node) ?? [];
  }
}

function* nodesOf(edge: CanvasEdge | undefined): Generator<string, void, undefined> {
  if (!edge || edge.removed) return;
  if ('node' in edge.from) yield edge.from.node;
  if ('node' in edge.to) yield edge.to.node;
}
