import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { AppendOutcome } from './append-one-plan.ts';
import type { EventPage } from './event-store.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { Head } from './log-state.ts';
import type { Plan } from './plan.ts';
import type { QueryOf } from './reaction.ts';

/** A head, and the facts of some streams that lie before it, in order of position. */
export interface MissingFacts {
  readonly head: Head;
  readonly facts: readonly RecordedEvent[];
}

/** A log as it can be read and moved on, with or without its lock. */
export interface LogAccess {
  /**
   * The facts of each stream after the version up to which it is known, all as of one head. Undefined if the
   * workspace does not exist.
   */
  readMissing(workspaceId: string, known: ReadonlyMap<string, number>): Promise<MissingFacts | undefined>;
  /**
   * Reads the kept states of some streams. `wanted` has the fold version by stream; a stream without a state of that
   * version is absent.
   */
  readSnapshots(workspaceId: string, wanted: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, FoldedStream>>;
  /** The names of all streams of some kinds, `{kind}-…`; for sure only under the lock, since others may come. */
  streamsOfKinds(workspaceId: string, kinds: ReadonlySet<string>): Promise<readonly string[]>;
  /** Result of a `FactsQuery`, in order; as of a head that is known, unless it moves on. */
  readFacts(workspaceId: string, query: QueryOf): Promise<readonly RecordedEvent[]>;
  /** Result of a `StreamsQuery`; as of a head that is known, unless it moves on. */
  readStreams(workspaceId: string, query: QueryOf): Promise<readonly string[]>;
  /** Carries out a plan in one step, or says why not. */
  append(plan: Plan): Promise<AppendOutcome>;
}

/** Where the logs are kept. */
export interface LogStorage extends LogAccess {
  /** Runs `work` while nobody else appends to the log; what it appends is kept once it has ended well. */
  withLock<Result>(workspaceId: string, work: (locked: LogAccess) => Promise<Result>): Promise<Result>;
  /** Keeps a stream's state, in place of what was kept before. */
  writeSnapshot(workspaceId: string, stream: string, folded: FoldedStream): Promise<void>;
  /** The answers that were given to commands before, as they were given. */
  storedResults(workspaceId: string, ids: readonly string[]): Promise<CommandResult[]>;
  /** Does the same as `EventStore.readEvents`. */
  readEvents(workspaceId: string, after: number, limit: number, stream?: string, bytes?: number): Promise<EventPage>;
}
