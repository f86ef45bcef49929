import { eachPart, partOf } from '../log/parts.ts';
import type { Canvas } from './canvas.ts';
import type { EdgeEnd } from './canvas-edge.ts';
import { isEdge, partById } from './live-parts.ts';
import { groupsAround, withMembers } from './members-of.ts';

/** Ids of the parts that block a change. */
export interface Blockers {
  /**
   * Parts that would have to be restored: with a connector the nodes that it holds on to, with a group its former
   * members.
   */
  readonly removed: readonly string[];
  /** Parts that would have to be unlocked: named parts, members of named groups, and groups around them. */
  readonly locked: readonly string[];
}

/** Returns the parts that block a change of these parts now. Ids that were never on the canvas are ignored. */
export function blockersOf(canvas: Canvas, ids: Iterable<string>): Blockers {
  const removed = new Set<string>();
  const locked = new Set<string>();
  for (const id of withMembers(canvas, [...ids])) {
    const part = partById(canvas, id);
    if (!part) continue;
    if (part.locked) locked.add(id);
    if (!isEdge(part)) for (const group of groupsAround(canvas, part.parent)) if (group.locked) locked.add(group.id);
    if (!part.removed) continue;
    removed.add(id);
    if (isEdge(part)) for (const end of goneEnds(canvas, part.from, part.to)) removed.add(end);
    else if (part.kind === 'group') for (const member of goneMembers(canvas, id)) removed.add(member);
  }
  return { removed: [...removed], locked: [...locked] };
}

const goneEnds = (canvas: Canvas, ...ends: readonly EdgeEnd[]): readonly string[] =>
  ends.flatMap((end) => ('node' in end && partOf(canvas.nodes, end.node)?.removed ? [end.node] : []));

/** At any depth: an empty group is nothing that anybody would see. */
function goneMembers(canvas: Canvas, group: string): ReadonlySet<string> {
  const members = new Set<string>();
  const groups = [group];
  for (let at = groups.pop(); at !== undefined; at = groups.pop())
    for (const node of eachPart(canvas.nodes)) {
      if (node.parent !== at || !node.removed || members.has(node.id)) continue;
      members.add(node.id);
      if (node.kind === 'group') groups.push(node.id);
    }
  return members;
}
