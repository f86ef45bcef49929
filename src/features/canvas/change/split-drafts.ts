import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasCommandLimits } from '#domain/canvas/canvas-commands.ts';
import { cutUp } from '#domain/canvas/cut-up.ts';
import { isEdge, livePart } from '#domain/canvas/live-parts.ts';
import { paintSorted } from '#domain/canvas/paint-order.ts';
import type { CanvasDraft } from './canvas-draft.ts';

/** Splits each command that names more parts of a canvas than one command may, and keeps the order. */
export const splitDrafts = (drafts: readonly CanvasDraft[], canvas: Canvas | undefined): readonly CanvasDraft[] =>
  drafts.flatMap((draft) => split(draft, canvas));

function split(draft: CanvasDraft, canvas: Canvas | undefined): readonly CanvasDraft[] {
  const lists = Object.fromEntries(Object.entries(draft.data).filter(([, value]) => Array.isArray(value)));
  const { ids } = canvasCommandLimits;
  const cut = cutUp(lists, { ids });
  if (cut.length < 2) return [draft];
  if (draft.type === 'ReorderNodes' && canvas) return reordered(draft.data, canvas);
  const none = Object.fromEntries(Object.keys(lists).map((name) => [name, []]));
  return cut.map((part) => ({ type: draft.type, data: { ...draft.data, ...none, ...part } }) as CanvasDraft);
}

type Reordering = Extract<CanvasDraft, { type: 'ReorderNodes' }>['data'];

/**
 * Moves parts all the way to the front or back, in the order in which they keep their places among each other. A step
 * forward or backward can't be split: each command would be a step of its own. Groups are left out, since each would take
 * all of its members along at once.
 */
function reordered({ ids, to }: Reordering, canvas: Canvas): readonly CanvasDraft[] {
  const isUp = to === 'front' || to === 'forward';
  const parts = ids.flatMap((id) => livePart(canvas, id) ?? []).filter((part) => isEdge(part) || part.kind !== 'group');
  const sorted = paintSorted(canvas, parts).map(({ id }) => id);
  const ordered = isUp ? sorted : sorted.toReversed();
  return cutUp({ ids: ordered }, { ids: canvasCommandLimits.ids }).map((part) => ({
    type: 'ReorderNodes',
    data: { ids: [...(part.ids ?? [])], to: isUp ? 'front' : 'back' },
  }));
}
