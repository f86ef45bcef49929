import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { fittedHeight } from '#drawing/node-text.ts';
import type { CanvasDraft } from './canvas-draft.ts';
import { noteBoxIn, sectionRoom } from './section-notes.ts';

/** Notes that came into a section are as wide as new ones there, and one below the other. */
export function commandsForSectionNotes(
  canvas: Canvas,
  moved: readonly (Point & { readonly id: string })[],
  rehoused: readonly CanvasDraft[],
): readonly CanvasDraft[] {
  const places = new Map(moved.map((place) => [place.id, place]));
  return rehoused.flatMap((draft): readonly CanvasDraft[] => {
    const parent = draft.type === 'ReparentNodes' ? draft.data.parent : null;
    const section = parent === null ? undefined : liveNode(canvas, parent);
    if (draft.type !== 'ReparentNodes' || section?.kind !== 'section') return [];
    const box = { ...section, ...places.get(section.id) };
    const notes = draft.data.ids.flatMap((id) => {
      const [node, place] = [liveNode(canvas, id), places.get(id)];
      return node?.kind === 'note' && place ? [{ ...node, ...place }] : [];
    });
    let lowest = -Infinity;
    const nodes = notes
      .toSorted((a, b) => a.y - b.y || a.x - b.x)
      .map((note) => {
        const at = noteBoxIn(box, note);
        const height = fittedHeight({ ...note, ...at });
        const y = Math.max(at.y, lowest);
        lowest = y + height + sectionRoom.inset;
        return { ...at, id: note.id, y, height };
      });
    return nodes.length === 0 ? [] : [{ type: 'ResizeNodes', data: { nodes } }];
  });
}
