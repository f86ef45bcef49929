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
  /** The streams of the experiments that have counted a page, by its id. */
  readonly experiments?: ReadonlyMap<string, readonly string[]>;
  /** The interviews that were held for an experiment, by its id: each one's state by its stream. */
  readonly interviews?: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}
