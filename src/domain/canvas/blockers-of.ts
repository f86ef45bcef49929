import { eachPart, partOf } from '../log/parts.ts';
import type { Canvas } from './canvas.ts';
import type { EdgeEnd } from './canvas-edge.ts';
import { isEdge, partById } from './live-parts.ts';
import { groupsAround, withMembers } from './members-of.ts';

/** What keeps parts from being changed, by id. */
export interface Blockers {
  /** What would have to come back: with a connector the nodes that it holds on to, with a group what was in it. */
  readonly removed: readonly string[];
  /** What would have to be unlocked: parts themselves, what is in groups among them, and groups that they are in. */
  readonly locked: readonly string[];
}

/** What keeps these parts from being changed now. What was never on the canvas counts for nothing. */
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
