import { foldVersions } from '../log/stream-kinds.ts';

/** The folded state of one stream as a browser keeps it. */
export interface SavedStream {
  readonly stream: string;
  readonly version: number;
  readonly state: unknown;
  /** The position of its first fact; absent in copies of older versions, which did not keep it. */
  readonly since?: number | undefined;
}

/** Which log it is; null if it is not known yet. */
export interface LogOrigin {
  /** The id of the workspace. */
  readonly workspace: string | null;
  /** The hash of the fact at the position up to which the log was read, by which another log is told from it. */
  readonly head: string | null;
}

export const unknownOrigin: LogOrigin = { workspace: null, head: null };

/** A browser's copy of a workspace: every stream as it was at `position`. */
export interface LocalSnapshot extends LogOrigin {
  readonly position: number;
  /** The folds that read the log up to `position`, by kind. */
  readonly folds: Readonly<Record<string, number>>;
  /** Whether the whole log had been read once; a copy of a part is never shown as the truth. */
  readonly isComplete: boolean;
  /**
   * Position of the last change of what the account may read, with which the log was read; absent if there was none, and in
   * copies of older versions. States that were read with an earlier one say more, or less, than those here.
   */
  readonly rightsAt?: number | undefined;
  readonly streams: readonly SavedStream[];
}

/** Whether our folds would yield this copy. If not, it is thrown away and the log is read from its beginning. */
export function isCurrent({ folds }: Pick<LocalSnapshot, 'folds'>): boolean {
  return sameFolds(folds, foldVersions());
}

export function sameFolds(a: LocalSnapshot['folds'], b: LocalSnapshot['folds']): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([kind, fold]) => b[kind] === fold);
}
