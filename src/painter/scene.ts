import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { liveNode, liveNodesOf } from '#domain/canvas/live-parts.ts';
import { frameDepth } from '#domain/canvas/paint-order.ts';
import { questionOf } from '#domain/canvas-templates/question-of.ts';
import { differingParts, eachPart } from '#domain/log/parts.ts';
import { type Area, areaOf, around, boxOfArea, meet } from './area.ts';
import { AttachedEdges } from './attached-edges.ts';
import { itemOfEdge, itemOfNode } from './items.ts';
import { PaintOrder } from './paint-order.ts';
import { PlaceIndex } from './place-index.ts';
import type { SceneItem } from './scene-item.ts';

/** Where more parts than these changed, one area stands for all of theirs. */
const manyAreas = 2000;
const nothing: Pick<Canvas, 'nodes' | 'edges'> = { nodes: {}, edges: {} };

export interface SceneChange {
  /** Ids of changed nodes and edges, and of edges whose nodes changed. */
  readonly ids: ReadonlySet<string>;
  /** Where the painting is not right any more. */
  readonly areas: readonly Area[];
}

/** The parts of a canvas to paint, which are not removed, found by id, by place and in their order. */
export class Scene {
  readonly #order = new PaintOrder();
  readonly #items = new Map<string, SceneItem>();
  /** Found when they are first asked for, not before the first frame. */
  #attached: AttachedEdges | undefined;
  /** The nodes that stand for an assumption, found when they are first asked for. */
  #cards: Map<string, Set<string>> | undefined;
  readonly #inside = new Map<string, Set<string>>();
  readonly #places = new PlaceIndex();
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
    this.#attached ??= new AttachedEdges(eachPart(this.#shown.edges));
    return this.#attached.of(node);
  }

  /** The nodes that stand for an assumption. */
  cardsOf(assumption: string): SceneItem[] {
    if (!this.#cards) {
      this.#cards = new Map();
      for (const node of eachPart(this.#shown.nodes)) this.#stand(node.id, undefined, node.removed ? undefined : node);
    }
    return [...(this.#cards.get(assumption) ?? [])].flatMap((id) => this.#items.get(id) ?? []);
  }

  /** Returns the items that may be seen in the area, in no order. */
  within(area: Area): SceneItem[] {
    return this.#places.search(area);
  }

  /** Returns the items that may be seen in the area, from the lowest to the topmost. */
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
    return boxOfArea(this.#places.around);
  }

  /** Takes over another state of the canvas, and tells what that changes. */
  show(canvas: Pick<Canvas, 'nodes' | 'edges'> | undefined): SceneChange {
    const next = canvas ?? nothing;
    if (this.#shown === nothing) return this.#begin(next);
    const ids = new Set<string>();
    const nodes = new Map<string, CanvasNode | undefined>();
    const edges = new Map<string, CanvasEdge | undefined>();
    const sunk: string[] = [];
    const left = new Set<string>();
    for (const [old, now] of differingParts(this.#shown.nodes, next.nodes)) {
      const { id } = (now ?? old) as CanvasNode;
      ids.add(id);
      nodes.set(id, now && isPainted(now) ? now : undefined);
      const [was, is] = [old?.removed ? undefined : old, now?.removed ? undefined : now];
      this.#belong(id, was, is);
      this.#stand(id, was, is);
      if (old?.parent === now?.parent && old?.removed === now?.removed && old?.kind === now?.kind) continue;
      sunk.push(id);
      for (const parent of [old?.parent, now?.parent]) if (parent) left.add(parent);
    }
    for (const [old, now] of differingParts(this.#shown.edges, next.edges)) {
      const { id } = (now ?? old) as CanvasEdge;
      ids.add(id);
      edges.set(id, now && !now.removed ? now : undefined);
      this.#attached?.change(id, old, now);
    }
    this.#shown = next;
    // What is in it decides whether a section asks its question, and in what a frame is how deep it lies.
    const sections = [...left].flatMap((id) => liveNode(next, id) ?? []).filter((node) => questionOf(node));
    for (const node of [...this.#framesWithin(sunk), ...sections]) {
      ids.add(node.id);
      nodes.set(node.id, node);
    }
    for (const id of nodes.keys()) for (const edge of this.edgesAt(id)) ids.add(edge);
    return this.#replace(ids, nodes, edges);
  }

  /** Builds the first canvas in a shorter way: it has nothing to be compared with, and a founder waits for it. */
  #begin(canvas: Pick<Canvas, 'nodes' | 'edges'>): SceneChange {
    this.#shown = canvas;
    this.#attached = undefined;
    this.#cards = undefined;
    const ids = new Set<string>();
    const come: SceneItem[] = [];
    const put = (id: string, item: SceneItem | undefined): void => {
      ids.add(id);
      if (!item) return;
      come.push(item);
      this.#items.set(id, item);
    };
    for (const node of eachPart(canvas.nodes)) this.#belong(node.id, undefined, node.removed ? undefined : node);
    for (const node of eachPart(canvas.nodes)) {
      put(node.id, isPainted(node) ? this.#itemOf(node) : undefined);
    }
    const lookUp = (id: string) => this.node(id);
    for (const edge of eachPart(canvas.edges)) put(edge.id, edge.removed ? undefined : itemOfEdge(edge, lookUp));
    return this.#take(ids, new Set(), come);
  }

  /** Frames that lie in these, however deep: with what they are in their depth changes. */
  *#framesWithin(ids: readonly string[]): Generator<CanvasNode, void, undefined> {
    const waiting = [...ids];
    const seen = new Set(waiting);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      for (const member of this.#inside.get(id) ?? []) {
        if (seen.has(member)) continue;
        seen.add(member);
        waiting.push(member);
        const node = liveNode(this.#shown, member);
        if (node?.kind === 'frame') yield node;
      }
  }

  #itemOf(node: CanvasNode): SceneItem | undefined {
    const question = this.#inside.get(node.id)?.size ? undefined : questionOf(node);
    return itemOfNode(node, frameDepth(node, liveNodesOf(this.#shown)), question);
  }

  #belong(id: string, old: CanvasNode | undefined, now: CanvasNode | undefined): void {
    if (old?.parent === now?.parent) return;
    if (old && old.parent !== null) this.#inside.get(old.parent)?.delete(id);
    if (now && now.parent !== null) add(this.#inside, now.parent, id);
  }

  #stand(id: string, old: CanvasNode | undefined, now: CanvasNode | undefined): void {
    if (!this.#cards || old?.assumption === now?.assumption) return;
    if (old && old.assumption !== null) this.#cards.get(old.assumption)?.delete(id);
    if (now && now.assumption !== null) add(this.#cards, now.assumption, id);
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
    for (const [id, node] of nodes) put(node && this.#itemOf(node), id);
    const lookUp = (id: string) => this.node(id);
    for (const id of ids) {
      if (nodes.has(id)) continue;
      const edge = edges.has(id) ? edges.get(id) : this.#edgeShown(id);
      put(edge && itemOfEdge(edge, lookUp), id);
    }
    return this.#take(ids, gone, come);
  }

  #take(ids: ReadonlySet<string>, gone: ReadonlySet<SceneItem>, come: readonly SceneItem[]): SceneChange {
    this.#order.change(gone, come);
    this.#places.change(gone, come, this.#order.items);
    const changed = [...gone, ...come];
    return { ids, areas: changed.length > manyAreas ? [around(changed)] : changed.map(areaOf) };
  }

  #edgeShown(id: string): CanvasEdge | undefined {
    const edge = this.#shown.edges[id.charAt(0)]?.[id];
    return edge?.removed ? undefined : edge;
  }
}

function add(lists: Map<string, Set<string>>, key: string, id: string): void {
  const there = lists.get(key);
  if (there) there.add(id);
  else lists.set(key, new Set([id]));
}

/** A group has no look of its own. */
const isPainted = (node: CanvasNode): boolean => !node.removed && node.kind !== 'group';
