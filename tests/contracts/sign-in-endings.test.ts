import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { applyMigrations } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { newFounder, newIdentity, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const toolkit = '/identitytoolkit.googleapis.com/v1';
const password = 'correct horse';

interface IdentityPair {
  readonly idToken: string;
  readonly refreshToken: string;
}

const signIn = async (email: string): Promise<IdentityPair> =>
  (await app.call('POST', `${toolkit}/accounts:signInWithPassword`, { email, password })).json();
const login = (firebaseToken: string, options: object = {}) =>
  app.call('POST', '/api/v1/auth/login', { firebaseToken, ...options });
const sessionOf = async ({ idToken }: IdentityPair): Promise<Tokens> => (await login(idToken)).json();
const isAlive = async ({ accessToken }: Tokens) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode === 200;
const exchange = (refreshToken: string) =>
  fetch(`${app.origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
/** Whether its ID token opens a session, and its refresh token yields another. */
const opens = async ({ idToken, refreshToken }: IdentityPair): Promise<readonly boolean[]> => [
  (await login(idToken)).statusCode === 200,
  (await exchange(refreshToken)).ok,
];
const endOthers = ({ accessToken }: Tokens) => app.call('DELETE', '/api/v1/auth/sessions', undefined, accessToken);

test('ending one session from another device ends its sign-in, and leaves the one that asks', async () => {
  const email = 'ada@example.org';
  await newFounder(app, email);
  const [mine, theirs] = [await signIn(email), await signIn(email)];
  const [asking, ended] = [await sessionOf(mine), await sessionOf(theirs)];
  const list = await app.call('GET', '/api/v1/auth/sessions', undefined, ended.accessToken);
  const { id } =
    list.json<{ sessions: { id: string; isCurrent: boolean }[] }>().sessions.find((s) => s.isCurrent) ?? {};
  const answer = await app.call('DELETE', `/api/v1/auth/sessions/${id}`, undefined, asking.accessToken);
  expect([answer.statusCode, await isAlive(ended), await opens(theirs)]).toEqual([204, false, [false, false]]);
  expect([await isAlive(asking), await opens(mine)]).toEqual([true, [true, true]]);
});

test('ending all other sessions ends every other sign-in too, also one that has opened none', async () => {
  const email = 'bea@example.org';
  await newFounder(app, email);
  const [mine, theirs, unused] = [await signIn(email), await signIn(email), await signIn(email)];
  const [asking, ended] = [await sessionOf(mine), await sessionOf(theirs)];
  expect((await endOthers(asking)).statusCode).toBe(204);
  expect([await isAlive(ended), await opens(theirs), await opens(unused)]).toEqual([
    false,
    [false, false],
    [false, false],
  ]);
  expect([await isAlive(asking), await opens(mine)]).toEqual([true, [true, true]]);
});

test('a sign-in that waits for its second factor ends with the others', async () => {
  const email = 'cleo@example.org';
  const asking = await newFounder(app, email);
  const { uid } = await app.db
    .selectFrom('identity_users')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const waiting = { token_hash: Buffer.alloc(32, 7), uid, provider_id: 'password' as const };
  await app.db
    .insertInto('identity_pending_sign_ins')
    .values({ ...waiting, expires_at: new Date(app.now().getTime() + 60_000) })
    .execute();
  await endOthers(asking);
  const left = app.db.selectFrom('identity_pending_sign_ins').select('uid').where('uid', '=', uid);
  expect(await left.execute()).toEqual([]);
});

test('an expired session takes its sign-in along, before anything has cleared it away', async () => {
  const email = 'dora@example.org';
  await newFounder(app, email);
  const pair = await signIn(email);
  await sessionOf(pair);
  app.advance(2_592_000_000);
  expect(await opens(pair)).toEqual([false, false]);
});

test('a refresh token of the product that comes too late ends the sign-in as well', async () => {
  const email = 'eve@example.org';
  await newFounder(app, email);
  const pair = await signIn(email);
  const first = await sessionOf(pair);
  const renew = async (refreshToken: string) =>
    (await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken })).json<Tokens>();
  const second = await renew(first.refreshToken);
  await renew(second.refreshToken);
  await renew(first.refreshToken);
  expect(await opens(pair)).toEqual([false, false]);
});

test('what proves nothing gives out no tokens and leaves no row', async () => {
  const email = 'fay@example.org';
  const { firebaseToken: idToken } = await newFounder(app, email);
  const rows = () => app.db.selectFrom('identity_refresh_tokens').select('token_hash').execute();
  const before = await rows();
  const change = { idToken, displayName: 'Fay', returnSecureToken: true };
  const answer = await app.call('POST', `${toolkit}/accounts:update`, change);
  const { displayName, idToken: issued, refreshToken } = answer.json<Record<string, unknown>>();
  expect({ displayName, issued, refreshToken }).toEqual({
    displayName: 'Fay',
    issued: undefined,
    refreshToken: undefined,
  });
  expect(await rows()).toEqual(before);
});

test('a custom token from before the end of all sign-ins is refused', async () => {
  const email = 'gil@example.org';
  const founder = await newFounder(app, email);
  const mint = async () =>
    (
      await fetch(`${app.origin.replace('127.0.0.1', 'localhost')}/dev/custom-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ who: email }),
      }).then((answer) => answer.json() as Promise<{ token: string }>)
    ).token;
  const enter = async (token: string) =>
    (await app.call('POST', `${toolkit}/accounts:signInWithCustomToken`, { token })).statusCode;
  const before = await mint();
  await app.call('POST', '/api/v1/auth/logout', { allDevices: true }, founder.accessToken);
  expect([await enter(before), await enter(await mint())]).toEqual([400, 200]);
});

test('login makes the account at once where it is asked to, and only then', async () => {
  const idToken = await newIdentity(app, 'hal@example.org');
  const unknown = await login(idToken);
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'not-registered']);
  const made = await login(idToken, { register: true });
  expect([made.statusCode, await isAlive(made.json())]).toEqual([201, true]);
  expect([
    (await login(idToken, { register: true })).statusCode,
    (await login(idToken, { register: false })).statusCode,
  ]).toEqual([200, 400]);
});

test('sign-ins of before the upgrade are taken along, each with its session', async () => {
  const fresh = await freshDatabase();
  const { pool, db } = openDatabase(fresh.url, { max: 1 });
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  const level = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0026'));
  await db.transaction().execute((trx) => applyMigrations(trx, level));
  const ids = { account: randomUUID(), workspace: randomUUID(), first: randomUUID(), second: randomUUID() };
  await sql`INSERT INTO identity_users (uid, email, email_verified, created_at, last_sign_in_at, valid_since)
    VALUES ('ada', 'ada@example.org', true, now(), now(), now())`.execute(db);
  await sql`INSERT INTO identity_refresh_tokens (token_hash, uid, signed_in_at, used_at, provider_id, second_factor) VALUES
    ('\\x01', 'ada', '2026-01-01 10:00:00.4Z', '2026-01-02Z', 'password', 'app'),
    ('\\x02', 'ada', '2026-01-01 10:00:01.4Z', '2026-01-03Z', 'google.com', NULL)`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`INSERT INTO accounts (id, workspace_id, provider_uid, email, email_verified, profile_as_of, created_at)
      VALUES (${ids.account}, ${ids.workspace}, 'ada', 'ada@example.org', true, now(), now())`.execute(trx);
    await sql`INSERT INTO workspaces (id) VALUES (${ids.workspace})`.execute(trx);
  });
  for (const [id, at] of [
    [ids.first, '2026-01-01 10:00:00Z'],
    [ids.second, '2026-01-01 11:00:00Z'],
  ]) {
    await sql`INSERT INTO sessions (id, workspace_id, account_id, generation, created_at, last_used_at, expires_at, signed_in_at)
      VALUES (${id}, ${ids.workspace}, ${ids.account}, 0, now(), now(), now(), ${at})`.execute(db);
  }
  await db.transaction().execute((trx) => applyMigrations(trx, migrations));
  const signIns = db
    .selectFrom('identity_sign_ins')
    .innerJoin('identity_refresh_tokens', 'sign_in_id', 'id')
    .select(['id', 'uid', 'provider_id', 'second_factor', 'expires_at', 'token_hash', 'valid_from'])
    .orderBy('id');
  const shared = { uid: 'ada', valid_from: 0 };
  const april = (day: string) => new Date(`2026-04-${day}T00:00:00Z`);
  expect(await signIns.execute()).toEqual([
    {
      ...shared,
      id: '01',
      provider_id: 'password',
      second_factor: 'app',
      expires_at: april('02'),
      token_hash: Buffer.of(1),
    },
    {
      ...shared,
      id: '02',
      provider_id: 'google.com',
      second_factor: null,
      expires_at: april('03'),
      token_hash: Buffer.of(2),
    },
  ]);
  const sessions = db.selectFrom('sessions').select(['id', 'sign_in_id']).orderBy('signed_in_at');
  expect(await sessions.execute()).toEqual([
    { id: ids.first, sign_in_id: '01' },
    { id: ids.second, sign_in_id: null },
  ]);
  await db.deleteFrom('sessions').execute();
  expect((await signIns.execute()).map(({ id }) => id)).toEqual(['02']);
  await pool.end();
  await fresh.drop();
});
