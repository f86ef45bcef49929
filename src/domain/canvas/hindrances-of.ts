import type { Canvas } from './canvas.ts';
import type { EdgeEnd } from './canvas-edge.ts';
import { isEdge, partById } from './live-parts.ts';
import { groupsAround } from './members-of.ts';
import { partOf } from './parts.ts';

/** What keeps parts from being changed, by id. */
export interface Hindrances {
  /** What would have to come back; with a connector the nodes that it holds on to. */
  readonly removed: readonly string[];
  /** What would have to be unlocked: parts themselves, and groups that they are in. */
  readonly locked: readonly string[];
}

/** What keeps these parts from being changed now. What was never on the canvas counts for nothing. */
export function hindrancesOf(canvas: Canvas, ids: Iterable<string>): Hindrances {
  const removed = new Set<string>();
  const locked = new Set<string>();
  for (const id of ids) {
    const part = partById(canvas, id);
    if (!part) continue;
    if (part.removed) removed.add(id);
    if (part.locked) locked.add(id);
    const around = isEdge(part) ? [] : groupsAround(canvas, part.parent);
    for (const group of around) if (group.locked) locked.add(group.id);
    if (part.removed && isEdge(part)) for (const end of goneEnds(canvas, part.from, part.to)) removed.add(end);
  }
  return { removed: [...removed], locked: [...locked] };
}

const goneEnds = (canvas: Canvas, ...ends: readonly EdgeEnd[]): readonly string[] =>
  ends.flatMap((end) => ('node' in end && partOf(canvas.nodes, end.node)?.removed ? [end.node] : []));
