import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { AdminRefused } from '#server/admin/admin-action.ts';
import { carryOut } from '#server/admin/carry-out.ts';
import { readWork } from '#server/admin/read-work.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { type Running, start } from '#server/main.ts';
import { createLog } from '#server/operations/create-log.ts';
import { readSettings } from '#server/settings.ts';
import { deleteDueWorkspaces } from '#server/team/delete-due-workspaces.ts';
import { departFrom, recordDepartures } from '#server/team/leave-teams.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { databaseText } from './fixtures/database-text.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';
import { readLive } from './live-reader.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let db: Database;
let folder: string;
/** One other member, and two; no test but the last one changes these teams. */
let ofTwo: Team;
let ofThree: Team;
beforeAll(async () => {
  // Only what is done again and again: everything else takes the time that it takes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'groundwork-operators-'));
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  db = openDatabase(database.url, { max: 2 }).db;
  ofTwo = await teamOf('member');
  ofThree = await teamOf('member', 'member');
});
afterAll(async () => {
  vi.useRealTimers();
  await db?.destroy();
  await running?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Prints as data, or says why not. */
async function admin(...args: string[]): Promise<unknown> {
  const work = readWork([...args, '--json']);
  if (work === undefined || work === 'help') return work;
  try {
    return JSON.parse(
      (await carryOut(work, { db, settings: readSettings({}), log: createLog('silent') })) ?? '"what?"',
    );
  } catch (error) {
    if (!(error instanceof AdminRefused)) throw error;
    return error.message;
  }
}

type Team = Awaited<ReturnType<typeof teamOf>>;
async function teamOf(...roles: readonly ('owner' | 'member')[]) {
  const ada = await openPerson(url);
  const others = await Promise.all(roles.map(() => openPerson(url)));
  for (const [n, other] of others.entries()) await letIn(url, ada, other, roles[n] ?? 'member');
  const { workspace } = ada;
  return { ada, others: others as [Person, ...Person[]], workspace };
}
const listed = async (person: Person, workspace: string): Promise<string[]> =>
  (await callAs(url, person, ['GET', '/api/v1/members'], workspace)).body.map(
    ({ accountId }: { accountId: string }) => accountId,
  );
const factsOf = async (person: Person, workspace?: string): Promise<RecordedEvent[]> =>
  (await callAs(url, person, ['GET', '/api/v1/events'], workspace)).body.events;
const capture = (person: Person, workspace: string) =>
  sendAs(url, person, workspace, [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]);
const date = expect.stringMatching(/^\d{4}-/);
const nowhere = crypto.randomUUID();
/** Servers look at what became of teams a few times a minute. */
const tendTeams = () => vi.advanceTimersByTime(10_000);

describe('members', () => {
  test('are listed by account and by workspace', async () => {
    const { ada, others, workspace } = ofTwo;
    const [ben] = others;
    const name = expect.stringMatching(/’s workspace$/);
    expect(await admin('members', ben.email)).toEqual({
      email: ben.email,
      workspaces: [
        { id: ben.workspace, role: 'owner', name, members: 1, since: date },
        { id: workspace, role: 'member', name, members: 2, since: date },
      ],
    });
    expect(await admin('members', workspace)).toEqual({
      workspace,
      members: [
        { account: ada.id, email: ada.email, role: 'owner', since: date },
        { account: ben.id, email: ben.email, role: 'member', since: date },
      ],
    });
    expect(await admin('members', nowhere)).toBe(`There’s no workspace ${nowhere}.`);
    expect(await admin('members', ben.email, '--remove', ada.email)).toBe('what?');
    expect(await admin('members')).toBe('what?');
  });

  test('are removed at once, and the log says so, also of one who comes back and is removed again', async () => {
    const { ada, others, workspace } = await teamOf('member', 'member');
    const [ben, cy] = others as [Person, Person];
    const live = readLive(url, url.replace('127.0.0.1', 'localhost'), ben.accessToken, 0, workspace);
    await live.received(1);
    for (const whom of [ben.email.toUpperCase(), ben.id]) {
      expect(await admin('members', workspace, '--remove', whom)).toMatchObject({ workspace, account: ben.id });
      // The server hears of it from the database.
      await expect.poll(async () => (await callAs(url, ben, ['GET', '/api/v1/events'], workspace)).status).toBe(404);
      tendTeams();
      await expect
        .poll(async () => (await factsOf(ada)).at(-1))
        .toMatchObject({ type: 'MemberRemoved', data: { accountId: ben.id }, by: { kind: 'system', id: 'team' } });
      await letIn(url, ada, ben, 'member');
      expect(await listed(ada, workspace)).toEqual([ada.id, cy.id, ben.id]);
    }
    expect(await live.closed).toBe(4403);
    expect(await capture(ben, workspace)).toEqual(['IdeaCaptured']);
  });

  test('stay if nobody could manage the workspace without them, or nobody would be there', async () => {
    const { ada, others, workspace } = ofTwo;
    expect(await admin('members', workspace, '--remove', ada.email)).toMatch(/^They’re its last owner\./);
    expect(await admin('members', others[0].workspace, '--remove', others[0].email)).toMatch(
      /^They’re its only member/,
    );
    const { ada: stranger } = ofThree;
    expect(await admin('members', workspace, '--remove', stranger.email)).toBe(
      'They’re not a member of this workspace.',
    );
    expect(await listed(ada, workspace)).toEqual([ada.id, others[0].id]);
  });

  test('who loses their own workspace has a new one', async () => {
    const { ada, others, workspace } = await teamOf('owner');
    expect(await admin('members', workspace, '--remove', ada.email)).toMatchObject({ account: ada.id });
    const { body } = await callAs(url, ada, ['GET', '/api/v1/workspace']);
    expect(body.id).not.toBe(workspace);
    expect(await factsOf(ada)).toEqual([]);
    expect(await listed(others[0], workspace)).toEqual([others[0].id]);
  });
});

test('members who leave at once are each told of, and one who can’t be told of yet stays noted', async () => {
  const { ada, others, workspace } = ofThree;
  const [ben, cy] = others as [Person, Person];
  const told: string[] = [];
  const departed = () =>
    db.selectFrom('departed_members').select('account_id').where('workspace_id', '=', workspace).execute();
  // In one transaction, which is never ended: the running server sees nothing of it.
  const rollback = new Error('rolled back');
  const trying = db.transaction().execute(async (trx) => {
    await departFrom(trx, [workspace], ben.id);
    await departFrom(trx, [workspace], cy.id);
    await departFrom(trx, [workspace], cy.id);
    const failing = { execute: async () => Promise.reject(rollback) };
    await expect(recordDepartures(trx, failing, () => new Date())).rejects.toBe(rollback);
    const left = trx.selectFrom('departed_members').select('account_id').where('workspace_id', '=', workspace);
    expect(await left.execute()).toHaveLength(2);
    const telling: Pick<EventStore, 'execute'> = {
      execute: async (actor, commands) => {
        if (actor.workspaceId !== workspace) return [];
        // The row of each stays until the log was told.
        expect((await left.execute()).length).toBe(2 - told.length);
        told.push(...commands.map(({ data }) => String((data as { readonly accountId?: string }).accountId)));
        return [];
      },
    };
    await recordDepartures(trx, telling, () => new Date());
    expect([told.toSorted(), await left.execute()]).toEqual([[ben.id, cy.id].toSorted(), []]);
    throw rollback;
  });
  await expect(trying).rejects.toBe(rollback);
  expect([await departed(), await listed(ada, workspace)]).toEqual([[], [ada.id, ben.id, cy.id]]);
});

describe('erasing one of several in a workspace', () => {
  test('leaves the workspace to the others, and says how much goes', async () => {
    const { ada, others, workspace } = await teamOf('member');
    const [ben] = others;
    await capture(ben, workspace);
    await capture(ben, ben.workspace);
    const asked = await admin('erase', ben.email);
    expect(asked).toContain('with 1 event, for good. They leave 1 workspace with others, where their words stay.');
    expect(await admin('erase', ben.email, '--yes')).toEqual({
      email: ben.email,
      account: ben.id,
      events: 1,
      teams: 1,
    });
    expect(await listed(ada, workspace)).toEqual([ada.id]);
    const facts = (await factsOf(ada)).filter(({ type }) => type === 'IdeaCaptured');
    expect(facts.map(({ by }) => by.id)).toEqual([ben.id]);
    expect(JSON.stringify(await databaseText(database.url))).not.toContain(ben.email);
  });

  test('is refused for the last owner, in words that say what to do', async () => {
    const { ada, workspace } = ofTwo;
    for (const args of [[], ['--yes']])
      expect(await admin('erase', ada.email, ...args)).toMatch(/^They are the last owner of a workspace with others\./);
    expect((await callAs(url, ada, ['GET', '/api/v1/members'], workspace)).body).toHaveLength(2);
  });
});

describe('a ban', () => {
  let team: Team;
  beforeAll(async () => {
    team = await teamOf('member');
  });
  /** Publishes a page, and says how that was answered. */
  async function publish(person: Person, workspace: string) {
    const [ideaId, projectId, pageId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const send = (stream: string, type: string, data: object) => sendAs(url, person, workspace, [stream, type, data]);
    const blocks = [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } }];
    await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' });
    await send(`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() });
    await send(`page-${pageId}`, 'CreatePage', { projectId, title: 'Crumb', template: { blocks } });
    const slug = `crumb-${pageId.slice(0, 8)}`;
    await send(`page-${pageId}`, 'SetPage', { slug });
    const answer = await send(`page-${pageId}`, 'PublishPage', {});
    return { slug, answer: Array.isArray(answer) ? 'published' : answer };
  }
  const statusOf = async (slug: string) => (await fetch(`${url}/p/${slug}`)).status;

  test('of a workspace is for all its members there, and for none of them elsewhere but its founder', async () => {
    const { others, workspace, ada } = team;
    const [ben] = others;
    const { slug } = await publish(ben, workspace);
    expect(await statusOf(slug)).toBe(200);
    expect(await admin('pages', 'ban', '--workspace', workspace)).toMatchObject({ isBanned: true, closed: 1 });
    expect(await statusOf(slug)).toBe(410);
    expect((await publish(ben, workspace)).answer).toBe('publishing-banned');
    expect((await publish(ada, workspace)).answer).toBe('publishing-banned');
    expect((await publish(ben, ben.workspace)).answer).toBe('published');
    expect(await admin('pages', 'lift-ban', '--workspace', workspace)).toMatchObject({ isBanned: false });
    expect((await publish(ben, workspace)).answer).toBe('published');
    expect(await admin('pages', 'ban', '--workspace', nowhere)).toBe(`There’s no workspace ${nowhere}.`);
    expect(await admin('pages', 'ban', slug, '--workspace', workspace)).toBe('what?');
    expect(await admin('pages', 'list', '--workspace', workspace)).toBe('what?');
  });

  test('of a founder goes with them into the workspaces of others', async () => {
    const { others, workspace, ada } = team;
    const [ben] = others;
    await admin('pages', 'ban', ben.email);
    expect((await publish(ben, workspace)).answer).toBe('publishing-banned');
    expect((await publish(ada, workspace)).answer).toBe('published');
  });
});

// Last: it changes the team of three.
test('a backup brings back members, names, who has left, what is to be deleted, and the streams of teams', async () => {
  const { ada, others, workspace } = ofThree;
  const [ben, cy] = others as [Person, Person];
  const team = teamStreamOf(workspace);
  await sendAs(url, ada, workspace, [team, 'NameWorkspace', { name: 'Crumb' }]);
  await sendAs(url, ada, workspace, [team, 'DeleteWorkspace', { name: 'Crumb' }]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // In one transaction with the backup: the running server must not have told the log yet.
  await db.insertInto('departed_members').values({ workspace_id: workspace, account_id: cy.id }).execute();
  const file = join(folder, 'saved.ndjson');
  await writeBackup(client, file, new Date()).finally(() => client.end());

  const target = await freshDatabase();
  const restored = openDatabase(target.url, { max: 1 });
  await restoreBackup(restored.db, file, { replace: true });
  const text = await databaseText(target.url);
  const linesOf = (table: string) => (text[table] ?? []).filter((line) => line.includes(workspace));
  expect(linesOf('memberships')).toHaveLength(3);
  expect(linesOf('workspace_names')).toEqual([expect.stringContaining('Crumb')]);
  expect(linesOf('departed_members')).toEqual([expect.stringContaining(cy.id)]);
  expect(linesOf('workspace_deletions')).toHaveLength(1);

  const again = await start({ DATABASE_URL: target.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  const there = again.settings.publicUrl;
  const { idToken } = await (
    await fetch(`${there}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ben.email, password: ben.password, returnSecureToken: true }),
    })
  ).json();
  const login = await callAs(there, null, ['POST', '/api/v1/auth/login', { firebaseToken: idToken }]);
  const who = { ...ben, accessToken: login.body.accessToken as string };
  const { body: state } = await callAs(there, who, ['GET', `/api/v1/snapshot?stream=${team}`], workspace);
  expect(state.state).toMatchObject({ name: 'Crumb', deletedAt: date, members: { [ben.id]: { role: 'member' } } });
  // The log hears of who had left, and the day of the deletion comes.
  const types = async () =>
    (await callAs(there, who, ['GET', '/api/v1/events'], workspace)).body.events.map(({ type }: RecordedEvent) => type);
  tendTeams();
  await expect.poll(types).toContain('MemberRemoved');
  expect(await deleteDueWorkspaces(restored.db, () => new Date(Date.now() + 8 * 86_400_000))).toBe(1);
  await expect.poll(async () => (await callAs(there, who, ['GET', '/api/v1/events'], workspace)).status).toBe(404);
  await restored.db.destroy();
  await again.stop();
  await target.drop();
});
