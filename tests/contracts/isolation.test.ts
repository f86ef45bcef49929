import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssetStore } from '#server/assets/asset-store.ts';
import { verifyLogs } from '#server/backup/verify-logs.ts';
import { openDatabase } from '#server/db/database.ts';
import { streamsOfKinds } from '#server/event-store/streams-of-kinds.ts';
import { foundOtherwise } from '../fixtures/isolation/across-workspaces.ts';
import { openChecker, type StatementChecker } from '../fixtures/isolation/check-statements.ts';
import { statements } from '../fixtures/isolation/record-statements.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

let checker: StatementChecker;
beforeAll(async () => {
  checker = await openChecker();
});
afterAll(() => checker?.close());

test.each([
  'SELECT * FROM events WHERE workspace_id = $1 AND stream = $2',
  'SELECT * FROM events WHERE workspace_id = ANY ($1::uuid[])',
  'SELECT position FROM workspaces WHERE id = $1 FOR UPDATE',
  'UPDATE visits SET ordinal = 1 WHERE workspace_id = $1 AND page_id = $2',
  'SELECT * FROM events AS e JOIN personal AS p USING (workspace_id, position) WHERE p.workspace_id = $1',
  'SELECT * FROM events AS e LEFT JOIN personal AS p ON p.workspace_id = e.workspace_id WHERE e.workspace_id = $1',
  'SELECT * FROM events WHERE workspace_id = $1 AND stream IN (SELECT stream FROM events WHERE workspace_id = $1)',
  'SELECT * FROM commands AS c WHERE workspace_id = $1 AND NOT EXISTS (SELECT FROM events WHERE workspace_id = c.workspace_id)',
  `SELECT EXISTS (SELECT FROM founder_visitors AS f WHERE f.workspace_id = g.workspace_id AND f.visitor = g.visitor)
   FROM jsonb_to_recordset($1) AS g (workspace_id uuid, visitor bytea)`,
  'SELECT * FROM unnest($1::uuid[]) AS w (id) JOIN events ON events.workspace_id = w.id',
  'WITH found AS (SELECT * FROM workspaces WHERE id = $1) DELETE FROM notices USING found WHERE workspace_id = found.id',
  'INSERT INTO publishing_bans (workspace_id, banned_at) VALUES ($1, now())',
  'INSERT INTO snapshots SELECT workspace_id, stream, 1, version, hash, $2 FROM events WHERE workspace_id = $1 AND version = 1',
  'SELECT 1 AS "it is about events and has no \'workspace_id = $1\'"',
])('is bound: %s', async (text) => {
  expect(await checker.unboundIn(text)).toEqual([]);
});

test.each([
  [['events'], 'SELECT * FROM events WHERE stream = $1'],
  [['events'], 'SELECT * FROM events WHERE workspace_id IS NOT NULL AND stream = $1'],
  [['events'], 'SELECT * FROM events WHERE workspace_id <> $1'],
  [['events'], 'SELECT * FROM events WHERE workspace_id = $1 OR stream = $2'],
  [['events'], 'SELECT * FROM events WHERE NOT (workspace_id = $1)'],
  [['workspaces'], 'SELECT position FROM workspaces WHERE head_hash = $1'],
  [['visits'], 'UPDATE visits SET ordinal = 1 WHERE page_id = $1'],
  [['visits'], 'DELETE FROM visits USING unnest($1::uuid[]) AS own (page_id) WHERE visits.page_id = own.page_id'],
  [['events', 'personal'], 'SELECT * FROM events JOIN personal USING (workspace_id, position)'],
  [['personal'], 'SELECT * FROM events AS e JOIN personal AS p USING (position) WHERE e.workspace_id = $1'],
  [
    ['events'],
    'SELECT * FROM events AS e LEFT JOIN personal AS p ON p.workspace_id = e.workspace_id AND p.workspace_id = $1',
  ],
  [
    ['events'],
    'SELECT * FROM events WHERE workspace_id = $1 AND stream IN (SELECT stream FROM events WHERE type = $2)',
  ],
  [
    ['events'],
    'SELECT *, (SELECT count(*) FROM events WHERE events.stream = c.id) FROM commands AS c WHERE workspace_id = $1',
  ],
  [
    ['notices'],
    'WITH found AS (SELECT * FROM workspaces WHERE id = $1) DELETE FROM notices USING found WHERE notices.id = $2',
  ],
  [
    ['shares'],
    `INSERT INTO shares (workspace_id, grant_hash, stream, revoked) VALUES ($1, $2, $3, false)
     ON CONFLICT (grant_hash) DO UPDATE SET revoked = true`,
  ],
])('of %j any row is taken: %s', async (tables, text) => {
  expect(await checker.unboundIn(text)).toEqual(tables);
});

describe('what is found by something else', () => {
  let otherwise: StatementChecker;
  beforeAll(async () => {
    otherwise = await openChecker(new Set(Object.keys(foundOtherwise)));
  });
  afterAll(() => otherwise?.close());

  test.each([
    'DELETE FROM notices USING accounts WHERE notices.workspace_id = accounts.workspace_id AND accounts.id = $1',
    'SELECT * FROM notices WHERE workspace_id = (SELECT workspace_id FROM accounts WHERE id = $1)',
    'WITH own AS (SELECT * FROM accounts WHERE id = $1) DELETE FROM notices USING own WHERE notices.workspace_id = own.workspace_id',
    `DELETE FROM notices USING accounts, sessions WHERE sessions.id = $1 AND accounts.id = sessions.account_id
     AND notices.workspace_id = accounts.workspace_id`,
  ])('binds: %s', async (text) => {
    expect(await otherwise.unboundIn(text)).toEqual([]);
  });

  test.each([
    'DELETE FROM notices USING accounts WHERE notices.workspace_id = accounts.workspace_id',
    `DELETE FROM notices USING accounts WHERE notices.workspace_id = accounts.workspace_id AND accounts.email = 'a@b.example'`,
    'DELETE FROM notices USING accounts WHERE notices.workspace_id = coalesce(accounts.workspace_id, $1)',
    `SELECT * FROM notices JOIN accounts USING (workspace_id) WHERE notices.id = $1`,
    'DELETE FROM notices WHERE workspace_id = (SELECT workspace_id FROM accounts LIMIT 1)',
    'WITH own AS MATERIALIZED (SELECT * FROM accounts) DELETE FROM notices USING own WHERE notices.workspace_id = own.workspace_id',
  ])('binds nothing if it is anybody’s: %s', async (text) => {
    expect(await otherwise.unboundIn(text)).toEqual(['notices']);
  });
});

test('what the product sends is recorded, and what a test or a backup sends is not', async () => {
  const { url, drop } = await freshDatabase();
  const { db, pool } = openDatabase(url, { max: 1 });
  await db.selectFrom('events').select('n').where('v', '=', 5).execute();
  await pool.query('SELECT 5 FROM commands');
  await streamsOfKinds(pool, crypto.randomUUID(), new Set(['idea']));
  await createAssetStore(db, () => new Date()).find(crypto.randomUUID(), [crypto.randomUUID()]);
  await db.transaction().execute(verifyLogs);
  await db.destroy();
  await drop();
  const files = statements().map(({ from }) => from);
  expect(files).toEqual(
    expect.arrayContaining(['src/server/event-store/streams-of-kinds.ts', 'src/server/assets/asset-store.ts']),
  );
  expect(files.filter((file) => !file.startsWith('src/server/'))).toEqual([]);
  expect(files.filter((file) => file.startsWith('src/server/backup/'))).toEqual([]);
  expect(statements().filter(({ text }) => /5 FROM commands|"v" = \$1/u.test(text))).toEqual([]);
});
