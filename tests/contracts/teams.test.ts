import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Role } from '#domain/team/role.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { InboxMail } from '#server/mail/inbox-mail.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { letIn } from './fixtures/open-team.ts';
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

interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly members: number;
}

/** Calls as a person, in a workspace; their own unless named. */
async function call(person: Person, method: string, path: string, body?: object, workspace?: string) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(workspace !== undefined && { 'groundwork-workspace': workspace }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as any };
}

const workspacesOf = async (person: Person): Promise<Workspace[]> =>
  (await call(person, 'GET', '/api/user/me')).body.workspaces;

const somebody = (given?: { readonly isVerified: boolean }): Promise<Person> => personIn(db, given);

type Sent = readonly [type: string, stream: string, data: object];

/** The types of the facts that a command led to, or why it was rejected. */
async function send(person: Person, workspace: string | undefined, ...[type, stream, data]: Sent) {
  const command = { id: crypto.randomUUID(), type, stream, data, at: new Date().toISOString() };
  const { status, body } = await call(person, 'POST', '/api/v1/commands', { commands: [command] }, workspace);
  if (status !== 200) return status;
  const [result] = body.results;
  return result.reason ?? result.events.map(({ type }: RecordedEvent) => type);
}

const capture = (person: Person, workspace?: string) =>
  send(person, workspace, 'CaptureIdea', `idea-${crypto.randomUUID()}`, { title: 'Bees' });

const mailsTo = async (email: string): Promise<InboxMail[]> => {
  const answer = await fetch(`${url}/dev/inbox`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as InboxMail[]).filter((mail) => mail.to === email && mail.kind === 'invitation');
};

/** Invites an address; resolves to the token that comes by mail. */
async function invite(owner: Person, email: string, role: Role): Promise<{ id: string; token: string }> {
  const id = crypto.randomUUID();
  const before = (await mailsTo(email)).length;
  const data = { invitationId: id, email, role };
  expect(await send(owner, owner.workspace, 'InviteMember', teamStreamOf(owner.workspace), data)).toContain(
    'MemberInvited',
  );
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
  const [mail] = await mailsTo(email);
  return { id, token: new URL(mail?.link ?? '').searchParams.get('token') ?? '' };
}

const accept = (person: Person, token: string) => call(person, 'POST', '/api/v1/invitations/accept', { token });

/** Ada owns a workspace; the other is in it. */
async function teamOf(role: Role) {
  const [ada, other] = [await somebody(), await somebody()];
  await letIn(url, ada, other, role);
  return { ada, other, workspace: ada.workspace, team: teamStreamOf(ada.workspace) };
}

const origin = () => url.replace('127.0.0.1', 'localhost');

describe('an invitation by mail', () => {
  test('lets in the one who was invited, who then works in that workspace and in their own', async () => {
    const [ada, other] = [await somebody(), await somebody()];
    const { workspace } = ada;
    const { token } = await invite(ada, other.email, 'member');
    expect((await accept(other, token)).body).toEqual({ workspace, role: 'member' });
    expect(await workspacesOf(other)).toEqual([
      { id: other.workspace, name: expect.stringMatching(/’s workspace$/), role: 'owner', members: 1 },
      { id: workspace, name: expect.stringMatching(/’s workspace$/), role: 'member', members: 2 },
    ]);
    expect(await capture(other, workspace)).toEqual(['IdeaCaptured']);
    expect(await capture(other)).toEqual(['IdeaCaptured']);
    const titles = async (person: Person, of?: string) =>
      (await call(person, 'GET', '/api/v1/events', undefined, of)).body.events
        .filter(({ type }: RecordedEvent) => type === 'IdeaCaptured')
        .map(({ by }: RecordedEvent) => by);
    expect(await titles(ada)).toEqual([{ kind: 'founder', id: other.id }]);
    expect(await titles(other, workspace)).toEqual(await titles(ada));
    expect(await titles(other)).toHaveLength(1);
    expect((await call(other, 'GET', '/api/v1/workspace', undefined, workspace)).body).toEqual({ id: workspace });
    expect((await call(ada, 'GET', '/api/v1/members')).body).toEqual([
      { accountId: ada.id, name: ada.email, picture: null, role: 'owner', since: expect.any(String) },
      { accountId: other.id, name: other.email, picture: null, role: 'member', since: expect.any(String) },
    ]);
  });

  test('lets in one of twenty who come at once', async () => {
    const ada = await somebody();
    const guest = await somebody();
    const { token } = await invite(ada, guest.email, 'viewer');
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(guest, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
    expect((await call(ada, 'GET', '/api/v1/members')).body).toHaveLength(2);
  });

  test('says the same of a used, a revoked and a made-up one, and lets in no other address', async () => {
    const [ada, other, third] = [await somebody(), await somebody(), await somebody()];
    const { workspace } = ada;
    const team = teamStreamOf(workspace);
    const { token: used } = await invite(ada, other.email, 'viewer');
    expect((await accept(other, used)).status).toBe(200);
    const revoked = await invite(ada, third.email, 'viewer');
    expect(await send(ada, workspace, 'RevokeInvitation', team, { invitationId: revoked.id })).toEqual([
      'InvitationRevoked',
    ]);
    const madeUp = `${used.slice(0, -2)}${used.endsWith('AA') ? 'BB' : 'AA'}`;
    const answers = await Promise.all([used, revoked.token, madeUp, 'x'].map((token) => accept(third, token)));
    expect(answers.map(({ status, body: { code, message } }) => [status, code, message])).toEqual(
      Array(4).fill([404, 'not-found', 'This invitation is no longer open. Ask for a new one.']),
    );
    const another = await invite(ada, 'else@crumb.example', 'viewer');
    const refused = await accept(third, another.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'other-address']);
  });

  test('waits until the address is verified', async () => {
    const [ada, guest] = [await somebody(), await somebody({ isVerified: false })];
    const { token } = await invite(ada, guest.email, 'member');
    const refused = await accept(guest, token);
    expect([refused.status, refused.body.code]).toEqual([403, 'address-unverified']);
    await db.updateTable('accounts').set({ email_verified: true }).where('id', '=', guest.id).execute();
    expect((await accept(guest, token)).status).toBe(200);
  });

  test('says before anybody signs in what it is to, and nothing of the address', async () => {
    const ada = await somebody();
    const { token } = await invite(ada, 'guest@crumb.example', 'advisor');
    const name = ada.email.split('@')[0];
    const read = await fetch(`${url}/api/v1/invitations/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await read.json()).toEqual({ workspace: `${name}’s workspace`, role: 'advisor', from: name });
  });

  test('forgets the address once it was answered or revoked: no row has it', async () => {
    const [ada, other] = [await somebody(), await somebody()];
    const { workspace } = ada;
    const team = teamStreamOf(workspace);
    expect((await accept(other, (await invite(ada, other.email, 'member')).token)).status).toBe(200);
    const { id } = await invite(ada, 'gone@crumb.example', 'viewer');
    await send(ada, workspace, 'RevokeInvitation', team, { invitationId: id });
    const rows = await db
      .selectFrom('personal')
      .select('value')
      .where('workspace_id', '=', workspace)
      .where('subject', 'like', 'team-%')
      .execute();
    expect(rows).toEqual([]);
    const { body } = await call(other, 'GET', '/api/v1/events', undefined, workspace);
    expect(JSON.stringify(body)).not.toContain('gone@crumb.example');
  });
});

describe('a link to join', () => {
  test('has an address that owners see, and lets in whoever has it until it is closed', async () => {
    const ada = await somebody();
    const team = teamStreamOf(ada.workspace);
    const linkId = crypto.randomUUID();
    await send(ada, undefined, 'OpenInvitationLink', team, { linkId, role: 'advisor', days: 7 });
    const path = `/api/v1/invitations/links/${linkId}`;
    const { body } = await call(ada, 'GET', path);
    const token = new URL(body.url).searchParams.get('token') ?? '';
    const [ben, cy] = [await somebody(), await somebody()];
    expect(await accept(ben, token)).toEqual({ status: 200, body: { workspace: ada.workspace, role: 'advisor' } });
    const unverified = await accept(await somebody({ isVerified: false }), token);
    expect([unverified.status, unverified.body.code]).toEqual([403, 'address-unverified']);
    expect((await call(ben, 'GET', path, undefined, ada.workspace)).status).toBe(403);
    expect((await accept(ben, token)).status).toBe(404);
    await send(ada, undefined, 'CloseInvitationLink', team, { linkId });
    expect((await accept(cy, token)).status).toBe(404);
    expect((await call(ada, 'GET', path)).status).toBe(404);
  });
});

test('an account joins no more than twenty workspaces, its own included', async () => {
  const [ada, guest] = [await somebody(), await somebody()];
  const team = teamStreamOf(ada.workspace);
  const linkId = crypto.randomUUID();
  await send(ada, undefined, 'OpenInvitationLink', team, { linkId, role: 'viewer', days: 7 });
  const { body } = await call(ada, 'GET', `/api/v1/invitations/links/${linkId}`);
  const token = new URL(body.url).searchParams.get('token') ?? '';
  const others = Array.from({ length: 19 }, () => crypto.randomUUID());
  await db
    .insertInto('workspaces')
    .values(others.map((id) => ({ id })))
    .execute();
  const row = { account_id: guest.id, role: 'viewer' as const, since: new Date() };
  await db
    .insertInto('memberships')
    .values(others.map((workspace_id) => ({ ...row, workspace_id })))
    .execute();
  const refused = await accept(guest, token);
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-workspaces']);
  await db
    .deleteFrom('memberships')
    .where('account_id', '=', guest.id)
    .where('workspace_id', '=', others[0] ?? '')
    .execute();
  // The account is in twenty workspaces now, and the link was used.
  const [joined, again] = [await accept(guest, token), await accept(guest, token)];
  expect([joined.status, again.status, again.body.code]).toEqual([200, 404, 'not-found']);
});

describe('a workspace of others', () => {
  let ada: Person;
  let stranger: Person;
  beforeAll(async () => {
    [ada, stranger] = [await somebody(), await somebody()];
  });

  test.each([
    ['GET', '/api/v1/events'],
    ['GET', '/api/v1/workspace'],
    ['GET', '/api/v1/members'],
    ['GET', '/api/user/me/notices'],
    ['POST', '/api/v1/commands', { commands: [] }],
    ['POST', '/api/v1/assets/urls', { ids: [] }],
  ])('is not there for a stranger: %s %s', async (method, path, body?: object) => {
    const asked = [ada.workspace, crypto.randomUUID(), 'nonsense'];
    const answers = await Promise.all(asked.map((id) => call(stranger, method, path, body, id)));
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(Array(3).fill([404, 'not-found']));
  });

  test('closes a live connection of a stranger, and one of a member who is removed within two seconds', async () => {
    const { ada, other, workspace, team } = await teamOf('member');
    expect(await readLive(url, origin(), stranger.accessToken, 0, workspace).closed).toBe(4404);
    const reader = readLive(url, origin(), other.accessToken, 0, workspace);
    await reader.received(3);
    const began = performance.now();
    expect(await send(ada, workspace, 'RemoveMember', team, { accountId: other.id })).toEqual(['MemberRemoved']);
    expect(await reader.closed).toBe(4403);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(reader.events.map(({ type }) => type)).not.toContain('MemberRemoved');
    expect(await capture(other, workspace)).toBe(404);
    expect((await call(other, 'GET', '/api/v1/events', undefined, workspace)).status).toBe(404);
    expect(await workspacesOf(other)).toHaveLength(1);
  });
});

describe('roles', () => {
  test.each([
    ['member', ['IdeaCaptured'], 'role-insufficient'],
    ['advisor', 'role-insufficient', 'role-insufficient'],
    ['viewer', 'role-insufficient', 'role-insufficient'],
  ] as const)('%s: what a command answers', async (role, edited, managed) => {
    const { other, workspace, team } = await teamOf(role);
    expect(await capture(other, workspace)).toEqual(edited);
    const data = { invitationId: crypto.randomUUID(), email: 'x@crumb.example', role: 'owner' };
    expect(await send(other, workspace, 'InviteMember', team, data)).toBe(managed);
    expect(await send(other, workspace, 'ChangeRole', team, { accountId: other.id, role: 'owner' })).toBe(managed);
    expect((await call(other, 'POST', '/api/v1/assets', undefined, workspace)).status).toBe(
      role === 'member' ? 400 : 403,
    );
  });

  test('hold from the moment in which they change, for what is on its way as well', async () => {
    const { ada, other, workspace, team } = await teamOf('member');
    const sending = Array.from({ length: 20 }, (_, n) =>
      n === 10
        ? send(ada, workspace, 'ChangeRole', team, { accountId: other.id, role: 'viewer' })
        : capture(other, workspace),
    );
    await Promise.all(sending);
    const { events } = (await call(ada, 'GET', '/api/v1/events?limit=1000')).body as { events: RecordedEvent[] };
    const changed = events.find(({ type }) => type === 'RoleChanged')?.position ?? 0;
    expect(changed).toBeGreaterThan(0);
    expect(events.filter(({ by, position }) => by.id === other.id && position > changed)).toEqual([]);
    expect(await capture(other, workspace)).toBe('role-insufficient');
  });

  test('an advisor reads all but what is about people, by pages, folded, live, and by an answer that was given', async () => {
    const { ada, other, workspace } = await teamOf('advisor');
    const project = crypto.randomUUID();
    const idea = crypto.randomUUID();
    await send(ada, undefined, 'CaptureIdea', `idea-${idea}`, { title: 'Bees' });
    await send(ada, undefined, 'StartProject', `project-${project}`, { ideaId: idea, canvasId: crypto.randomUUID() });
    const interview = `interview-${crypto.randomUUID()}`;
    const data = {
      projectId: project,
      person: 'Mira Novak',
      on: '2026-11-01',
      lastTime: 'She keeps bees.',
      commitment: 'none',
      answer: 'yes',
    };
    const id = crypto.randomUUID();
    const command = { id, type: 'LogInterview', stream: interview, data, at: new Date().toISOString() };
    const logged = await call(ada, 'POST', '/api/v1/commands', { commands: [command] });
    expect(JSON.stringify(logged.body)).toContain('Mira Novak');
    const read = async (person: Person) => {
      const paths = ['/api/v1/events', `/api/v1/events?stream=${interview}`, `/api/v1/snapshot?stream=${interview}`];
      const answers = await Promise.all(paths.map((path) => call(person, 'GET', path, undefined, workspace)));
      const again = await call(person, 'POST', '/api/v1/commands', { commands: [command] }, workspace);
      const live = readLive(url, origin(), person.accessToken, 0, workspace);
      const heard = await live.received(answers[0]?.body.events.length);
      live.socket.close();
      return [...answers.map(({ body }) => body), again.body, heard].map(
        (each) => [JSON.stringify(each).includes('Mira'), JSON.stringify(each).includes('InterviewLogged')] as const,
      );
    };
    const isThere = [true, true, false, true, true];
    expect(await read(ada)).toEqual(isThere.map((each) => [true, each]));
    expect(await read(other)).toEqual(isThere.map((each) => [false, each]));
  });

  test('a member undoes what is their own alone', async () => {
    const { ada, other, workspace, team } = await teamOf('member');
    const idea = `idea-${crypto.randomUUID()}`;
    const issue = async (person: Person, type: string, data: object, changeId: string) => {
      const command = { id: crypto.randomUUID(), type, stream: idea, data, at: new Date().toISOString(), changeId };
      return (await call(person, 'POST', '/api/v1/commands', { commands: [command] }, workspace)).body.results[0];
    };
    await issue(ada, 'CaptureIdea', { title: 'Bees' }, 'c1');
    await issue(ada, 'RenameIdea', { title: 'Wasps' }, 'c2');
    const undo = { undoes: 'c2', fields: { title: { from: 'Wasps', to: 'Bees' } } };
    expect(await issue(other, 'UndoChange', undo, 'u1')).toMatchObject({ status: 'rejected', reason: 'not-yours' });
    expect(await issue(ada, 'UndoChange', undo, 'u2')).toMatchObject({ status: 'accepted' });
    await issue(other, 'RenameIdea', { title: 'Moths' }, 'c3');
    expect(await send(ada, workspace, 'RemoveMember', team, { accountId: other.id })).toEqual(['MemberRemoved']);
    const undone = { undoes: 'c3', fields: { title: { from: 'Moths', to: 'Bees' } } };
    expect(await issue(ada, 'UndoChange', undone, 'u3')).toMatchObject({ status: 'rejected', reason: 'not-yours' });
  });
});

describe('comments', () => {
  test('an advisor writes them and removes their own alone; an owner removes any; a viewer reads', async () => {
    const { ada, other, workspace, team } = await teamOf('advisor');
    const [id, commentId] = [crypto.randomUUID(), crypto.randomUUID()];
    const thread = `thread-${id}`;
    const subject = { kind: 'idea', id: crypto.randomUUID() };
    const say = (person: Person, ...[type, data]: readonly [string, object]) =>
      send(person, workspace, type, thread, data);
    expect([
      await say(ada, 'StartThread', { subject, text: 'Too dear' }),
      await say(other, 'Reply', { commentId, text: 'Says who?' }),
      await say(other, 'RemoveComment', { commentId: id }),
      await say(ada, 'RemoveComment', { commentId }),
      await say(other, 'ResolveThread', {}),
    ]).toEqual([['ThreadStarted'], ['Replied'], 'not-your-comment', ['CommentRemoved'], ['ThreadResolved']]);
    await send(ada, workspace, 'ChangeRole', team, { accountId: other.id, role: 'viewer' });
    expect(await say(other, 'ReopenThread', {})).toBe('role-insufficient');
  });
});

describe('what a link leads to', () => {
  test('is found in the workspace of the account that holds it, and nowhere for anybody else', async () => {
    const { ada, other, workspace } = await teamOf('viewer');
    const stranger = await somebody();
    const [theirs, own] = [`idea-${crypto.randomUUID()}`, `idea-${crypto.randomUUID()}`];
    await send(ada, undefined, 'CaptureIdea', theirs, { title: 'Bees' });
    await send(other, undefined, 'CaptureIdea', own, { title: 'Ovens' });
    const holding = async (person: Person, stream: string) =>
      (await call(person, 'GET', `/api/v1/workspaces/holding?stream=${stream}`)).body;
    const nowhere = expect.objectContaining({ code: 'not-found' });
    expect([
      await holding(other, theirs),
      await holding(other, own),
      await holding(ada, theirs),
      await holding(ada, own),
      await holding(stranger, theirs),
      await holding(other, `idea-${crypto.randomUUID()}`),
    ]).toEqual([{ id: workspace }, { id: other.workspace }, { id: workspace }, nowhere, nowhere, nowhere]);
  });
});

describe('a lock', () => {
  test('is witnessed by an advisor, once, before the first interview, and the report names both', async () => {
    const { ada, other, workspace } = await teamOf('advisor');
    const [projectId, assumptionId, reportId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const [seen, late] = [`experiment-${crypto.randomUUID()}`, `experiment-${crypto.randomUUID()}`] as const;
    const design = {
      ...{ projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' },
      question: 'Do they pay?',
    };
    const owner = (...sent: Sent) => send(ada, undefined, ...sent);
    const witness = (person: Person, stream: string) => send(person, workspace, 'WitnessLock', stream, {});
    await owner('StartProject', `project-${projectId}`, { ideaId: crypto.randomUUID(), canvasId: crypto.randomUUID() });
    for (const stream of [seen, late]) {
      expect(await owner('DesignExperiment', stream, design)).toEqual(['ExperimentDesigned']);
      expect(await witness(other, stream)).toBe('not-locked');
      expect(await owner('StartExperiment', stream, {})).toEqual(['ExperimentStarted']);
    }
    expect([await witness(ada, seen), await witness(other, seen), await witness(other, seen)]).toEqual([
      'own-lock',
      ['LockWitnessed'],
      'already-witnessed',
    ]);
    await owner('LogInterview', `interview-${crypto.randomUUID()}`, {
      ...{ projectId, experimentId: late.slice('experiment-'.length), person: 'Bo', on: '2026-03-01' },
      ...{ lastTime: '', commitment: 'none', answer: 'no' },
    });
    expect(await witness(other, late)).toBe('too-late');
    const stranger = await somebody();
    expect(await witness(stranger, seen)).toBe(404);
    const { events } = (await call(ada, 'GET', '/api/v1/events')).body;
    expect(
      events
        .filter(({ type }: RecordedEvent) => ['ExperimentStarted', 'LockWitnessed'].includes(type))
        .map(({ type, data }: RecordedEvent) => [type, data['by']]),
    ).toEqual([
      ['ExperimentStarted', ada.id],
      ['ExperimentStarted', ada.id],
      ['LockWitnessed', other.id],
    ]);
    const begun = await owner('WriteReport', `report-${reportId}`, {
      ...{ projectId, title: 'Log', blocks: [{ id: 'b', kind: 'experiments', after: null }] },
    });
    expect(begun).toEqual(expect.arrayContaining(['ReportWritten']));
    const report = (await call(ada, 'GET', `/api/v1/reports/${reportId}`)).body;
    const text = JSON.stringify(report);
    expect(text).toMatch(/Locked by a member on [^.]+, witnessed by a member before the first interview\./u);
    expect(text).toContain('Witnesses saw the lock of 1 of 2 tests before the first result.');
    for (const { email } of [ada, other]) expect(text).not.toContain(email);
  });
});

describe('leaving', () => {
  test('an owner who has handed over and left has a new workspace of their own', async () => {
    const { ada, other, workspace, team } = await teamOf('member');
    expect(await send(ada, undefined, 'HandOver', team, { accountId: other.id })).toEqual(['HandedOver']);
    expect(await workspacesOf(ada)).toEqual([{ id: workspace, name: expect.any(String), role: 'member', members: 2 }]);
    expect(await send(ada, undefined, 'LeaveWorkspace', team, {})).toEqual(['MemberLeft']);
    const { id } = (await call(ada, 'GET', '/api/v1/workspace')).body;
    expect(id).not.toBe(workspace);
    expect(await workspacesOf(ada)).toEqual([{ id, name: expect.any(String), role: 'owner', members: 1 }]);
    expect(await capture(ada)).toEqual(['IdeaCaptured']);
    expect((await call(ada, 'GET', '/api/v1/events', undefined, workspace)).status).toBe(404);
  });

  test('nothing of it leaves with them: not in their own data, and by no mail', async () => {
    const { ada, other, workspace, team } = await teamOf('member');
    await send(other, workspace, 'CaptureIdea', `idea-${crypto.randomUUID()}`, { title: 'A secret of the team' });
    await send(ada, undefined, 'HandOver', team, { accountId: other.id });
    await send(other, workspace, 'ChangeRole', team, { accountId: ada.id, role: 'viewer' });
    const refused = await call(ada, 'GET', '/api/user/me/export');
    expect([refused.status, refused.body.code]).toEqual([403, 'role-insufficient']);
    expect(await send(other, workspace, 'RemoveMember', team, { accountId: ada.id })).toEqual(['MemberRemoved']);
    // Mails of a workspace go to the account whose own it is.
    const { workspace_id: own } = await db
      .selectFrom('accounts')
      .select('workspace_id')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(own).not.toBe(workspace);
    const exported = await call(ada, 'GET', '/api/user/me/export');
    expect([exported.status, JSON.stringify(exported.body).includes('A secret of the team')]).toEqual([200, false]);
  });
});

test('a workspace has the name that its owner gave it', async () => {
  const { ada, other, team } = await teamOf('viewer');
  await send(ada, undefined, 'NameWorkspace', team, { name: 'Crumb & Co' });
  expect((await workspacesOf(other)).map(({ name }) => name)).toContain('Crumb & Co');
});
