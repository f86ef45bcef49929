import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import '#domain/log/all-kinds.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { listPosts } from '#server/feedback/list-posts.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { mistyped, writePosts } from '../fixtures/feedback-posts.ts';

const posts = 2000;
const searches = 200;
/** The first ones read pages and plans that a server in use has read. */
const before = 20;
const mostMs = 50;

interface Row {
  readonly what: string;
  readonly 'median, ms': number;
  readonly 'p99, ms': number;
  readonly 'at most, ms': number;
}

/** A search of the feedback board, from the words to the posts: titles with their words in another order and a typo. */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  const postgres = await startPostgres({ dataDir, port: 0, log: pino({ level: 'silent' }) });
  const { db, pool } = openDatabase(postgres.connectionString, { max: 2 });
  try {
    await migrate(db);
    const store = createEventStore({ pool, clock: () => new Date() });
    const titles = [...(await writePosts(db, store, posts)).values()];
    await pool.query('ANALYZE');
    const reader = { member: crypto.randomUUID(), isStaff: false };
    const times: number[] = [];
    for (let n = 0; n < searches + before; n++) {
      const search = mistyped(titles[(n * 37) % titles.length] ?? '');
      const began = performance.now();
      const { posts: found } = await listPosts(db, reader, { search, view: 'all', order: 'votes' });
      if (n >= before) times.push(performance.now() - began);
      if (found.length === 0) throw new Error(`Nothing was found for "${search}".`);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
    return [{ what: `a search of ${posts} posts`, 'median, ms': at(0.5), 'p99, ms': at(0.99), 'at most, ms': mostMs }];
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
