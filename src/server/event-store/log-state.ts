import type { FoldedStream } from './folded-stream.ts';

/** Where the log of a workspace ends: the position of its last event, 0 if there is none, and that event's hash. */
export interface Head {
  readonly position: number;
  readonly hash: string;
}

/** Some streams of a workspace, folded as of its head. */
export interface LogState {
  readonly head: Head;
  readonly streams: ReadonlyMap<string, FoldedStream>;
  /** Results of the queries that were made. */
  readonly found?: FoundByQueries;
}

/** Results by `queryKey`. */
export interface FoundByQueries {
  /** Results of a `StreamsQuery`. */
  readonly streams: ReadonlyMap<string, readonly string[]>;
  /** Results of a `FactsQuery`: each stream's state by its name. */
  readonly states: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}
