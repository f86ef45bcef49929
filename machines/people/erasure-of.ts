import { sameAddress } from '#domain/intake/same-address.ts';
import type { EntryRef, ListedPerson } from './list-people.ts';

export interface Erasure {
  /** All that goes. */
  readonly entries: readonly EntryRef[];
  /** How many people they are of. */
  readonly people: number;
}

/**
 * Returns the entries that an erasure removes: an address goes with all that was sent with it in the project, no matter
 * which row was chosen.
 */
export function erasureOf(all: readonly ListedPerson[], chosen: readonly EntryRef[]): Erasure {
  if (chosen.length === 0) return nothing;
  const ids = new Set(chosen.map(({ entryId }) => entryId));
  const keys = new Set(all.filter(({ entry }) => ids.has(entry.id)).map(keyOf));
  const going = all.filter((person) => keys.has(keyOf(person)));
  return { entries: going.map(({ pageId, entry }) => ({ pageId, entryId: entry.id })), people: keys.size };
}

const nothing: Erasure = { entries: [], people: 0 };

/** Who left no address is known by their entry alone. */
const keyOf = ({ entry }: ListedPerson): string => sameAddress(entry.email) || entry.id;
