import type { Erasure } from '#domain/replica/erasure.ts';
import type { KeptFact } from '#domain/replica/kept-fact.ts';
import type { LocalSnapshot, SavedStream } from '#domain/replica/local-snapshot.ts';

/** How far a copy is to come, and by what. */
interface Reached extends Omit<LocalSnapshot, 'streams'> {
  /** How many streams have facts at `position`. */
  readonly streamCount: number;
  /** Whose words are to go from whatever is kept beside the copy; nobody's if absent. */
  readonly erased?: readonly Erasure[];
}

/** By the facts after the position `from`, each of them, in their order. */
export interface NewFacts extends Reached {
  readonly from: number;
  readonly facts: readonly KeptFact[];
  /** The states at `position` of the streams about people that the facts belong to; absent if there are none. */
  readonly personal?: readonly SavedStream[];
}

/** By all that there is. */
export type WholeCopy = Reached & Pick<LocalSnapshot, 'streams'>;

export type SnapshotUpdate = NewFacts | WholeCopy;

/**
 * `kept`: the copy is at least as far as the update. `long`: so it is, and so many facts lie beside its states that they
 * should be folded in. `gap`: what is kept does not reach `from` (it was wiped), so that the whole copy must be saved.
 * `foreign`: another version of the product keeps its own copy here, or a page that knows better what the account may read.
 */
export type KeepOutcome = 'kept' | 'long' | 'gap' | 'foreign';
