import type { LogOrigin } from '#domain/replica/local-snapshot.ts';

/** Metadata of a copy: its states as of `base`, and the facts from there to `position`. */
export interface CopyMeta extends LogOrigin {
  readonly position: number;
  readonly folds: Readonly<Record<string, number>>;
  readonly isComplete: boolean;
  /** See `LocalSnapshot`. */
  readonly rightsAt?: number | undefined;
  /** How many streams belong to the copy, and which packs and how many facts, so that a torn one is found. */
  readonly streamCount: number;
  readonly base: number;
  readonly packs: readonly string[];
  /** Length of the facts after `base`, in UTF-16 units of their text. */
  readonly tailLength: number;
}

/** The states of some streams as one text: reading thousands of rows, or a large object, takes several times as long. */
export interface PackRow {
  readonly pack: string;
  /** JSON of `SavedStream`s. */
  readonly text: string;
}

/** The state of one stream about a person, as of the position of the copy, so that no other row has to go with it. */
export interface PersonalRow {
  readonly stream: string;
  /** JSON of a `SavedStream`. */
  readonly text: string;
}

export interface TailRow {
  readonly position: number;
  /** JSON of a `KeptFact`. */
  readonly text: string;
}
