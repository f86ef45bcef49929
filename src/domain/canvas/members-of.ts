import type { Canvas } from './canvas.ts';
import type { CanvasNode } from './canvas-node.ts';
import { liveNode, liveNodes, type NodeLookup } from './live-parts.ts';

type Nodes = Pick<Canvas, 'nodes'>;

/** Returns the members of these groups, frames and sections at any depth, without these themselves. */
export function membersOf(canvas: Nodes, ...ids: readonly string[]): readonly CanvasNode[] {
  const inside = new Map<string, CanvasNode[]>();
  for (const node of liveNodes(canvas)) {
    if (node.parent === null) continue;
    const siblings = inside.get(node.parent);
    if (siblings) siblings.push(node);
    else inside.set(node.parent, [node]);
  }
  const seen = new Set(ids);
  const members: CanvasNode[] = [];
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const node of inside.get(id) ?? []) {
      if (seen.has(node.id)) continue;
      seen.add(node.id);
      members.push(node);
      waiting.push(node.id);
    }
  }
  return members;
}

/** Whether other nodes can be inside of it. */
export const isContainer = ({ kind }: CanvasNode): boolean =>
  kind === 'group' || kind === 'frame' || kind === 'section';

/** The given ids, with the members of every live group among them. */
export function withMembers(canvas: Nodes, ids: readonly string[]): ReadonlySet<string> {
  const groups = ids.filter((id) => liveNode(canvas, id)?.kind === 'group');
  const members = groups.length === 0 ? [] : membersOf(canvas, ...groups);
  return new Set([...ids, ...members.map(({ id }) => id)]);
}

/** Locked itself, or by a group that it is in. */
export function isLocked(canvas: Nodes, part: { readonly locked: boolean; readonly parent?: string | null }): boolean {
  if (part.locked) return true;
  return [...groupsAround(canvas, part.parent ?? null)].some(({ locked }) => locked);
}

/** Whether a node is inside of another, at any depth. */
export function isInside(nodes: NodeLookup, parent: string | null, id: string): boolean {
  const seen = new Set<string>();
  for (let at = parent; at !== null && !seen.has(at); at = nodes(at)?.parent ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** The groups that are there and that a node with this parent is in, the nearest first. */
export function* groupsAround(canvas: Nodes, parent: string | null): Generator<CanvasNode> {
  const seen = new Set<string>();
  for (let at = parent; at !== null && !seen.has(at); ) {
    seen.add(at);
    const node = liveNode(canvas, at);
    if (node?.kind !== 'group') return;
    yield node;
    at = node.parent;
  }
}
