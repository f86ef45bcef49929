import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Actor } from './actor.ts';
import type { AppendedListener } from './appended.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { DueStream } from './reaction.ts';

/** Size of the data of one page's facts, in bytes of text, approximate: a page ends with the fact that reaches it. */
export const pageBytes = 2_000_000;

export interface EventPage {
  readonly events: readonly RecordedEvent[];
  /** Position of the last event; without events, the position that was asked for. To go on, ask `after` this one. */
  readonly position: number;
  /** The page ends early because it is large, and more follows. */
  readonly more?: true;
}

/** A stream folded as of `position` of its workspace. */
export interface Snapshot extends FoldedStream {
  readonly stream: string;
  readonly position: number;
}

export interface EventStore {
  /**
   * Decides and appends, in order; a result each. The same id again yields the stored result. Each command takes effect
   * on its own; with `atomic` all do or none does.
   */
  execute(
    actor: Actor,
    commands: readonly CommandEnvelope[],
    options?: { readonly atomic?: boolean | undefined },
  ): Promise<CommandResult[]>;
  /** Lets reactions follow a deadline that has passed. What they have recorded for it before is not recorded again. */
  passDeadline(workspaceId: string, due: DueStream): Promise<void>;
  /**
   * At most `limit` events after a position, of one stream or of all, in commit order, none left out. `bytes` is
   * `pageBytes` unless given.
   */
  readEvents(workspaceId: string, after: number, limit: number, stream?: string, bytes?: number): Promise<EventPage>;
  /** Undefined if the workspace has no such stream. */
  snapshot(workspaceId: string, stream: string): Promise<Snapshot | undefined>;
  /** Several streams, all as of one position; those that the workspace has not are absent. */
  snapshots(workspaceId: string, streams: readonly string[]): Promise<ReadonlyMap<string, Snapshot>>;
  /**
   * Tells of every append made by this process, after its commit: up to which position, how many facts it has added, and how large.
   * Returns the way to stop listening.
   */
  onAppended(listener: AppendedListener): () => void;
}
