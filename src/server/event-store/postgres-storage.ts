import type pg from 'pg';
import { appendPlan } from './append-plan.ts';
import { createAppend } from './append-together.ts';
import { storedResults } from './command-results.ts';
import { experimentsOf } from './experiments-of.ts';
import type { LogStorage } from './log-storage.ts';
import { readInterviews } from './read-interviews.ts';
import { readMissing } from './read-missing.ts';
import { readPage } from './read-page.ts';
import { readSnapshots, writeSnapshot } from './snapshot-rows.ts';
import { streamsOfKinds } from './streams-of-kinds.ts';
import { withLock } from './with-lock.ts';

/** The logs in PostgreSQL. */
export function postgresStorage(pool: pg.Pool): LogStorage {
  return {
    readMissing: (workspaceId, known) => readMissing(pool, workspaceId, known),
    readSnapshots: (workspaceId, wanted) => readSnapshots(pool, workspaceId, wanted),
    writeSnapshot: (workspaceId, stream, folded) => writeSnapshot(pool, workspaceId, stream, folded),
    streamsOfKinds: (workspaceId, kinds) => streamsOfKinds(pool, workspaceId, kinds),
    readInterviews: (workspaceId, experimentId) => readInterviews(pool, workspaceId, experimentId),
    experimentsOf: (workspaceId, pageId) => experimentsOf(pool, workspaceId, pageId),
    append: createAppend(pool),
    withLock: (workspaceId, work) =>
      withLock(pool, workspaceId, (queries) =>
        work({
          readMissing: (id, known) => readMissing(queries, id, known),
          readSnapshots: (id, wanted) => readSnapshots(queries, id, wanted),
          streamsOfKinds: (id, kinds) => streamsOfKinds(queries, id, kinds),
          readInterviews: (id, experimentId) => readInterviews(queries, id, experimentId),
          experimentsOf: (id, pageId) => experimentsOf(queries, id, pageId),
          append: (plan) => appendPlan(queries, plan),
        }),
      ),
    storedResults: (workspaceId, ids) => storedResults(pool, workspaceId, ids),
    readEvents: (workspaceId, after, limit, stream, bytes) =>
      readPage(pool, { workspaceId, after, limit, stream, bytes }),
  };
}
