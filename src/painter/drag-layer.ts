import type { CanvasEdge, EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { type Area, areaOf } from './area.ts';
import { itemOfEdge, itemOfNode } from './items.ts';
import type { Preview } from './preview.ts';
import type { Scene } from './scene.ts';
import type { EdgeItem, SceneItem } from './scene-item.ts';

/** More parts than these are not painted anew in every frame. */
const few = 300;

export type DragPreview = Extract<Preview, { kind: 'move' | 'resize' | 'place' | 'connect' }>;

/**
 * Parts that a gesture has taken off the canvas. `few` are painted in every frame above a cache without them; `many`
 * have a cache of their own, which is moved; `whole` is everything, so that the cache itself is moved.
 */
export class DragLayer {
  readonly #scene: Scene;
  readonly size: 'few' | 'many' | 'whole';
  readonly #isCopy: boolean;
  /** Edges between what moves and what stays. */
  readonly #touched: ReadonlySet<string>;
  /** Ids of what is moved, or changes because something is moved. */
  readonly lifted: ReadonlySet<string>;
  /** Ids of what is not on the cache below. */
  readonly hidden: ReadonlySet<string>;
  /** Ids of the lifted parts that move along without changing their shape. */
  readonly carried: ReadonlySet<string>;
  #preview: DragPreview;

  constructor(scene: Scene, preview: DragPreview) {
    this.#scene = scene;
    this.#preview = preview;
    const subjects = new Set(subjectsOf(preview));
    const { carried, touched } = reachOf(scene, subjects, preview.kind === 'move');
    this.carried = carried;
    this.#touched = preview.kind === 'move' && preview.isCopy === true ? new Set() : touched;
    this.#isCopy = preview.kind === 'move' && preview.isCopy === true;
    this.lifted = this.#isCopy ? carried : new Set([...carried, ...touched]);
    this.hidden = this.#isCopy ? new Set() : this.lifted;
    const isMany = preview.kind === 'move' && this.lifted.size > few;
    this.size = !isMany ? 'few' : carried.size >= scene.size && !this.#isCopy ? 'whole' : 'many';
  }

  /** Whether the gesture still has hold of the same. */
  follows(preview: Preview): preview is DragPreview {
    if (preview.kind === 'marquee' || preview.kind !== this.#preview.kind) return false;
    if (this.#isCopy !== (preview.kind === 'move' && preview.isCopy === true)) return false;
    const [before, now] = [subjectsOf(this.#preview), subjectsOf(preview)];
    return before === now || (before.length === now.length && before.every((id, index) => id === now[index]));
  }

  /** Whether a change may be what the gesture came to. */
  isMetBy(changed: ReadonlySet<string>): boolean {
    if (this.#isCopy || this.#preview.kind === 'place') return changed.size > 0;
    const ids = this.lifted.size > 0 ? this.lifted : new Set(subjectsOf(this.#preview));
    return !ids.isDisjointFrom(changed);
  }

  follow(preview: DragPreview): void {
    this.#preview = preview;
  }

  /** How far it was moved, in scene units. */
  get offset(): { readonly dx: number; readonly dy: number } {
    return this.#preview.kind === 'move' ? this.#preview : { dx: 0, dy: 0 };
  }

  /** Where its parts are missing. */
  get areas(): Area[] {
    return [...this.hidden].flatMap((id) => {
      const item = this.#scene.item(id);
      return item ? [areaOf(item)] : [];
    });
  }

  /**
   * Items to paint for the lift in every frame, in paint order. For `many` these are the edges that hold on to parts
   * that stay.
   */
  items(): SceneItem[] {
    const nodes = new Map<string, CanvasNode>();
    const lookUp = (id: string): CanvasNode | undefined => nodes.get(id) ?? this.#moved(id) ?? this.#scene.node(id);
    const found: SceneItem[] = [];
    for (const node of this.#changedNodes()) {
      nodes.set(node.id, node);
      const there = this.#scene.item(node.id);
      const item = itemOfNode(node, 0, there?.node && there.question);
      if (item && this.size === 'few') found.push(ranked(item, there));
    }
    const isRough = this.#touched.size > few;
    for (const id of this.size === 'few' ? this.lifted : this.#touched) {
      const there = this.#scene.item(id);
      if (!there?.edge || this.#isOwn(there.edge)) continue;
      const item = isRough ? this.#stretched(there) : itemOfEdge(this.#movedEdge(there.edge), lookUp);
      if (item) found.push(ranked(item, there));
    }
    if (this.#preview.kind === 'connect') {
      const item = itemOfEdge(this.#preview.edge, lookUp);
      if (item) found.push(ranked(item, undefined));
    }
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** From end to end without its route, which is found anew when the gesture is over. */
  #stretched(there: EdgeItem): EdgeItem {
    const { edge, geometry } = there;
    const { dx, dy } = this.offset;
    const moved = (end: EdgeEnd, { x, y }: Point): Point =>
      'node' in end && this.carried.has(end.node) ? { x: x + dx, y: y + dy } : { x, y };
    const start = moved(edge.from, geometry.start);
    const end = moved(edge.to, geometry.end);
    const straight = { start, end, segments: [{ kind: 'line', to: end }], heads: [], labelAt: end } as const;
    return { ...there, edge: { ...edge, text: '' }, geometry: { ...straight, box: geometry.box, room: geometry.room } };
  }

  /** The node as the gesture would leave it; undefined if it has no hold of it. */
  #moved(id: string): CanvasNode | undefined {
    if (this.#preview.kind !== 'move' || !this.carried.has(id)) return undefined;
    const node = this.#scene.node(id);
    return node && { ...node, x: node.x + this.#preview.dx, y: node.y + this.#preview.dy };
  }

  *#changedNodes(): Generator<CanvasNode, void, undefined> {
    const preview = this.#preview;
    if (preview.kind === 'place') yield preview.node;
    if (preview.kind === 'resize')
      for (const { id, ...box } of preview.boxes) {
        const node = this.#scene.node(id);
        if (node) yield { ...node, ...box };
      }
    if (preview.kind === 'move' && this.size === 'few')
      for (const id of this.carried) {
        const node = this.#moved(id);
        if (node) yield node;
      }
  }

  #isOwn(edge: CanvasEdge): boolean {
    return this.#preview.kind === 'connect' && this.#preview.edge.id === edge.id;
  }

  /** With its free ends moved, if it is itself among what moves. */
  #movedEdge(edge: CanvasEdge): CanvasEdge {
    if (this.#preview.kind !== 'move' || !this.carried.has(edge.id)) return edge;
    const { dx, dy } = this.#preview;
    const moved = (end: EdgeEnd): EdgeEnd => ('node' in end ? end : { x: end.x + dx, y: end.y + dy });
    return { ...edge, from: moved(edge.from), to: moved(edge.to) };
  }
}

function subjectsOf(preview: Preview): readonly string[] {
  switch (preview.kind) {
    case 'move':
      return preview.ids;
    case 'resize':
      return preview.boxes.map(({ id }) => id);
    case 'connect':
      return [preview.edge.id];
    default:
      return [];
  }
}

/** Finds the parts that a gesture carries along, and the edges between them and the parts that stay. */
function reachOf(
  scene: Scene,
  subjects: ReadonlySet<string>,
  isMove: boolean,
): { readonly carried: ReadonlySet<string>; readonly touched: ReadonlySet<string> } {
  const carried = new Set<string>();
  const touched = new Set<string>();
  const edges = new Set<EdgeItem>();
  for (const item of scene.membersAmong(subjects)) {
    if (item.edge) edges.add(item);
    else {
      carried.add(item.id);
      for (const id of scene.edgesAt(item.id)) {
        const edge = scene.item(id);
        if (edge?.edge) edges.add(edge);
      }
    }
  }
  for (const { id, edge } of edges) {
    const holds = [edge.from, edge.to].every((end) => ('node' in end ? carried.has(end.node) : subjects.has(id)));
    if (isMove && holds) carried.add(id);
    else touched.add(id);
  }
  return { carried, touched };
}

/** Something new lies on top. */
function ranked<Item extends SceneItem>(item: Item, there: SceneItem | undefined): Item {
  item.rank = there?.rank ?? Number.POSITIVE_INFINITY;
  return item;
}
