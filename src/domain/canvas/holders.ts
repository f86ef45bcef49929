import type { Canvas } from './canvas.ts';
import type { Box, CanvasNode, NodeKind } from './canvas-node.ts';
import { liveNode, liveNodes, liveNodesOf } from './live-parts.ts';
import { isInside } from './members-of.ts';

/** A frame or a section, by its place. */
export interface Holder extends Box {
  readonly id: string;
  readonly kind: NodeKind;
}

/** An item that may lie inside a frame or a section, by its place. */
export interface Held {
  readonly box: Box;
  /** A frame or a section, or a group with one of these in it: frames alone hold it, and only as a whole. */
  readonly isSheet: boolean;
}

/** Frames and sections hold what lies inside of them. A group holds its members wherever they lie. */
export const isHolder = ({ kind }: { readonly kind: NodeKind }): boolean => kind === 'frame' || kind === 'section';

/**
 * Whether something lies inside: a note, a shape and the like with its middle, unless it is larger than what would hold
 * it; a sheet with all of it.
 */
export function liesInside({ box, isSheet }: Held, holder: Holder): boolean {
  if (isSheet) return holder.kind === 'frame' && contains(holder, box) && area(box) < area(holder);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isAround = x >= holder.x && y >= holder.y && x <= holder.x + holder.width && y <= holder.y + holder.height;
  return isAround && area(box) <= area(holder);
}

/** The smallest of the holders inside of which something lies; of two that are as small, the one with the greater id. */
export function holderAround(held: Held, holders: Iterable<Holder>): string | null {
  let found: Holder | null = null;
  for (const holder of holders) {
    if (!liesInside(held, holder)) continue;
    const isSmaller = found === null || area(holder) < area(found);
    if (isSmaller || (found && area(holder) === area(found) && holder.id > found.id)) found = holder;
  }
  return found?.id ?? null;
}

export interface Rehoused {
  readonly ids: readonly string[];
  /** Null for the canvas itself. */
  readonly parent: string | null;
}

/**
 * Which nodes get another holder once some have the given boxes and some frames or sections are `added`: those that were
 * moved or resized themselves, and all that lies or belongs inside of a frame or section that was. What keeps its place
 * within a holder that was moved stays in it; what is in a group stays in the group, and is held with it.
 */
export function rehoused(
  canvas: Canvas,
  boxes: ReadonlyMap<string, Box>,
  added: readonly Holder[] = [],
): readonly Rehoused[] {
  const holders = new Map(added.filter(isHolder).map((holder) => [holder.id, holder]));
  const changed = new Set(holders.keys());
  const units: CanvasNode[] = [];
  for (const node of liveNodes(canvas)) {
    const box = boxes.get(node.id);
    if (isHolder(node)) {
      holders.set(node.id, { id: node.id, kind: node.kind, ...placeOf(box ?? node) });
      if (box) changed.add(node.id);
    }
    if (!isMember(canvas, node)) units.push(node);
  }
  const places = new Places(canvas, boxes);
  const nodes = liveNodesOf(canvas);
  const byParent = new Map<string | null, string[]>();
  for (const unit of units) {
    const isTouched = places.isTouched(unit);
    if (!isTouched && changed.size === 0) continue;
    const at = places.of(unit);
    if (!at) continue;
    const parent = unit.parent === null ? undefined : liveNode(canvas, unit.parent);
    if (isTouched && parent && places.keepsPlace(unit, parent)) continue;
    const isOpen = ({ id }: Holder): boolean => id !== unit.id && !(at.isSheet && isInside(nodes, id, unit.id));
    const holder = holderAround(at, [...holders.values()].filter(isOpen));
    const isMeant = isTouched || changed.has(holder ?? '') || changed.has(parent?.id ?? '');
    if (!isMeant || holder === (parent?.id ?? null)) continue;
    const held = byParent.get(holder);
    if (held) held.push(unit.id);
    else byParent.set(holder, [unit.id]);
  }
  return [...byParent].map(([parent, ids]) => ({ ids, parent }));
}

const isMember = (canvas: Canvas, { parent }: CanvasNode): boolean =>
  parent !== null && liveNode(canvas, parent)?.kind === 'group';

/** Where nodes and groups were, and where they are once some have other boxes. */
class Places {
  readonly #canvas: Canvas;
  readonly #boxes: ReadonlyMap<string, Box>;
  #inside: Map<string, CanvasNode[]> | undefined;

  constructor(canvas: Canvas, boxes: ReadonlyMap<string, Box>) {
    this.#canvas = canvas;
    this.#boxes = boxes;
  }

  isTouched(node: CanvasNode): boolean {
    if (node.kind !== 'group') return this.#boxes.has(node.id);
    return this.#boxes.size > 0 && this.#members(node).some(({ id }) => this.#boxes.has(id));
  }

  /** Undefined for a group with nothing in it. */
  of(node: CanvasNode): Held | undefined {
    if (node.kind !== 'group') return { box: placeOf(this.#boxes.get(node.id) ?? node), isSheet: isHolder(node) };
    const members = this.#members(node);
    const box = around(members.map((member) => this.#boxes.get(member.id) ?? member));
    return box && { box, isSheet: members.some(isHolder) };
  }

  /** Whether both were moved alike, and neither was resized. */
  keepsPlace(node: CanvasNode, holder: CanvasNode): boolean {
    const [before, after] = [this.#before(node), this.of(node)?.box];
    const now = this.#boxes.get(holder.id);
    if (!before || !after || !now) return false;
    const isAsLarge = (a: Box, b: Box): boolean => isNear(a.width, b.width) && isNear(a.height, b.height);
    const isAlike = isNear(after.x - before.x, now.x - holder.x) && isNear(after.y - before.y, now.y - holder.y);
    return isAlike && isAsLarge(before, after) && isAsLarge(holder, now);
  }

  #before(node: CanvasNode): Box | undefined {
    return node.kind === 'group' ? around(this.#members(node)) : placeOf(node);
  }

  /** Returns the members of a group at any depth, without the groups in it. */
  #members(group: CanvasNode): readonly CanvasNode[] {
    this.#inside ??= Map.groupBy(liveNodes(this.#canvas), ({ parent }) => parent ?? '');
    const members: CanvasNode[] = [];
    const seen = new Set([group.id]);
    for (const id of seen)
      for (const node of this.#inside.get(id) ?? []) {
        if (seen.has(node.id)) continue;
        if (node.kind === 'group') seen.add(node.id);
        else members.push(node);
      }
    return members;
  }
}

/** Places are kept in hundredths, so what was moved alike may differ by one. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;

const area = ({ width, height }: Box): number => width * height;
const placeOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function around(boxes: readonly Box[]): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
