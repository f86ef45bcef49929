import { keysBetween } from './keys-between.ts';

interface Ordered {
  readonly id: string;
  readonly order: string;
}

/**
 * Keys in a row after one of some parts, which are in their order and without those that move: at the beginning after
 * null, at the end where what is to be followed is gone or not said. Undefined if there is no room for so many.
 */
export function keysAfter(
  parts: readonly Ordered[],
  after: string | null | undefined,
  count: number,
): readonly string[] | undefined {
  const found = typeof after === 'string' ? parts.findIndex(({ id }) => id === after) : -1;
  const at = after === null ? 0 : found === -1 ? parts.length : found + 1;
  const above = parts[at - 1]?.order ?? '';
  // Two of the same key can be neighbors, made apart; there is no room between them, so go on to where there is.
  const below = parts.slice(at).find(({ order }) => order > above)?.order ?? '';
  return keysBetween(above, below, count);
}
