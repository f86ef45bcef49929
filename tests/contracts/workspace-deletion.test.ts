import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletionMs, emptyTeam } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { InboxMail } from '#server/mail/inbox-mail.ts';
import { type Running, start } from '#server/main.ts';
import { deleteDueWorkspaces } from '#server/team/delete-due-workspaces.ts';
import { createWriteDeletionMail } from '#server/team/write-deletion-mail.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { databaseText } from './fixtures/database-text.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';
import { readLive } from './live-reader.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let db: Database;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  db = openDatabase(database.url).db;
});
afterAll(async () => {
  await db?.destroy();
  await running?.stop();
  await database?.drop();
});

interface TeamOfTwo {
  readonly ada: Person;
  readonly ben: Person;
  readonly workspace: string;
  send(person: Person, type: string, data: object): ReturnType<typeof sendAs>;
}

/** Ada owns a workspace that is called like her; Ben is a member. */
async function openTeam(): Promise<TeamOfTwo> {
  const [ada, ben] = await Promise.all([openPerson(url), openPerson(url)]);
  const { workspace } = ada;
  const send = (person: Person, type: string, data: object) =>
    sendAs(url, person, workspace, [teamStreamOf(workspace), type, data]);
  await letIn(url, ada, ben, 'member');
  await send(ada, 'NameWorkspace', { name: 'Crumb' });
  return { ada, ben, workspace, send };
}

const mailsTo = async ({ email }: Person): Promise<string[]> => {
  const answer = await fetch(`${url}/dev/inbox`, { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as InboxMail[];
  return mails.filter((mail) => mail.to === email && mail.kind === 'workspace-deletion').map(({ subject }) => subject);
};
const at = (ms: number) => () => new Date(Date.now() + ms);
const second = 1000;
/** Workspaces that go if the job runs that much later. */
const deleteLater = (ms: number) => deleteDueWorkspaces(db, at(ms));
const workspacesOf = async (person: Person) => (await callAs(url, person, ['GET', '/api/user/me'])).body.workspaces;
const origin = () => url.replace('127.0.0.1', 'localhost');

test('a workspace goes after seven days with all that is in it, and its members are in their own', async () => {
  const { ada, ben, workspace, send } = await openTeam();
  const word = `Quincunx ${crypto.randomUUID()}`;
  await sendAs(url, ben, workspace, [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: word }]);
  await sendAs(url, ben, undefined, [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Ben’s own' }]);
  const token = await callAs(
    url,
    ben,
    ['POST', '/api/v1/tokens', { name: 'x', scope: 'read', expiresInDays: 30 }],
    workspace,
  );
  const live = [readLive(url, origin(), ada.accessToken), readLive(url, origin(), ben.accessToken, 0, workspace)];
  const elsewhere = readLive(url, origin(), ben.accessToken);
  for (const reader of [...live, elsewhere]) await reader.received(1);
  expect(await send(ben, 'DeleteWorkspace', { name: 'Crumb' })).toBe('role-insufficient');
  expect(await send(ada, 'DeleteWorkspace', { name: 'Crumb' })).toEqual(['DeletionScheduled']);
  expect(await deleteLater(deletionMs - 5 * second)).toBe(0);
  expect(await workspacesOf(ben)).toHaveLength(2);
  expect(JSON.stringify(await databaseText(database.url))).toContain(word);

  expect(await deleteLater(deletionMs + 5 * second)).toBe(1);
  expect(await Promise.all(live.map((reader) => reader.closed))).toEqual([4403, 4403]);
  const left = JSON.stringify(await databaseText(database.url));
  for (const gone of [word, workspace, token.body.id]) expect(left).not.toContain(gone);
  expect(left).toContain('Ben’s own');
  const [own, ...more] = await workspacesOf(ada);
  expect([own.role, own.members, more]).toEqual(['owner', 1, []]);
  expect(own.id).not.toBe(workspace);
  expect((await workspacesOf(ben)).map(({ id }: { id: string }) => id)).toEqual([ben.workspace]);
  expect((await callAs(url, ada, ['GET', '/api/v1/events'])).body.events).toEqual([]);
  expect(await sendAs(url, ada, undefined, [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Anew' }])).toEqual([
    'IdeaCaptured',
  ]);
  for (const person of [ada, ben])
    expect((await callAs(url, person, ['GET', '/api/v1/events'], workspace)).status).toBe(404);
  const byToken = await callAs(url, { accessToken: token.body.token }, ['GET', '/api/v1/events']);
  expect(byToken.status).toBe(401);
  expect(elsewhere.socket.readyState).toBe(elsewhere.socket.OPEN);
  elsewhere.socket.close();
  expect(await deleteLater(deletionMs + 5 * second)).toBe(0);
});

test('every member gets a mail with the day, and another one if an owner keeps it', async () => {
  const { ada, ben, workspace, send } = await openTeam();
  await send(ada, 'DeleteWorkspace', { name: 'Crumb' });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + deletionMs);
  const told = [`“Crumb” will be deleted on ${day}`];
  for (const person of [ada, ben]) await expect.poll(() => mailsTo(person)).toEqual(told);
  expect(await send(ada, 'KeepWorkspace', {})).toEqual(['DeletionCancelled']);
  for (const person of [ada, ben]) await expect.poll(() => mailsTo(person)).toEqual(['“Crumb” stays', ...told]);
  expect(await deleteLater(deletionMs + 5 * second)).toBe(0);
  expect((await callAs(url, ben, ['GET', '/api/v1/members'], workspace)).body).toHaveLength(2);
});

test('of one that is kept in the same moment, and of one that somebody has left, nobody hears', async () => {
  const { ada, ben, workspace, send } = await openTeam();
  const stream = teamStreamOf(workspace);
  const commands = [
    ['DeleteWorkspace', { name: 'Crumb' }],
    ['KeepWorkspace', {}],
    ['DeleteWorkspace', { name: 'Crumb' }],
  ].map(([type, data]) => ({ id: crypto.randomUUID(), type, stream, data, at: new Date().toISOString() }));
  const { body } = await callAs(url, ada, ['POST', '/api/v1/commands', { commands }]);
  expect(body.results.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('accepted'));
  for (const person of [ada, ben])
    await expect.poll(() => mailsTo(person)).toEqual([expect.stringMatching(/will be deleted/)]);
  await send(ben, 'LeaveWorkspace', {});
  await send(ada, 'KeepWorkspace', {});
  await expect.poll(() => mailsTo(ada)).toHaveLength(2);
  expect(await mailsTo(ben)).toHaveLength(1);
});

test('a mail that waited until the opposite was decided is not sent, and neither is one to somebody who has left', async () => {
  const { ada, workspace } = await openTeam();
  const stranger = await openPerson(url);
  const write = (what: string, { id }: Person, deletedAt: string | null) =>
    createWriteDeletionMail({
      db,
      eventStore: { snapshot: async () => ({ state: { ...emptyTeam, name: 'Crumb', deletedAt } }) as never },
      publicUrl: url,
    })({ workspaceId: workspace, cause: 'c', kind: 'workspace-deletion', subject: `${what}/${id}`, attempts: 0 });
  const day = '2026-12-24T00:00:00.000Z';
  expect([
    (await write('deleted', ada, day))?.subject,
    (await write('kept', ada, null))?.subject,
    await write('deleted', ada, null),
    await write('kept', ada, day),
    await write('deleted', stranger, day),
  ]).toEqual(['“Crumb” will be deleted on December 24, 2026', '“Crumb” stays', undefined, undefined, undefined]);
});

test('a ban of the workspace goes on to what its owner gets in its place', async () => {
  const { ada, workspace, send } = await openTeam();
  await db.insertInto('publishing_bans').values({ workspace_id: workspace, banned_at: new Date() }).execute();
  await send(ada, 'DeleteWorkspace', { name: 'Crumb' });
  expect(await deleteLater(deletionMs + 5 * second)).toBe(1);
  const [own] = await workspacesOf(ada);
  const bans = db.selectFrom('publishing_bans').select('workspace_id').where('workspace_id', '=', own.id);
  expect(await bans.execute()).toHaveLength(1);
});

test('two servers that are at it at once delete it once, and an owner who keeps it meanwhile has kept it', async () => {
  const { ada, workspace, send } = await openTeam();
  await send(ada, 'DeleteWorkspace', { name: 'Crumb' });
  const counts = await Promise.all([deleteLater(deletionMs + 5 * second), deleteLater(deletionMs + 5 * second)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  const kept = await openTeam();
  await kept.send(kept.ada, 'DeleteWorkspace', { name: 'Crumb' });
  const [answer, deleted] = await Promise.all([
    kept.send(kept.ada, 'KeepWorkspace', {}),
    deleteLater(deletionMs + 5 * second),
  ]);
  const isThere = (await callAs(url, kept.ben, ['GET', '/api/v1/members'], kept.workspace)).status === 200;
  expect([Array.isArray(answer), deleted]).toEqual(isThere ? [true, 0] : [false, 1]);
  expect((await callAs(url, ada, ['GET', '/api/v1/members'], workspace)).status).toBe(404);
});
