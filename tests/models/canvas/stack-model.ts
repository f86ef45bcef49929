/**
 * A part in a list of what lies above what, from the lowest to the highest. Written from `domain.md` and the words of
 * the commands.
 */
export interface Sheet {
  readonly id: string;
  /** Sections lie below everything else. A group is not seen. */
  readonly kind: 'note' | 'section' | 'group';
  readonly parent: string | null;
  readonly x: number;
  readonly y: number;
}

/** Every sheet is a square with sides of this length. */
export const side = 100;

export type Direction = 'front' | 'forward' | 'backward' | 'back';

export const seen = (pile: readonly Sheet[]): readonly string[] =>
  (['section', 'note'] as const).flatMap((kind) => pile.filter((each) => each.kind === kind).map(({ id }) => id));

const overlap = (a: Sheet, b: Sheet): boolean => Math.abs(a.x - b.x) < side && Math.abs(a.y - b.y) < side;

function heldBy(pile: readonly Sheet[], group: string): readonly string[] {
  return pile.filter(({ parent }) => parent === group).flatMap(({ id }) => [id, ...heldBy(pile, id)]);
}

/** Groups take what they hold along. What is moved stays in its order. A step passes the next one that is overlapped. */
export function reordered(pile: readonly Sheet[], ids: readonly string[], to: Direction): readonly Sheet[] {
  const named = new Set(
    ids.flatMap((id) => (pile.find((each) => each.id === id)?.kind === 'group' ? [id, ...heldBy(pile, id)] : [id])),
  );
  return (['section', 'note'] as const).reduce<readonly Sheet[]>((before, kind) => {
    const layer = before.filter((each) => each.kind === kind);
    const moved = layer.filter(({ id }) => named.has(id));
    const others = layer.filter(({ id }) => !named.has(id));
    return [...before.filter((each) => each.kind !== kind), ...passed(layer, moved, others, to)];
  }, pile);
}

function passed(
  layer: readonly Sheet[],
  moved: readonly Sheet[],
  others: readonly Sheet[],
  to: Direction,
): readonly Sheet[] {
  const [lowest, highest] = [moved[0], moved.at(-1)];
  if (!lowest || !highest) return layer;
  const isUp = to === 'front' || to === 'forward';
  const ahead = isUp
    ? others.filter((each) => layer.indexOf(each) > layer.indexOf(lowest))
    : others.filter((each) => layer.indexOf(each) < layer.indexOf(highest)).toReversed();
  const [nearest] = ahead;
  if (!nearest) return layer;
  if (to === 'front') return [...others, ...moved];
  if (to === 'back') return [...moved, ...others];
  const next = ahead.find((each) => moved.some((one) => overlap(each, one))) ?? nearest;
  const at = others.indexOf(next) + (isUp ? 1 : 0);
  return others.toSpliced(at, 0, ...moved);
}
