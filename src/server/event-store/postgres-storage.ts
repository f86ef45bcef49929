import type pg from 'pg';
import { appendPlan } from './append-one-plan.ts';
import { createAppend } from './append-together.ts';
import { storedResults } from './command-results.ts';
import type { LogAccess, LogStorage } from './log-storage.ts';
import type { Projection } from './projection.ts';
import type { LogQuery, Reaction } from './reaction.ts';
import { readMissing } from './read-missing.ts';
import { readPage } from './read-page.ts';
import { readSnapshots, writeSnapshot } from './snapshot-rows.ts';
import { streamsOfKinds } from './streams-of-kinds.ts';
import { type Queries, withLock } from './with-lock.ts';

export interface StorageParts {
  readonly projections?: readonly Projection[] | undefined;
  readonly reactions?: readonly Reaction[] | undefined;
}

/** The logs in PostgreSQL. */
export function postgresStorage(pool: pg.Pool, { projections = [], reactions = [] }: StorageParts): LogStorage {
  const byName = new Map(reactions.flatMap(({ queries = [] }) => queries.map((query) => [query.name, query] as const)));
  const reads = (queries: Queries): Omit<LogAccess, 'append'> => ({
    readMissing: (workspaceId, known) => readMissing(queries, workspaceId, known),
    readSnapshots: (workspaceId, wanted) => readSnapshots(queries, workspaceId, wanted),
    streamsOfKinds: (workspaceId, kinds) => streamsOfKinds(queries, workspaceId, kinds),
    readFacts(workspaceId, { query, of }) {
      const found = byName.get(query) as Extract<LogQuery, { kind: string }>;
      return found.readFacts(queries, workspaceId, of);
    },
    readStreams(workspaceId, { query, of }) {
      const found = byName.get(query) as Extract<LogQuery, { changedBy: string }>;
      return found.readStreams(queries, workspaceId, of);
    },
  });
  return {
    ...reads(pool),
    writeSnapshot: (workspaceId, stream, folded) => writeSnapshot(pool, workspaceId, stream, folded),
    append: createAppend(pool, projections),
    withLock: (workspaceId, work) =>
      withLock(pool, workspaceId, (queries) =>
        work({ ...reads(queries), append: (plan) => appendPlan(queries, projections, plan) }),
      ),
    storedResults: (workspaceId, ids) => storedResults(pool, workspaceId, ids),
    readEvents: (workspaceId, after, limit, stream, bytes) =>
      readPage(pool, { workspaceId, after, limit, stream, bytes }),
  };
}
