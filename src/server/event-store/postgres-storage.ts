import type pg from 'pg';
import { appendPlan } from './append-plan.ts';
import { createAppend } from './append-together.ts';
import { storedResults } from './command-results.ts';
import { type EventRow, eventOfRow } from './event-row.ts';
import type { LogStorage } from './log-storage.ts';
import { readMissing } from './read-missing.ts';
import { readSnapshots, writeSnapshot } from './snapshot-rows.ts';
import { streamsOfKinds } from './streams-of-kinds.ts';
import { withLock } from './with-lock.ts';

/** Of the facts of one page, in bytes of text, about. */
const pageSize = 8_000_000;
/** What is not compressed need not be written out to be weighed. */
const sizeOf =
  'CASE WHEN pg_column_compression(data) IS NULL THEN pg_column_size(data) ELSE octet_length(data::text) END';
/** A page of facts up to the one that makes it too large, and how many there were. */
const bounded = (facts: string): string => `
  SELECT * FROM (
    SELECT facts.*, count(*) OVER () AS found, sum(size) OVER (ORDER BY position) - size AS before
    FROM (SELECT events.*, ${sizeOf} AS size FROM events WHERE workspace_id = $1 AND ${facts} LIMIT $3) AS facts
  ) AS page WHERE before < ${pageSize} ORDER BY position`;
const readEvents = bounded('position > $2 ORDER BY position');
const readStream = bounded('stream = $4 AND position > $2 ORDER BY version');

/** The logs in PostgreSQL. */
export function postgresStorage(pool: pg.Pool): LogStorage {
  return {
    readMissing: (workspaceId, known) => readMissing(pool, workspaceId, known),
    readSnapshots: (workspaceId, wanted) => readSnapshots(pool, workspaceId, wanted),
    writeSnapshot: (workspaceId, stream, folded) => writeSnapshot(pool, workspaceId, stream, folded),
    streamsOfKinds: (workspaceId, kinds) => streamsOfKinds(pool, workspaceId, kinds),
    append: createAppend(pool),
    withLock: (workspaceId, work) =>
      withLock(pool, workspaceId, (queries) =>
        work({
          readMissing: (id, known) => readMissing(queries, id, known),
          readSnapshots: (id, wanted) => readSnapshots(queries, id, wanted),
          streamsOfKinds: (id, kinds) => streamsOfKinds(queries, id, kinds),
          append: (plan) => appendPlan(queries, plan),
        }),
      ),
    storedResults: (workspaceId, ids) => storedResults(pool, workspaceId, ids),
    async readEvents(workspaceId, after, limit, stream) {
      const { rows } = await pool.query<EventRow & { found: number }>(
        stream === undefined
          ? { name: 'read-events', text: readEvents, values: [workspaceId, after, limit] }
          : { name: 'read-stream', text: readStream, values: [workspaceId, after, limit, stream] },
      );
      const events = rows.map(eventOfRow);
      const more = events.length < (rows[0]?.found ?? 0) && ({ more: true } as const);
      return { events, position: events.at(-1)?.position ?? after, ...more };
    },
  };
}
