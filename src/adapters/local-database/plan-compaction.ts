import { isPersonalStream } from '#domain/log/is-personal-stream.ts';
import type { ConfirmedView } from '#domain/replica/confirmed-streams.ts';
import type { KeptFact } from '#domain/replica/kept-fact.ts';
import { isCurrent } from '#domain/replica/local-snapshot.ts';
import { packOf, packsOf } from './packs-of.ts';
import type { CopyMeta, PackRow, TailRow } from './snapshot-rows.ts';

export interface CompactionPlan {
  readonly meta: CopyMeta;
  readonly packs: readonly PackRow[];
}

/**
 * Plans to take all facts out of the tail: it writes the states that they have led to, and the rest of the same packs;
 * streams about people are kept in their current state anyway. Undefined if `confirmed` does not match the copy, since
 * it has read more, less, or another log, or if a fact is missing.
 */
export function planCompaction(
  meta: CopyMeta,
  tail: readonly TailRow[],
  confirmed: ConfirmedView,
): CompactionPlan | undefined {
  const isSame = confirmed.position === meta.position && confirmed.origin.head === meta.head && isCurrent(meta);
  // A tail that lacks a fact stays, so that the copy is found to be torn.
  const isWhole = tail.length > 0 && tail.length === meta.position - meta.base;
  if (!isSame || !isWhole) return undefined;
  const streams = tail.map(({ text }) => (JSON.parse(text) as KeptFact).stream);
  const touched = new Set(streams.filter((stream) => !isPersonalStream(stream)).map(packOf));
  const packs = packsOf(confirmed.saved(confirmed.names().filter((stream) => touched.has(packOf(stream)))));
  const names = new Set([...meta.packs, ...packs.map(({ pack }) => pack)]);
  return { meta: { ...meta, base: meta.position, packs: [...names], tailLength: 0 }, packs };
}
