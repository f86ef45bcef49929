import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { Queries } from './with-lock.ts';

/**
 * Commands that the server sends because of facts, in the transaction of those facts: a process manager,
 * https://www.enterpriseintegrationpatterns.com/patterns/messaging/ProcessManager.html. It stands beside its feature, and in
 * the list of `server/projections.ts`.
 */
export interface Reaction {
  /** Names the server as the actor of what follows, in `by.id`. */
  readonly name: string;
  /** Questions to the log that streams by name do not answer. */
  readonly queries?: readonly LogQuery[];
  /** A query that a command on a stream will lead to. Its streams are read with the command's own if its result is remembered. */
  expects?(stream: string): QueryOf | undefined;
  /**
   * Yields what follows from one command. Each consequence takes effect before the next one is asked for, so that `log`
   * says what it has changed.
   */
  react(change: StreamChange, log: PlannedLog, now: string): Iterable<Consequence>;
  /** Yields what follows from a deadline that has passed. */
  onDeadline?(due: DueStream, log: PlannedLog, now: string): Iterable<Consequence>;
}

/** A stream before and after one command. */
export interface StreamChange {
  readonly stream: string;
  readonly before: unknown;
  readonly after: unknown;
  /** At least one. */
  readonly facts: readonly RecordedEvent[];
}

export interface CommandDraft {
  readonly type: string;
  readonly stream: string;
  readonly data: object;
}

/**
 * Commands of one change: their ids derive from `changeId`, which derives from the cause, so that they are recorded once
 * whichever server does it. Or a read that is missing, or a deadline.
 */
export type Consequence =
  | { readonly changeId: string; readonly drafts: readonly CommandDraft[] }
  | { readonly missing: MissingRead }
  | { readonly deadline: PendingDeadline };

/** A time at which the server looks at a stream again though nothing happens to it. */
export interface PendingDeadline {
  readonly stream: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** A stream whose deadline has passed. */
export interface DueStream {
  readonly stream: string;
  /** Source of the ids of what follows, the same on every server. */
  readonly cause: string;
}

/** One query about one subject. */
export interface QueryOf {
  readonly query: string;
  readonly of: string;
}

export const queryKey = ({ query, of }: QueryOf): string => `${query} ${of}`;

/** A stream, or the result of a query, that has not been read. */
export type MissingRead = { readonly stream: string } | QueryOf;

/** A log as it is known while a group of commands is planned. */
export interface PlannedLog {
  /** Undefined if it was not read. */
  folded(stream: string): FoldedStream | undefined;
  /** States of the streams that a `FactsQuery` finds, perhaps among others of their kind; undefined if it was not read. */
  states(query: string, of: string): Iterable<unknown> | undefined;
  /** Streams that a `StreamsQuery` finds; undefined if it was not read. */
  streams(query: string, of: string): Iterable<string> | undefined;
}

/** Finds the facts of all streams of one kind that are about a subject. */
export interface FactsQuery {
  readonly name: string;
  /** Kind of the streams. */
  readonly kind: string;
  readFacts(queries: Queries, workspaceId: string, of: string): Promise<readonly RecordedEvent[]>;
}

/** Finds streams that are about a subject. Results are remembered. */
export interface StreamsQuery {
  readonly name: string;
  /** Kind of the streams whose facts change the result. */
  readonly changedBy: string;
  readStreams(queries: Queries, workspaceId: string, of: string): Promise<readonly string[]>;
}

export type LogQuery = FactsQuery | StreamsQuery;
