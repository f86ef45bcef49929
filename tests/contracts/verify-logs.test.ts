import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenLog, verifyLogs } from '#server/backup/verify-logs.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { EventTables } from '#server/event-store/event-tables.ts';
import { logWith, newInterview } from '../fixtures/an-interview.ts';
import { capture, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
let db: Database;
let workspaceId: string;
let other: string;
beforeAll(async () => {
  under = await storeUnderTest();
  db = openDatabase(under.url, { max: 1 }).db;
  const founder = await under.founder();
  workspaceId = founder.workspaceId;
  other = (await under.founder()).workspaceId;
  await under.store.execute(founder, [capture('a'), logWith(newInterview(), 'Lovelace'), capture('b'), capture('c')]);
});
afterAll(async () => {
  await db?.destroy();
  await under?.close();
});

/** Verifies the logs after a change, which is undone again, and gives those that are broken. */
async function verifiedAfter(statement: string): Promise<readonly BrokenLog[]> {
  const undone = new Error('undone');
  let broken: readonly BrokenLog[] = [];
  const run = db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql.raw(statement).execute(trx);
    if (numAffectedRows !== 1n) throw new Error(`${statement} has changed ${numAffectedRows} rows`);
    broken = (await verifyLogs(trx)).broken;
    throw undone;
  });
  await run.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return broken;
}

/** Another value for each column, in SQL. One that is new does not compile until it has one, and fails until it is verified. */
const ofEvents: Record<Exclude<keyof EventTables['events'], 'workspace_id'>, string> = {
  position: '1000',
  stream: "'idea-elsewhere'",
  version: '1000',
  command_id: "'another'",
  n: '1',
  type: "'IdeaRenamed'",
  v: '2',
  data: `'{"title": "B"}'`,
  at: "at + interval '1 millisecond'",
  recorded_at: "recorded_at + interval '1 millisecond'",
  by_kind: "'system'",
  by_id: "'another'",
  via: "'another'",
  device: "'another'",
  change_id: "'another'",
  undoes: "'another'",
  seals: "'{}'",
  hash: "repeat('0', 64)",
};
const ofPersonal: Record<'position' | 'field' | 'value' | 'salt', string> = {
  position: '3',
  field: "'another'",
  value: `'"another"'`,
  salt: "'another'",
};
const ofWorkspaces: Record<'position' | 'head_hash', string> = { position: '3', head_hash: "repeat('0', 64)" };

test('the columns of an event that are tampered with here are all that there are', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'events'`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(ofEvents), 'workspace_id'].toSorted());
});

test.each(Object.entries(ofEvents))('an event whose %s was changed breaks its log there', async (column, value) => {
  const broken = await verifiedAfter(
    `UPDATE events SET ${column} = ${value} WHERE workspace_id = '${workspaceId}' AND position = 3`,
  );
  // Without the third event the fourth does not follow.
  expect(broken).toEqual([{ workspaceId, position: column === 'position' ? 4 : 3 }]);
});

test('an event that was moved to another workspace breaks both logs', async () => {
  const broken = await verifiedAfter(
    `UPDATE events SET workspace_id = '${other}' WHERE workspace_id = '${workspaceId}' AND position = 3`,
  );
  expect(broken.toSorted((a, b) => a.position - b.position)).toEqual([
    { workspaceId: other, position: 3 },
    { workspaceId, position: 4 },
  ]);
});

test.each(Object.entries(ofPersonal))('a personal field whose %s was changed breaks its log', async (column, value) => {
  const broken = await verifiedAfter(`
    UPDATE personal SET ${column} = ${value}
    WHERE workspace_id = '${workspaceId}' AND field = (SELECT min(field) FROM personal)`);
  expect(broken).toEqual([{ workspaceId, position: column === 'position' ? 3 : 2 }]);
});

test.each(Object.entries(ofWorkspaces))(
  'a head whose %s was changed breaks its log at its end',
  async (column, value) => {
    const broken = await verifiedAfter(`UPDATE workspaces SET ${column} = ${value} WHERE id = '${workspaceId}'`);
    expect(broken).toEqual([{ workspaceId, position: column === 'position' ? 3 : 4 }]);
  },
);

test('what was left as it was, or erased, is whole', async () => {
  expect([
    await verifiedAfter(`UPDATE events SET data = data WHERE workspace_id = '${workspaceId}' AND position = 3`),
    await verifiedAfter(`
      DELETE FROM personal WHERE workspace_id = '${workspaceId}' AND field = (SELECT min(field) FROM personal)`),
  ]).toEqual([[], []]);
});
