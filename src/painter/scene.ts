import RBush from 'rbush';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { differingParts } from '#domain/canvas/parts.ts';
import { type Area, areaOf, boxOfArea, meet } from './area.ts';
import { itemOfEdge, itemOfNode } from './items.ts';
import { PaintOrder } from './paint-order.ts';
import type { SceneItem } from './scene-item.ts';

const many = 2000;
const nothing: Pick<Canvas, 'nodes' | 'edges'> = { nodes: {}, edges: {} };

export interface SceneChange {
  /** Of nodes, and of edges, also of those whose nodes changed. */
  readonly ids: ReadonlySet<string>;
  /** Where the painting is not right any more. */
  readonly areas: readonly Area[];
}

/** What is there to be painted: the parts of a canvas that are not removed, found by id, by place and in their order. */
export class Scene {
  readonly #order = new PaintOrder();
  readonly #items = new Map<string, SceneItem>();
  readonly #edgesAt = new Map<string, Set<string>>();
  readonly #inside = new Map<string, Set<string>>();
  #tree = new RBush<SceneItem>();
  #shown: Pick<Canvas, 'nodes' | 'edges'> = nothing;

  get size(): number {
    return this.#items.size;
  }

  /** From the lowest to the topmost. */
  get inOrder(): readonly SceneItem[] {
    return this.#order.items;
  }

  item(id: string): SceneItem | undefined {
    return this.#items.get(id);
  }

  node(id: string): CanvasNode | undefined {
    return this.#items.get(id)?.node;
  }

  /** Ids of the edges that meet the node. */
  edgesAt(node: string): Iterable<string> {
    return this.#edgesAt.get(node) ?? [];
  }

  /** What may be seen in the area, in no order. */
  within(area: Area): SceneItem[] {
    return this.#tree.search(area);
  }

  /** What may be seen in the area, from the lowest to the topmost. */
  inOrderWithin(area: Area): SceneItem[] {
    // Where most of everything is found, looking at all of it in its order is faster than finding and ordering it.
    if (this.#share(area) > 0.1) return this.#order.items.filter((item) => meet(item, area));
    return this.within(area).sort((a, b) => a.rank - b.rank);
  }

  #share(area: Area): number {
    const { bounds } = this;
    if (!bounds) return 0;
    const along = (from: number, to: number, start: number, length: number): number =>
      (Math.min(to, start + length) - Math.max(from, start)) / Math.max(1, length);
    const across = along(area.minX, area.maxX, bounds.x, bounds.width);
    const down = along(area.minY, area.maxY, bounds.y, bounds.height);
    return across > 0 && down > 0 ? across * down : 0;
  }

  /** The parts with these ids; a group stands for what is in it, however deep. */
  *membersAmong(ids: Iterable<string>): Generator<SceneItem, void, undefined> {
    const waiting = [...ids];
    const seen = new Set<string>();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const item = this.#items.get(id);
      if (item) yield item;
      else waiting.push(...(this.#inside.get(id) ?? []));
    }
  }

  /** Undefined when nothing is there. */
  get bounds(): Box | undefined {
    if (this.size === 0) return undefined;
    // The root of the tree knows the box of everything.
    return boxOfArea(this.#tree.toJSON() as Area);
  }

  /** Takes over another state of the canvas, and tells what that changes. */
  show(canvas: Pick<Canvas, 'nodes' | 'edges'> | undefined): SceneChange {
    const next = canvas ?? nothing;
    const ids = new Set<string>();
    const nodes = new Map<string, CanvasNode | undefined>();
    const edges = new Map<string, CanvasEdge | undefined>();
    for (const [old, now] of differingParts(this.#shown.nodes, next.nodes)) {
      const { id } = (now ?? old) as CanvasNode;
      ids.add(id);
      nodes.set(id, now && isPainted(now) ? now : undefined);
      this.#belong(id, old, now?.removed ? undefined : now);
    }
    for (const [old, now] of differingParts(this.#shown.edges, next.edges)) {
      const { id } = (now ?? old) as CanvasEdge;
      ids.add(id);
      edges.set(id, now && !now.removed ? now : undefined);
      this.#attach(id, old, now?.removed ? undefined : now);
    }
    for (const id of nodes.keys()) for (const edge of this.edgesAt(id)) ids.add(edge);
    this.#shown = next;
    return this.#replace(ids, nodes, edges);
  }

  #attach(id: string, old: CanvasEdge | undefined, now: CanvasEdge | undefined): void {
    for (const end of endsOf(old)) this.#edgesAt.get(end)?.delete(id);
    for (const end of endsOf(now)) add(this.#edgesAt, end, id);
  }

  #belong(id: string, old: CanvasNode | undefined, now: CanvasNode | undefined): void {
    if (old?.parent === now?.parent) return;
    if (old && old.parent !== null) this.#inside.get(old.parent)?.delete(id);
    if (now && now.parent !== null) add(this.#inside, now.parent, id);
  }

  #replace(
    ids: ReadonlySet<string>,
    nodes: ReadonlyMap<string, CanvasNode | undefined>,
    edges: ReadonlyMap<string, CanvasEdge | undefined>,
  ): SceneChange {
    const gone = new Set<SceneItem>();
    const come: SceneItem[] = [];
    for (const id of ids) {
      const old = this.#items.get(id);
      if (old) gone.add(old);
    }
    const put = (item: SceneItem | undefined, id: string): void => {
      if (item) {
        come.push(item);
        this.#items.set(id, item);
      } else this.#items.delete(id);
    };
    // Nodes first: where an edge runs depends on them.
    for (const [id, node] of nodes) put(node && itemOfNode(node), id);
    const lookUp = (id: string) => this.node(id);
    for (const id of ids) {
      if (nodes.has(id)) continue;
      const edge = edges.has(id) ? edges.get(id) : this.#edgeShown(id);
      put(edge && itemOfEdge(edge, lookUp), id);
    }
    this.#order.change(gone, come);
    this.#index(gone, come);
    return { ids, areas: [...gone, ...come].map(areaOf) };
  }

  #edgeShown(id: string): CanvasEdge | undefined {
    const edge = this.#shown.edges[id.charAt(0)]?.[id];
    return edge?.removed ? undefined : edge;
  }

  #index(gone: ReadonlySet<SceneItem>, come: readonly SceneItem[]): void {
    if (gone.size + come.length > many) {
      this.#tree = new RBush<SceneItem>().load(this.#order.items);
      return;
    }
    for (const item of gone) this.#tree.remove(item);
    this.#tree.load(come);
  }
}

function add(lists: Map<string, Set<string>>, key: string, id: string): void {
  const there = lists.get(key);
  if (there) there.add(id);
  else lists.set(key, new Set([id]));
}

/** A group has no look of its own. */
const isPainted = (node: CanvasNode): boolean => !node.removed && node.kind !== 'group';

function* endsOf(edge: CanvasEdge | undefined): Generator<string, void, undefined> {
  if (!edge) return;
  if ('node' in edge.from) yield edge.from.node;
  if ('node' in edge.to) yield edge.to.node;
}
