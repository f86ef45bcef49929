import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/team/role.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { verifyLogs } from '#server/backup/verify-logs.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { type StoredPerson as Person, personIn } from './fixtures/person-in-database.ts';
import { readLive } from './live-reader.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let db: Database;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  db = openDatabase(database.url, { max: 2 }).db;
});
afterAll(async () => {
  await db?.destroy();
  await running?.stop();
  await database?.drop();
});

type Scope = 'read' | 'write';

async function call(token: string, method: string, path: string, body?: object, workspace?: string) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(workspace !== undefined && { 'groundwork-workspace': workspace }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as any };
}

const somebody = (): Promise<Person> => personIn(db);

async function makeToken(person: Pick<Person, 'accessToken'>, scope: Scope, workspace?: string, name = 'Zapier') {
  const wanted = { name, scope, expiresInDays: 30 };
  const { status, body } = await call(person.accessToken, 'POST', '/api/v1/tokens', wanted, workspace);
  expect(status).toBe(201);
  return body as { readonly id: string; readonly token: string };
}

const commandOf = (type: string, stream: string, data: object) => ({
  commands: [{ id: crypto.randomUUID(), type, stream, data, at: new Date().toISOString() }],
});
const capture = () => commandOf('CaptureIdea', `idea-${crypto.randomUUID()}`, { title: 'Bees' });

/** The status of one command, or why it was rejected. */
async function send(token: string, body: object, workspace?: string): Promise<unknown> {
  const answer = await call(token, 'POST', '/api/v1/commands', body, workspace);
  return answer.status === 200 ? (answer.body.results[0].reason ?? answer.body.results[0].status) : answer.body.code;
}

/** A member with that role, written as the projection writes it, and told of by facts. */
async function memberOf(
  role: Role,
): Promise<{ readonly ada: Person; readonly member: Person; readonly workspace: string }> {
  const ada = await somebody();
  if (role === 'owner') return { ada, member: ada, workspace: ada.workspace };
  const member = await somebody();
  const linkId = crypto.randomUUID();
  const team = teamStreamOf(ada.workspace);
  expect(await send(ada.accessToken, commandOf('OpenInvitationLink', team, { linkId, role, days: 1 }))).toBe(
    'accepted',
  );
  const { body } = await call(ada.accessToken, 'GET', `/api/v1/invitations/links/${linkId}`);
  const token = new URL(body.url).searchParams.get('token');
  expect((await call(member.accessToken, 'POST', '/api/v1/invitations/accept', { token })).status).toBe(200);
  return { ada, member, workspace: ada.workspace };
}

describe('making a token', () => {
  test('shows it once, keeps its hash alone, and tells by mail and under recent activity', async () => {
    const ada = await somebody();
    const { id, token } = await makeToken(ada, 'write');
    expect(token).toMatch(/^gw_[0-9A-Za-z]{40}$/);
    const listed = await call(ada.accessToken, 'GET', '/api/v1/tokens');
    const date = expect.stringMatching(/^\d{4}-/);
    expect(listed.body).toEqual([
      { id, name: 'Zapier', scope: 'write', createdAt: date, expiresAt: date, lastUsedAt: null },
    ]);
    const { createdAt, expiresAt } = listed.body[0];
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * 86_400_000);
    const row = await db
      .selectFrom('access_tokens')
      .selectAll()
      .where('workspace_id', '=', ada.workspace)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token.slice(3));
    const mails = async () => {
      const answer = await fetch(`${url}/dev/inbox`, { headers: { accept: 'application/json' } });
      const all = (await answer.json()) as { to: string; kind: string; subject: string }[];
      return all
        .filter(({ to, kind }) => to === ada.email && kind === 'access-token-made')
        .map(({ subject }) => subject);
    };
    await expect.poll(mails).toEqual(['An access token was created']);
    const activity = async () => (await call(ada.accessToken, 'GET', '/api/v1/auth/activity')).body.events;
    await expect
      .poll(activity)
      .toContainEqual(expect.objectContaining({ event: 'access-token-made', reason: 'write' }));
  });

  test.each([
    { scope: 'read', expiresInDays: 30 },
    { name: '  ', scope: 'read', expiresInDays: 30 },
    { name: 'x'.repeat(61), scope: 'read', expiresInDays: 30 },
    { name: 'x', scope: 'manage', expiresInDays: 30 },
    { name: 'x', scope: 'read', expiresInDays: 31 },
    { name: 'x', scope: 'read', expiresInDays: 30, accountId: 'y' },
  ])('refuses %j', async (body) => {
    const ada = await somebody();
    expect((await call(ada.accessToken, 'POST', '/api/v1/tokens', body)).status).toBe(400);
    expect((await call(ada.accessToken, 'GET', '/api/v1/tokens')).body).toEqual([]);
  });

  test('needs a sign-in of the last five minutes, so that a stolen session gives nobody a way to stay', async () => {
    const ada = await somebody();
    await db
      .updateTable('sessions')
      .set({ signed_in_at: new Date(Date.now() - 301_000) })
      .where('account_id', '=', ada.id)
      .execute();
    const wanted = { name: 'x', scope: 'read', expiresInDays: 30 };
    const { status, body } = await call(ada.accessToken, 'POST', '/api/v1/tokens', wanted);
    expect([status, body.code]).toEqual([403, 'sign-in-too-old']);
  });

  test('ends at fifty tokens of a member in a workspace, however many come at once', async () => {
    const ada = await somebody();
    const made = { account_id: ada.id, workspace_id: ada.workspace, name: 'x', scope: 'read' as const };
    const times = { created_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) };
    const rows = Array.from({ length: 48 }, () => ({
      ...{ ...made, ...times, id: crypto.randomUUID(), token_hash: Buffer.from(crypto.randomUUID()) },
    }));
    await db.insertInto('access_tokens').values(rows).execute();
    const wanted = { name: 'x', scope: 'read', expiresInDays: 30 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(ada.accessToken, 'POST', '/api/v1/tokens', wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });

  test('is for no token, and each sees and revokes their own alone', async () => {
    const { ada, member, workspace } = await memberOf('member');
    const { id, token } = await makeToken(member, 'write', workspace);
    const wanted = { name: 'x', scope: 'write', expiresInDays: 30 };
    const tried = [
      await call(token, 'POST', '/api/v1/tokens', wanted),
      await call(token, 'GET', '/api/v1/tokens'),
      await call(token, 'DELETE', `/api/v1/tokens/${id}`),
    ];
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'not-for-tokens']));
    expect((await call(ada.accessToken, 'GET', '/api/v1/tokens')).body).toEqual([]);
    expect((await call(ada.accessToken, 'DELETE', `/api/v1/tokens/${id}`)).status).toBe(404);
    // In their own workspace there is no such token either.
    expect((await call(member.accessToken, 'DELETE', `/api/v1/tokens/${id}`)).status).toBe(404);
    expect((await call(token, 'GET', '/api/v1/workspace')).body).toEqual({ id: workspace });
  });
});

const noToken = [403, 'not-for-tokens'];
const tooLittle = [403, 'scope-insufficient'];
const yes = [200, undefined];

describe.each(['owner', 'member', 'advisor', 'viewer'] as const)('a token of an %s', (role) => {
  let team: Awaited<ReturnType<typeof memberOf>>;
  beforeAll(async () => {
    team = await memberOf(role);
  });

  test.each(['read', 'write'] as const)('to %s opens what it may, and nothing else', async (scope) => {
    const { member, workspace } = team;
    const { token } = await makeToken(member, scope, workspace);
    const asked = async (method: string, path: string, body?: object) => {
      const answer = await call(token, method, path, body);
      return [answer.status, answer.body?.code];
    };
    const command = scope === 'read' ? tooLittle : yes;
    expect({
      workspace: await asked('GET', '/api/v1/workspace'),
      members: await asked('GET', '/api/v1/members'),
      events: await asked('GET', '/api/v1/events'),
      snapshot: await asked('GET', `/api/v1/snapshot?stream=vault-${workspace}`),
      images: await asked('POST', '/api/v1/assets/urls', { ids: [crypto.randomUUID()] }),
      commands: await asked('POST', '/api/v1/commands', capture()),
      me: await asked('GET', '/api/user/me'),
      sessions: await asked('GET', '/api/v1/auth/sessions'),
      activity: await asked('GET', '/api/v1/auth/activity'),
      notices: await asked('GET', '/api/user/me/notices'),
      link: await asked('GET', `/api/v1/invitations/links/${crypto.randomUUID()}`),
      people: await asked('GET', `/api/v1/projects/${crypto.randomUUID()}/people.csv`),
      upload: await asked('POST', '/api/v1/assets'),
      signOut: await asked('POST', '/api/v1/auth/logout', { allDevices: true }),
    }).toEqual({
      ...{ workspace: yes, members: yes, events: yes, images: yes, commands: command },
      snapshot: [404, 'not-found'],
      ...{ me: noToken, sessions: noToken, activity: noToken, notices: noToken, link: noToken },
      ...{ people: noToken, upload: noToken, signOut: noToken },
    });
  });

  test('to write sends what its maker may, and nothing about who belongs to the workspace', async () => {
    const { ada, member, workspace } = team;
    const { token } = await makeToken(member, 'write', workspace);
    const mayEdit = role === 'owner' || role === 'member';
    expect(await send(token, capture())).toBe(mayEdit ? 'accepted' : 'role-insufficient');
    const stream = teamStreamOf(workspace);
    const managing = [
      commandOf('NameWorkspace', stream, { name: 'Mine' }),
      commandOf('InviteMember', stream, { invitationId: crypto.randomUUID(), email: 'x@y.example', role: 'owner' }),
      commandOf('LeaveWorkspace', stream, {}),
    ];
    for (const command of managing) expect(await send(token, command)).toBe('role-insufficient');
    expect((await call(ada.accessToken, 'GET', '/api/user/me')).body.workspaces[0].name).not.toBe('Mine');
  });
});

test('every route says in the description whether tokens may use it, and no other one takes them', async () => {
  const ada = await somebody();
  const { token } = await makeToken(ada, 'write');
  const { body } = await call(token, 'GET', '/openapi.json');
  type Operation = { readonly security?: readonly Record<string, unknown>[] };
  const operations = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );
  const bySession = operations.filter(({ security = [] }) => security.some((each) => 'session' in each));
  expect(bySession.length).toBeGreaterThan(25);
  for (const { method, path, security = [] } of bySession) {
    const isForTokens = security.some((each) => 'token' in each);
    const answer = await call(
      token,
      method,
      path.replaceAll(/\{.*?\}/g, crypto.randomUUID()),
      method === 'GET' ? undefined : {},
    );
    expect([method, path, answer.body?.code === 'not-for-tokens']).toEqual([method, path, !isForTokens]);
  }
});

test('facts that a program brings about say by which token, for ever, and the log verifies', async () => {
  const ada = await somebody();
  const { id, token } = await makeToken(ada, 'write');
  const stream = `idea-${crypto.randomUUID()}`;
  await send(token, commandOf('CaptureIdea', stream, { title: 'Bees' }));
  await send(ada.accessToken, commandOf('RenameIdea', stream, { title: 'Wasps' }));
  expect((await call(token, 'POST', '/api/v1/ideas', { title: 'Ants' })).status).toBe(201);
  const answer = await call(token, 'POST', '/api/v1/commands', commandOf('ArchiveIdea', stream, {}));
  expect(answer.body.results[0].events[0].via).toBe('Zapier');
  await call(ada.accessToken, 'DELETE', `/api/v1/tokens/${id}`);
  const { body } = await call(ada.accessToken, 'GET', '/api/v1/events');
  const by = { kind: 'founder', id: ada.id };
  expect(body.events.map(({ type, by, via }: Record<string, unknown>) => ({ type, by, via }))).toEqual([
    { type: 'IdeaCaptured', by, via: 'Zapier' },
    { type: 'IdeaRenamed', by },
    { type: 'IdeaCaptured', by, via: 'Zapier' },
    { type: 'IdeaArchived', by, via: 'Zapier' },
  ]);
  const { state } = (await call(ada.accessToken, 'GET', `/api/v1/snapshot?stream=${stream}`)).body;
  expect(state).toMatchObject({ title: 'Wasps', capturedVia: 'Zapier' });
  const broken = () => db.transaction().execute(async (trx) => (await verifyLogs(trx)).broken);
  expect(await broken()).toEqual([]);
  const forged = db.updateTable('events').set({ via: null }).where('workspace_id', '=', ada.workspace);
  await forged.where('position', '=', 1).execute();
  expect(await broken()).toEqual([{ workspaceId: ada.workspace, position: 1 }]);
});

describe('a token is of one workspace', () => {
  test('whatever the header says', async () => {
    const { member, workspace } = await memberOf('member');
    const { token } = await makeToken(member, 'read', workspace);
    const own = await makeToken(member, 'read');
    expect([
      (await call(token, 'GET', '/api/v1/workspace', undefined, workspace)).body,
      (await call(token, 'GET', '/api/v1/workspace', undefined, member.workspace)).status,
      (await call(own.token, 'GET', '/api/v1/workspace')).body,
      (await call(own.token, 'GET', '/api/v1/workspace', undefined, workspace)).status,
    ]).toEqual([{ id: workspace }, 404, { id: member.workspace }, 404]);
  });

  test('and follows the role of its maker, until they are no member any more', async () => {
    const { ada, member, workspace } = await memberOf('member');
    const { token } = await makeToken(member, 'write', workspace);
    expect(await send(token, capture())).toBe('accepted');
    const team = teamStreamOf(workspace);
    const change = commandOf('ChangeRole', team, { accountId: member.id, role: 'viewer' });
    expect(await send(ada.accessToken, change)).toBe('accepted');
    expect(await send(token, capture())).toBe('role-insufficient');
    const remove = commandOf('RemoveMember', team, { accountId: member.id });
    expect(await send(ada.accessToken, remove)).toBe('accepted');
    await expect.poll(async () => (await call(token, 'GET', '/api/v1/events')).status).toBe(401);
    expect(await db.selectFrom('access_tokens').select('id').where('workspace_id', '=', workspace).execute()).toEqual(
      [],
    );
  });
});

test('a token to read is told nothing about people: not by pages, folded or live, also after the team has changed', async () => {
  const { ada, workspace } = await memberOf('member');
  const { token } = await makeToken(ada, 'read');
  const [ideaId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  const talk = { projectId, on: '2026-11-01', lastTime: '', commitment: 'none', answer: 'yes' };
  const log = (person: string, stream = `interview-${crypto.randomUUID()}`) =>
    send(ada.accessToken, commandOf('LogInterview', stream, { ...talk, person }));
  await send(ada.accessToken, commandOf('CaptureIdea', `idea-${ideaId}`, { title: 'Bees' }));
  const begun = commandOf('StartProject', `project-${projectId}`, { ideaId, canvasId: crypto.randomUUID() });
  expect(await send(ada.accessToken, begun)).toBe('accepted');
  const talkStream = `interview-${crypto.randomUUID()}`;
  expect(await log('Zelda before', talkStream)).toBe('accepted');
  const known = (await call(ada.accessToken, 'GET', '/api/v1/events')).body.events.length;
  const reader = readLive(url, url.replace('127.0.0.1', 'localhost'), token);
  await reader.received(known);
  const named = commandOf('NameWorkspace', teamStreamOf(workspace), { name: 'Crumb' });
  expect(await send(ada.accessToken, named)).toBe('accepted');
  await reader.received(known + 1);
  expect(await log('Zelda after')).toBe('accepted');
  const read = ['events', `events?stream=${talkStream}`, `snapshot?stream=${talkStream}`];
  for (const path of read) {
    const { status, body } = await call(token, 'GET', `/api/v1/${path}`);
    expect([path, status, JSON.stringify(body).includes('Zelda')]).toEqual([path, 200, false]);
  }
  const heard = JSON.stringify(await reader.received(known + 2));
  reader.socket.close();
  expect(heard.match(/InterviewLogged/g)).toHaveLength(2);
  expect(heard).not.toContain('Zelda');
});

describe('the end of a token', () => {
  const origin = () => url.replace('127.0.0.1', 'localhost');

  test('by its maker is at once, over HTTP and live, and of no other token', async () => {
    const ada = await somebody();
    const [gone, stays] = [await makeToken(ada, 'read'), await makeToken(ada, 'read')];
    await send(ada.accessToken, capture());
    const reader = readLive(url, origin(), gone.token);
    await reader.received(1);
    expect((await call(ada.accessToken, 'DELETE', `/api/v1/tokens/${gone.id}`)).status).toBe(204);
    expect([
      (await call(gone.token, 'GET', '/api/v1/events')).status,
      await reader.closed,
      (await call(stays.token, 'GET', '/api/v1/events')).status,
      (await call(ada.accessToken, 'DELETE', `/api/v1/tokens/${gone.id}`)).status,
      (await call(ada.accessToken, 'GET', '/api/v1/tokens')).body.map(({ id }: { id: string }) => id),
    ]).toEqual([401, 4401, 200, 404, [stays.id]]);
  });

  test('comes with its time', async () => {
    const ada = await somebody();
    const { id, token } = await makeToken(ada, 'read');
    await db
      .updateTable('access_tokens')
      .set({ expires_at: new Date() })
      .where('workspace_id', '=', ada.workspace)
      .where('id', '=', id)
      .execute();
    expect((await call(token, 'GET', '/api/v1/events')).status).toBe(401);
    expect((await call(ada.accessToken, 'GET', '/api/v1/tokens')).body).toEqual([]);
  });

  test('comes when its maker signs out everywhere, and not when one browser does', async () => {
    const ada = await somebody();
    const { token } = await makeToken(ada, 'read');
    const again = await call('', 'POST', '/api/v1/auth/refresh-token', { refreshToken: ada.refreshToken });
    expect((await call(again.body.accessToken, 'POST', '/api/v1/auth/logout', { allDevices: false })).status).toBe(204);
    expect((await call(token, 'GET', '/api/v1/events')).status).toBe(200);
    const bea = await somebody();
    const other = await makeToken(bea, 'read');
    expect((await call(bea.accessToken, 'POST', '/api/v1/auth/logout', { allDevices: true })).status).toBe(204);
    expect([
      (await call(other.token, 'GET', '/api/v1/events')).status,
      (await call(token, 'GET', '/api/v1/events')).status,
    ]).toEqual([401, 200]);
  });

  test('does not come when its maker signs every other browser out', async () => {
    const ada = await somebody();
    const { token } = await makeToken(ada, 'read');
    const ended = await call(ada.accessToken, 'DELETE', '/api/v1/auth/sessions');
    expect([ended.status, (await call(token, 'GET', '/api/v1/events')).status]).toEqual([204, 200]);
  });
});

test('a token with a wrong digit, of another kind or made up is nobody’s', async () => {
  const ada = await somebody();
  const { token } = await makeToken(ada, 'read');
  const last = token.endsWith('0') ? '1' : '0';
  const wrong = [token.slice(0, -1) + last, token.slice(3), `${token}0`, 'gw_', `gw_${'0'.repeat(40)}`];
  const statuses = await Promise.all(wrong.map(async (each) => (await call(each, 'GET', '/api/v1/events')).status));
  expect(statuses).toEqual(wrong.map(() => 401));
});

test('the last use is shown', async () => {
  const ada = await somebody();
  const { token } = await makeToken(ada, 'read');
  await call(token, 'GET', '/api/v1/events');
  const lastUsed = async () => (await call(ada.accessToken, 'GET', '/api/v1/tokens')).body[0].lastUsedAt;
  await expect.poll(lastUsed).toMatch(/^\d{4}-/);
});
