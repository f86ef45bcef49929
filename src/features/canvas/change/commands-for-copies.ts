import type { Canvas } from '#domain/canvas/canvas.ts';
import { clip } from '#domain/canvas-transfer/export-canvas.ts';
import { placeFile } from '#domain/canvas-transfer/place-file.ts';
import { partOf } from '#domain/log/parts.ts';
import type { ChangeDrafts } from './canvas-draft.ts';

interface Copying {
  readonly dx: number;
  readonly dy: number;
  /** 12 characters of base 62. */
  readonly newId: () => string;
}

/**
 * The chosen parts once more, above all else and in the order in which they lie, with what is inside of them and the
 * edges between them. A copy stays in the frame of its original, is not locked, and is the card of no assumption. The
 * copies are selected then.
 */
export function commandsForCopies(canvas: Canvas, ids: readonly string[], { dx, dy, newId }: Copying): ChangeDrafts {
  const file = clip(canvas, ids);
  const copies = new Map<string, string>();
  const parents = new Map<string, string | null>();
  const nameCopy = (of: string): string => {
    const id = newId();
    copies.set(of, id);
    parents.set(id, partOf(canvas.nodes, of)?.parent ?? null);
    return id;
  };
  const placed = placeFile(
    {
      ...file,
      nodes: file.nodes.map((node) => ({ ...node, locked: false })),
      edges: file.edges.map((edge) => ({ ...edge, locked: false })),
    },
    { newId: nameCopy, top: canvas.top, offset: { x: dx, y: dy }, keepsAssumptions: false },
  );
  if (placed.length === 0) return { drafts: [] };
  const drafts = placed.map(({ type, data }) => ({
    type,
    data: {
      ...data,
      nodes: data.nodes.map((node) => ({ ...node, parent: node.parent ?? parents.get(node.id) ?? null })),
    },
  }));
  return { drafts, selection: ids.flatMap((id) => copies.get(id) ?? []) };
}
