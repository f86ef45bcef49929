import type { Canvas } from '#domain/canvas/canvas.ts';
import { eachPart } from '#domain/log/parts.ts';

/**
 * Looks over a canvas once, and then tells of any parts the given nodes with everything that is inside of them, however
 * deep, and the given edges.
 */
export function memberFinder({ nodes }: Pick<Canvas, 'nodes'>): (ids: readonly string[]) => readonly string[] {
  const held = new Map<string, string[]>();
  for (const { id, parent, removed } of eachPart(nodes)) {
    if (parent === null || removed) continue;
    const list = held.get(parent);
    if (list) list.push(id);
    else held.set(parent, [id]);
  }
  return (ids) => {
    const all = new Set(ids);
    for (const id of all) for (const member of held.get(id) ?? []) all.add(member);
    return [...all];
  };
}
