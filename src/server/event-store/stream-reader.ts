import type pg from 'pg';
import type { StreamKind } from '#domain/log/stream-kind.ts';
import { type EventRow, eventOfRow } from './event-row.ts';
import { emptyStream, type FoldedStream, foldFacts } from './folded-stream.ts';
import type { StreamCache } from './stream-cache.ts';

/** A stream folded as of `position` of its workspace. */
export interface Snapshot extends FoldedStream {
  readonly stream: string;
  readonly position: number;
}

/** Reads streams through the cache: only facts that it lacks come from the database. */
export interface StreamReader {
  cached(workspaceId: string, stream: string, kind: StreamKind<unknown>): FoldedStream | undefined;
  remember(workspaceId: string, stream: string, folded: FoldedStream): void;
  /** As the database has it now; undefined where the workspace does not exist. */
  read(workspaceId: string, stream: string, kind: StreamKind<unknown>): Promise<Snapshot | undefined>;
}

export function createStreamReader(pool: pg.Pool, cache: StreamCache): StreamReader {
  return {
    cached: (workspaceId, stream, kind) => cache.get(workspaceId, stream, kind),
    remember: (workspaceId, stream, folded) => cache.set(workspaceId, stream, folded),
    async read(workspaceId, stream, kind) {
      const from = cache.get(workspaceId, stream, kind) ?? emptyStream(kind);
      const { rows } = await pool.query<EventRow & { head: number }>({
        name: 'read-stream',
        text: `SELECT w.position AS head, e.* FROM workspaces w
          LEFT JOIN events e ON e.workspace_id = w.id AND e.stream = $2 AND e.version > $3
          WHERE w.id = $1 ORDER BY e.version`,
        values: [workspaceId, stream, from.version],
      });
      const [first] = rows;
      if (!first) return undefined;
      const events = rows.filter((row) => row.stream !== null).map(eventOfRow);
      const folded = foldFacts(kind, stream, from, events);
      if (folded.version > 0) cache.set(workspaceId, stream, folded);
      return { stream, position: first.head, ...folded };
    },
  };
}
