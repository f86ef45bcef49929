import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { AdminRefused } from '#server/admin/admin-action.ts';
import { carryOut } from '#server/admin/carry-out.ts';
import { readWork } from '#server/admin/read-work.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Running, start } from '#server/main.ts';
import { createLog } from '#server/operations/create-log.ts';
import { readSettings } from '#server/settings.ts';
import { type Founder, newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { capture } from './event-store-fixture.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { databaseText } from './fixtures/database-text.ts';
import { runScript, type ScriptRun } from './fixtures/run-script.ts';
import { readLive } from './live-reader.ts';

let fresh: FreshDatabase;
let db: Database;
let running: Running;
let url: string;
beforeAll(async () => {
  fresh = await databaseWithKey();
  db = openDatabase(fresh.url, { max: 2 }).db;
  const env = { DATABASE_URL: fresh.url, ...smallServer, RATE_LIMIT: 'off', WAITLIST: 'on' };
  running = await start(env, bareClient);
  url = running.settings.publicUrl.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await running?.stop();
  await db?.destroy();
  await fresh?.drop();
});

/** Lines that the work has written to the security log. */
const logged: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });

/** A command as it is typed. */
const command = (...args: string[]): Promise<ScriptRun> => runScript('admin', args, { DATABASE_URL: fresh.url });

interface Done {
  /** Printed text; undefined if the command isn’t understood. */
  readonly said?: string | undefined;
  readonly refused?: string;
}

/** The work of a command on a database. */
async function adminOf(on: Database, args: readonly string[]): Promise<Done> {
  const work = readWork(args);
  if (work === undefined || work === 'help') return { said: work };
  try {
    return { said: await carryOut(work, { db: on, settings: readSettings({}), log }) };
  } catch (error) {
    if (!(error instanceof AdminRefused)) throw error;
    return { refused: error.message };
  }
}
/** On that of the server, which hears of it through the database alone. */
const admin = (...args: string[]): Promise<Done> => adminOf(db, args);
const dataOf = ({ said, refused }: Done): unknown => {
  expect(refused).toBeUndefined();
  return JSON.parse(said ?? '');
};
const asData = async (...args: string[]): Promise<unknown> => dataOf(await admin(...args, '--json'));

interface Answer {
  readonly status: number;
  readonly body: Record<string, string>;
}

async function post(path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: answer.status === 202 ? {} : ((await answer.json()) as Answer['body']) };
}

const identity = (operation: string, { email, password }: Founder): Promise<Answer> =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`, {
    email,
    password,
    returnSecureToken: true,
  });
const register = (firebaseToken: string | undefined): Promise<Answer> =>
  post('/api/v1/auth/register', { firebaseToken });
const statusOf = async (token: string): Promise<number> =>
  (await fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })).status;

/** A founder who was let in and has come in. */
async function founderInside(name: string): Promise<Founder & { token: string; identityRefresh: string }> {
  const founder = newFounder(name);
  await identity('signUp', founder);
  await db.updateTable('identity_users').set({ email_verified: true }).where('email', '=', founder.email).execute();
  await asData('waitlist', 'admit', founder.email);
  const { body } = await identity('signInWithPassword', founder);
  const { status, body: pair } = await register(body['idToken']);
  expect(status).toBe(201);
  return { ...founder, token: pair['accessToken'] ?? '', identityRefresh: body['refreshToken'] ?? '' };
}

test('somebody on the waitlist comes in once they were let in and have confirmed their address, not before', async () => {
  expect(await admin('waitlist', 'list')).toEqual({ said: 'The waitlist is empty.\n' });
  const founder = newFounder('waiting');
  const { email } = founder;
  expect((await post('/api/v1/waitlist', { email })).status).toBe(202);
  expect(await asData('waitlist', 'list')).toEqual([{ email, joinedAt: expect.any(String), admittedAt: null }]);

  const { body: signedUp } = await identity('signUp', founder);
  expect(await register(signedUp['idToken'])).toMatchObject({ status: 403, body: { code: 9000 } });
  expect(await asData('waitlist', 'admit', email.toUpperCase())).toEqual({ email, admittedAt: expect.any(String) });
  expect(await register(signedUp['idToken'])).toMatchObject({ status: 403, body: { code: 9000 } });
  await db.updateTable('identity_users').set({ email_verified: true }).where('email', '=', email).execute();
  const { body: signedIn } = await identity('signInWithPassword', founder);
  const login = await post('/api/v1/auth/login', { firebaseToken: signedIn['idToken'] });
  expect(login).toMatchObject({ status: 404, body: { code: 'not-registered' } });
  expect((await register(signedIn['idToken'])).status).toBe(201);

  expect(await asData('waitlist', 'remove', email)).toEqual({ email });
  expect(await asData('waitlist', 'list')).toEqual([]);
  expect(await admin('waitlist', 'remove', email)).toEqual({ refused: `${email} isn’t on the waitlist.` });
});

test('the sessions of an account are listed without a secret, and ended everywhere at once', async () => {
  const { email, token, identityRefresh } = await founderInside('signed-in');
  const { said = '' } = await admin('sessions', email, '--json');
  expect(JSON.parse(said)).toMatchObject({ email, sessions: [{ id: expect.any(String) }], ended: false });
  for (const secret of [token, identityRefresh]) expect(said).not.toContain(secret);
  const reader = readLive(url, url, token);
  await post('/api/v1/commands', { commands: [capture('seen')] }, token);
  await reader.received(1);

  expect(await asData('sessions', email, '--end')).toMatchObject({ sessions: [{}], ended: true });
  expect(await reader.closed).toBe(4401);
  await expect.poll(() => statusOf(token)).toBe(401);
  const renewed = await post('/securetoken.googleapis.com/v1/token?key=local', {
    grant_type: 'refresh_token',
    refresh_token: identityRefresh,
  });
  expect(renewed.status).toBe(400);
  expect(await asData('sessions', email)).toEqual({ email, sessions: [], ended: false });
  const none = { said: `${email} has no open sessions.\n` };
  expect([await admin('sessions', email), await admin('sessions', email, '--end')]).toEqual([none, none]);
});

test('a passkey is listed and removed, and the recovery codes go with the last second factor', async () => {
  const { email } = await founderInside('keyed');
  const { uid } = await db
    .selectFrom('identity_users')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const created_at = new Date('2026-01-02T03:04:05Z');
  const passkey = { uid, public_key: Buffer.alloc(8), counter: 0, transports: '', name: 'Laptop' };
  await db
    .insertInto('identity_passkeys')
    .values({ id: 'key-of-eve', ...passkey, created_at, last_used_at: null })
    .execute();
  await db
    .insertInto('identity_recovery_codes')
    .values({ code_hash: Buffer.alloc(32), uid, made_at: created_at })
    .execute();
  const listed = { id: 'key-of-eve', kind: 'passkey', name: 'passkey Laptop', since: created_at.toISOString() };
  expect(await asData('factors', email)).toEqual({ email, factors: [listed] });
  expect(await asData('factors', email, '--remove', 'key-of-eve')).toEqual({ email, removed: listed });
  expect(await asData('factors', email)).toEqual({ email, factors: [] });
  expect(await db.selectFrom('identity_recovery_codes').selectAll().where('uid', '=', uid).execute()).toEqual([]);
  const mails = db.selectFrom('mails').select(['kind', 'subject']).where('recipient', '=', email);
  expect(await mails.where('kind', '=', 'passkey-removed').execute()).toHaveLength(1);
});

test('a hostile app and a hostile account elsewhere are listed and removed, and the owner is told', async () => {
  const { email, token } = await founderInside('taken');
  const { uid } = await db
    .selectFrom('identity_users')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const [enrolled_at, linked_at] = [new Date('2026-01-02T03:04:05Z'), new Date('2026-02-03T04:05:06Z')];
  const app = { id: 'app-of-eve', uid, secret: Buffer.alloc(8), display_name: 'Eve', enrolled_at, last_step: 0 };
  await db.insertInto('identity_second_factors').values(app).execute();
  const link = { subject: 'eve', uid, email: 'eve@example.org', display_name: null, photo_url: null, linked_at };
  await db
    .insertInto('identity_links')
    .values({ provider_id: 'github.com', ...link })
    .execute();
  const listed = [
    { id: 'app-of-eve', kind: 'app', name: 'Eve', since: enrolled_at.toISOString() },
    { id: 'github.com', kind: 'provider', name: 'GitHub, eve@example.org', since: linked_at.toISOString() },
  ];
  expect(await asData('factors', email)).toEqual({ email, factors: listed });
  expect(await admin('factors', email, '--remove', 'other')).toEqual({
    refused: `${email} doesn’t have that one. Leave out --remove to list them.`,
  });
  expect([(await asData('factors', email)) as unknown, await statusOf(token)]).toEqual([
    { email, factors: listed },
    200,
  ]);

  expect(await asData('factors', email, '--remove', 'app-of-eve')).toEqual({ email, removed: listed[0] });
  await expect.poll(() => statusOf(token)).toBe(401);
  expect(await asData('factors', email, '--remove', 'github.com')).toEqual({ email, removed: listed[1] });
  expect(await asData('factors', email)).toEqual({ email, factors: [] });
  const mails = await db.selectFrom('mails').select('kind').where('recipient', '=', email).orderBy('at').execute();
  expect(mails.map(({ kind }) => kind).slice(-2)).toEqual(['second-factor-removed', 'way-in-removed']);
});

test('what an operator does and looks at is in the security log, and the founder sees what was done', async () => {
  const { email } = await founderInside('looked-after');
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  logged.splice(0);
  await asData('sessions', email);
  await asData('sessions', email, '--end');
  await asData('factors', email);
  await asData('waitlist', 'list');
  await asData('waitlist', 'remove', email);
  const seen = await db
    .selectFrom('security_events')
    .select(['event', 'reason', 'made_by'])
    .where('account_id', '=', id);
  const byOperator = (await seen.execute()).filter(({ made_by }) => made_by === 'operator');
  expect(byOperator).toEqual([{ event: 'sessions-ended', reason: 'all', made_by: 'operator' }]);
  await asData('erase', email, '--yes');
  expect(logged.map(({ event, reason, by, account }) => [event, reason, by, account])).toEqual([
    ['account-read', 'sessions', 'operator', id],
    ['sessions-ended', 'all', 'operator', id],
    ['account-read', 'factors', 'operator', id],
    ['account-read', 'waitlist', 'operator', undefined],
    ['waitlist-changed', 'removed', 'operator', id],
    ['account-deleted', undefined, 'operator', id],
  ]);
  expect(JSON.stringify(logged)).not.toContain(email);
});

test('an account is erased as by its founder, and only when it is meant', async () => {
  const before = await databaseText(fresh.url);
  const { email, token } = await founderInside('leaving');
  await post('/api/v1/commands', { commands: [capture('a'), capture('b')] }, token);
  expect(await admin('erase', email)).toEqual({
    refused: `This would erase the account of ${email} (verified) with 2 events, for good. Add --yes to do it.`,
  });
  expect(await statusOf(token)).toBe(200);

  expect(await asData('erase', email, '--yes')).toMatchObject({ email, events: 2 });
  await expect.poll(() => statusOf(token)).toBe(401);
  expect(await databaseText(fresh.url)).toEqual(before);
  expect(await admin('erase', email, '--yes')).toEqual({ refused: expect.stringContaining(email) });
});

test('where an address has several accounts, one must be named', async () => {
  const { email } = await founderInside('twice');
  const workspace_id = crypto.randomUUID();
  const id = crypto.randomUUID();
  await db.insertInto('workspaces').values({ id: workspace_id }).execute();
  const [profile_as_of, created_at] = [new Date(), new Date()];
  await db
    .insertInto('accounts')
    .values({ id, workspace_id, provider_uid: 'elsewhere', email, email_verified: false, profile_as_of, created_at })
    .execute();
  expect(await admin('erase', email, '--yes')).toEqual({ refused: expect.stringContaining(id) });
  expect(await asData('erase', email, '--yes', '--account', id)).toMatchObject({ account: id });
  expect(await asData('sessions', email)).toMatchObject({ sessions: [{}] });
});

test('the articles that come with the product are listed, and it says where they are written', async () => {
  expect((await admin('articles', 'list')).said).toContain('published  ask-what-they-did  ');
  expect(await admin('articles', 'unpublish', 'ask-what-they-did')).toEqual({
    refused: expect.stringContaining('Nothing was changed.'),
  });
});

test.each([[], ['nonsense'], ['constructor'], ['waitlist', 'admit'], ['erase', '--sure'], ['mails', 'all']])(
  'what isn’t said like that isn’t understood: %j',
  async (...args) => {
    expect(await admin(...args)).toEqual({ said: undefined });
  },
);

test('a command prints what it has done, or why not, and how it is said', async () => {
  const { email } = newFounder('typed');
  const done = await command('waitlist', 'admit', email, '--json');
  expect([done.code, JSON.parse(done.stdout)]).toEqual([0, { email, admittedAt: expect.any(String) }]);
  expect(JSON.parse(done.stderr)).toMatchObject({ log: 'security', event: 'waitlist-changed', reason: 'admitted' });
  expect(await command('waitlist', 'remove', 'nobody@example.org')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Not done. nobody@example.org isn’t on the waitlist.\n',
  });
  const usage = expect.stringContaining('npm run admin -- waitlist list');
  expect([await command('waitlist', 'admit'), await command('--help')]).toEqual([
    { code: 2, stdout: '', stderr: usage },
    { code: 0, stdout: usage, stderr: '' },
  ]);
  expect([await admin('help'), await admin('--help')]).toEqual([{ said: 'help' }, { said: 'help' }]);
});

test('mails that wait or have failed are listed without whom they are to, what has failed first', async () => {
  const own = await freshDatabase();
  const { db: outbox } = openDatabase(own.url, { max: 2 });
  onTestFinished(async () => {
    await outbox.destroy();
    await own.drop();
  });
  expect(await adminOf(outbox, ['mails'])).toEqual({ said: 'No mail waits.\n' });

  const workspace_id = crypto.randomUUID();
  await outbox.insertInto('workspaces').values({ id: workspace_id }).execute();
  const [past, future] = ['2026-03-01T12:00:00.000Z', '2999-03-01T12:00:00.000Z'] as const;
  const rows = [
    { kind: 'digest', subject: '2999-03-01', due_at: future, attempts: 0 },
    { kind: 'confirm-sign-up', subject: 'ada@example.org', due_at: past, attempts: 0 },
    { kind: 'notice', subject: 'judged', due_at: future, attempts: 1 },
    { kind: 'confirm-sign-up', subject: 'bea@example.org', due_at: future, attempts: 6 },
  ] as const;
  await outbox
    .insertInto('outbox')
    .values(rows.map((row, n) => ({ workspace_id, cause: `fact-${n}`, ...row, due_at: new Date(row.due_at) })))
    .execute();
  expect(await adminOf(outbox, ['mails'])).toEqual({
    said: `2999-03-01 12:00  failed, tried again  6 failures  confirm-sign-up
2999-03-01 12:00  failed, tried again  1 failures  notice: judged
2026-03-01 12:00  waiting              0 failures  confirm-sign-up
2999-03-01 12:00  later                0 failures  digest
`,
  });
  expect(dataOf(await adminOf(outbox, ['mails', '--json']))).toEqual([
    { kind: 'confirm-sign-up', dueAt: future, failures: 6, status: 'failed, tried again' },
    { kind: 'notice: judged', dueAt: future, failures: 1, status: 'failed, tried again' },
    { kind: 'confirm-sign-up', dueAt: past, failures: 0, status: 'waiting' },
    { kind: 'digest', dueAt: future, failures: 0, status: 'later' },
  ]);
});
