import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createMemberships, type Memberships } from '#server/team/memberships.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

let database: FreshDatabase;
let here: ReturnType<typeof openDatabase>;
let elsewhere: Database;
let memberships: Memberships;
beforeAll(async () => {
  database = await freshDatabase();
  here = openDatabase(database.url, { max: 4 });
  here.pool.on('error', () => undefined);
  elsewhere = openDatabase(database.url, { max: 2 }).db;
  memberships = createMemberships(here.pool, here.db, () => new Date());
});
afterAll(async () => {
  await memberships?.close();
  await here?.db.destroy();
  await elsewhere?.destroy();
  await database?.drop();
});

async function aMember() {
  const [workspaceId, accountId] = [crypto.randomUUID(), crypto.randomUUID()];
  await elsewhere.insertInto('workspaces').values({ id: workspaceId }).execute();
  await elsewhere
    .insertInto('accounts')
    .values({
      ...{ id: accountId, workspace_id: workspaceId, provider_uid: accountId, email: `${accountId}@crumb.example` },
      ...{ email_verified: true, display_name: null, photo_url: null },
      ...{ created_at: new Date(), profile_as_of: new Date() },
    })
    .execute();
  await elsewhere
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, account_id: accountId, role: 'owner', since: new Date() })
    .execute();
  const change = (role: 'member' | 'viewer') =>
    elsewhere
      .updateTable('memberships')
      .set({ role })
      .where('workspace_id', '=', workspaceId)
      .where('account_id', '=', accountId)
      .execute();
  return { workspaceId, change, find: () => memberships.find(workspaceId, accountId) };
}

test('a role that another server has changed is known at once', async () => {
  const { find, change } = await aMember();
  expect(await find()).toEqual({ role: 'owner', isTeam: false });
  await change('member');
  await expect.poll(find).toEqual({ role: 'member', isTeam: false });
});

test('a role that changes while it is read is read anew', async () => {
  const told: string[] = [];
  const stop = memberships.onChanged((workspaceId) => told.push(workspaceId));
  const { workspaceId, find, change } = await aMember();
  const query = here.pool.query.bind(here.pool);
  vi.spyOn(here.pool, 'query').mockImplementationOnce(async (...read: Parameters<typeof query>) => {
    const answer = await query(...read);
    await change('member');
    // Of the first row, and of the change.
    await expect.poll(() => told.filter((id) => id === workspaceId)).toHaveLength(2);
    return answer;
  });
  expect([await find(), await find()]).toEqual([
    { role: 'owner', isTeam: false },
    { role: 'member', isTeam: false },
  ]);
  vi.restoreAllMocks();
  stop();
});

test('nothing is trusted that was remembered while the database told of no change', async () => {
  const { find, change } = await aMember();
  expect(await find()).toEqual({ role: 'owner', isTeam: false });
  expect(await find()).toEqual({ role: 'owner', isTeam: false });
  const listening = await here.pool.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
  );
  expect(listening.rows).toHaveLength(1);
  // The change comes while nobody listens, so that it is never told of.
  await here.pool.query('SELECT pg_terminate_backend($1)', [listening.rows[0].pid]);
  await change('viewer');
  await expect.poll(find, { timeout: 20_000 }).toEqual({ role: 'viewer', isTeam: false });
});

test('that somebody is no member is asked anew each time', async () => {
  const { workspaceId } = await aMember();
  const guest = await aMember();
  expect(await memberships.find(workspaceId, crypto.randomUUID())).toBeNull();
  expect(await guest.find()).not.toBeNull();
});
