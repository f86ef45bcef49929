import { type Idea, type IdeaStatus, isChosenStatus } from '#domain/idea/idea.ts';
import type { IdeaPlace } from '#machines/vault/idea-vault-change.ts';
import type { RowDrop } from '#ui/use-row-drag.ts';
import { placeBetween } from './place-between.ts';

/**
 * The places and the status that ideas get by being dropped on a column of the board. Nothing is pivoted by hand: among
 * pivoted ideas, only they change their order.
 */
export function dropPlaces(
  status: IdeaStatus,
  column: readonly Idea[],
  { ids, beside }: RowDrop,
): readonly IdeaPlace[] {
  const own = new Set(column.map(({ id }) => id));
  const moved = isChosenStatus(status) ? ids : ids.filter((id) => own.has(id));
  if (moved.length === 0) return [];
  const at = beside ? column.findIndex(({ id }) => id === beside.id) : -1;
  const before = at < 0 ? column.length : at + (beside?.position === 'after' ? 1 : 0);
  const dropped = new Set(moved);
  return placeBetween(column, moved, before).map((place) =>
    dropped.has(place.id) && isChosenStatus(status) ? { ...place, status } : place,
  );
}
