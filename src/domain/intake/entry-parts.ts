import { eachPart, type Parts } from '../log/parts.ts';
import type { IntakeEntry } from './intake.ts';

/**
 * Entries by id, in buckets by two characters of it: a page can have ten thousand, and each sign-up copies one bucket and
 * reads it anew.
 */
export type EntryParts = Parts<IntakeEntry>;

const bucketOf = (id: string): string => id.slice(0, 2);

export function entryOf(entries: EntryParts, id: string): IntakeEntry | undefined {
  const bucket = entries[bucketOf(id)];
  return bucket && Object.hasOwn(bucket, id) ? bucket[id] : undefined;
}

/** In the order in which they came, which is not that of their random ids. */
export const entriesInOrder = (entries: EntryParts): readonly IntakeEntry[] =>
  [...eachPart(entries)].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** With the given entry put in; what is not touched is shared with `entries`. */
export function entriesWith(entries: EntryParts, entry: IntakeEntry): EntryParts {
  const name = bucketOf(entry.id);
  return { ...entries, [name]: { ...entries[name], [entry.id]: entry } };
}
