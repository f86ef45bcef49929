import { type Canvas, emptyCanvas } from '#domain/canvas/canvas.ts';
import { canvasDifferences, partsOfName } from '#domain/canvas/canvas-fields.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { isEdge, partById } from '#domain/canvas/live-parts.ts';
import { partName } from '#domain/canvas/part-name.ts';
import { partOf } from '#domain/log/parts.ts';
import { sceneGeometry } from '../stage/scene-geometry.ts';

/** One part that differs between two moments of a canvas. */
export interface ChangedPart {
  readonly id: string;
  readonly kind: 'placed' | 'moved' | 'changed' | 'removed';
  /** Its name afterwards, or before if it is gone. */
  readonly name: string;
  /** Where it was and where it is, in scene units; a part that is not there is nowhere. */
  readonly from?: Box;
  readonly to?: Box;
}

/**
 * Differences between two moments, part by part. A part that only follows another, like a connector, has not changed.
 */
export function changedParts(earlier: Canvas | undefined, later: Canvas | undefined): readonly ChangedPart[] {
  const [before, after] = [earlier ?? emptyCanvas, later ?? emptyCanvas];
  const aspects = Map.groupBy(
    canvasDifferences(before, after).map(([field]) => partsOfName(field)),
    ({ id }) => id,
  );
  return [...aspects].flatMap(([id, changed]): ChangedPart[] => {
    const [from, to] = [boxIn(before, id), boxIn(after, id)];
    const shown = isThere(after, id) ? after : before;
    const part = partById(shown, id);
    if (!part || !(isThere(before, id) || isThere(after, id))) return [];
    const kind = kindOf(
      isThere(before, id),
      isThere(after, id),
      changed.map(({ name }) => name),
    );
    const name = partName(part, (node) => partOf(shown.nodes, node));
    return [{ id, kind, name, ...(from && { from }), ...(to && { to }) }];
  });
}

const shifts = ['place', 'size', 'ends'];

function kindOf(was: boolean, is: boolean, aspects: readonly string[]): ChangedPart['kind'] {
  if (!was) return 'placed';
  if (!is) return 'removed';
  return aspects.some((name) => shifts.includes(name)) ? 'moved' : 'changed';
}

function isThere(canvas: Canvas, id: string): boolean {
  const part = partById(canvas, id);
  return part !== undefined && !part.removed;
}

function boxIn(canvas: Canvas, id: string): Box | undefined {
  const part = partById(canvas, id);
  if (!part || part.removed) return undefined;
  const { edgeBox, nodeBox } = sceneGeometry(canvas);
  return isEdge(part) ? edgeBox(part) : nodeBox(part);
}
