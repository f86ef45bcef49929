import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#server/accounts/account-routes.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { findBoundSession } from '#server/accounts/find-bound-session.ts';
import { createSessions } from '#server/accounts/sessions.ts';
import { createAssetStore } from '#server/assets/asset-store.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import type { IdentityVerifier } from '#server/identity/id-token-verifier.ts';
import { unlimited } from '#server/limits/attempts.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import type { SecurityEvent } from '#server/security/security-event.ts';
import { createSecurityEvents } from '#server/security/security-events.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import type { Tokens } from './fixtures/founder.ts';

const startS = 1_800_000_000;
/** Seconds from the start on. */
interface Said {
  readonly uid: string;
  readonly issued: number;
  readonly signedIn?: number;
  readonly validSince: number;
  readonly name?: string;
}

/** Whether a sign-in is still there once it is held. */
let isHeld = true;

/** Verifier like one that has asked Firebase: a token is JSON with what Firebase says of it. */
const verifier: IdentityVerifier = {
  async verify(token) {
    const { uid, issued, signedIn = issued, validSince, name }: Said = JSON.parse(token);
    const at = (seconds: number) => new Date((startS + seconds) * 1000);
    const profile = {
      uid,
      email: `${uid}@example.org`,
      emailVerified: true,
      displayName: name ?? null,
      photoUrl: null,
    };
    const times = { issuedAt: at(issued), signedInAt: at(signedIn), expiresAt: at(issued + 3600) };
    return { ...profile, ...times, validSince: at(validSince) };
  },
  hold: async () => isHeld,
};

let app: FastifyInstance;
let db: Database;
/** Security events of each sign-in and its ends. */
let told: SecurityEvent[] = [];
let stop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  const { pool, ...opened } = openDatabase(database.url, { max: 4 });
  db = opened.db;
  const clock = (): Date => new Date(startS * 1000);
  const rules = { refreshKey: Buffer.alloc(32), accessTokenTtlS: 300, refreshTokenTtlS: 3600, sessionTtlS: 86_400 };
  const sessions = createSessions({ db, pool, clock, ...rules });
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  app.decorate('authenticate', sessions.authenticate);
  const accounts = createAccounts({ db, clock });
  const eventStore = createEventStore({ pool, clock });
  const assets = createAssetStore(db, clock);
  const securityEvents = createSecurityEvents({ db, log: app.log, clock });
  const record = (event: SecurityEvent) => told.push(event);
  app.decorate('securityEvents', { ...securityEvents, record });
  const parts = { accounts, sessions, verifier, eventStore, assets, securityEvents };
  await app.register(accountRoutes, { ...parts, waitlist: false, db, clock, attempts: unlimited });
  stop = async () => {
    await app.close();
    await sessions.close();
    await db.destroy();
    await database.drop();
  };
});
afterAll(() => stop());

async function show(path: string, said: Said, tokens?: Tokens): Promise<Tokens> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    headers: tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {},
    payload: { firebaseToken: JSON.stringify(said) },
  });
  return answer.statusCode === 204 ? (tokens as Tokens) : answer.json<Tokens>();
}
const statusesOf = (...all: Tokens[]): Promise<number[]> =>
  Promise.all(
    all.map(async ({ accessToken }) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await app.inject({ url: '/api/user/me', headers })).statusCode;
    }),
  );

test('a sign-in after the password was changed elsewhere ends what was signed in before', async () => {
  const first = await show('register', { uid: 'ada', issued: 0, validSince: 0 });
  const second = await show('login', { uid: 'ada', issued: 60, validSince: 0 });
  const other = await show('register', { uid: 'bea', issued: 0, validSince: 0 });
  expect(await statusesOf(first, second, other)).toEqual([200, 200, 200]);
  told = [];
  const third = await show('login', { uid: 'ada', issued: 130, validSince: 120 });
  expect(told.map(({ event, reason, by }) => [event, reason, by])).toEqual([
    ['session-ended', 'revoked', 'server'],
    ['session-ended', 'revoked', 'server'],
    ['sign-in', undefined, undefined],
  ]);
  expect(await statusesOf(first, second, third, other)).toEqual([401, 401, 200, 200]);
  const fourth = await show('register', { uid: 'ada', issued: 190, validSince: 180 });
  expect(await statusesOf(third, fourth)).toEqual([401, 200]);
});

test('a session of which it is not known when its founder signed in counts from its own beginning', async () => {
  const account = db.selectFrom('accounts').select('id').where('provider_uid', '=', 'lea');
  const forget = (begun: number) =>
    db
      .updateTable('sessions')
      .set({ signed_in_at: null, vouched_at: null, created_at: new Date((startS + begun) * 1000) })
      .where('account_id', '=', account)
      .where('vouched_at', 'is not', null)
      .execute();
  const before = await show('register', { uid: 'lea', issued: 0, validSince: 0 });
  await forget(119);
  const after = await show('login', { uid: 'lea', issued: 60, validSince: 0 });
  await forget(120);
  await show('login', { uid: 'lea', issued: 130, validSince: 120 });
  expect(await statusesOf(before, after)).toEqual([401, 200]);
});

test('a session that shows a proof from after the change stays, and ends the others', async () => {
  const first = await show('register', { uid: 'cleo', issued: 0, validSince: 0 });
  const second = await show('login', { uid: 'cleo', issued: 60, validSince: 0 });
  await show('sessions/proof', { uid: 'cleo', issued: 120, signedIn: 60, validSince: 120 }, second);
  expect(await statusesOf(first, second)).toEqual([401, 200]);
  const third = await show('login', { uid: 'cleo', issued: 180, validSince: 120 });
  expect(await statusesOf(second, third)).toEqual([200, 200]);
});

test('a sign-in that has ended meanwhile opens no session, confirms none and deletes no account', async () => {
  const said = { uid: 'dora', issued: 0, validSince: 0 };
  const tokens = await show('register', said);
  const ask = async (method: 'POST' | 'DELETE', url: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const answer = await app.inject({ method, url, headers, payload: { firebaseToken: JSON.stringify(said) } });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  isHeld = false;
  const answers = [
    await ask('POST', '/api/v1/auth/login'),
    await ask('POST', '/api/v1/auth/sessions/proof'),
    await ask('DELETE', '/api/user/me'),
  ];
  isHeld = true;
  expect(answers).toEqual([
    [401, 'invalid-identity-token'],
    [403, 'not-your-identity'],
    [403, 'not-your-identity'],
  ]);
  expect(await statusesOf(tokens)).toEqual([200]);
});

test('what the provider has learnt of a founder is taken over with each sign-in, unless something newer is known', async () => {
  const nameAfter = async (said: Partial<Said>): Promise<unknown> => {
    const { accessToken } = await show('login', { uid: 'eve', issued: 0, validSince: 0, ...said });
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await app.inject({ url: '/api/user/me', headers })).json<{ displayName: unknown }>().displayName;
  };
  await show('register', { uid: 'eve', issued: 0, validSince: 0, name: 'Eve' });
  expect([await nameAfter({ issued: 60, name: 'Eve E.' }), await nameAfter({ issued: 30, name: 'Eve' })]).toEqual([
    'Eve E.',
    'Eve E.',
  ]);
});

test('of two founders who sign in in the same second each has a key of their own', async () => {
  const at = (seconds: number) => new Date((startS + seconds) * 1000);
  const accountOf = async (uid: string): Promise<string> => {
    await show('register', { uid, issued: 500, validSince: 0 });
    return (await db.selectFrom('accounts').select('id').where('provider_uid', '=', uid).executeTakeFirstOrThrow()).id;
  };
  const [fay, gia] = [await accountOf('fay'), await accountOf('gia')];
  await db.updateTable('sessions').set({ key_thumbprint: 'of-fay' }).where('account_id', '=', fay).execute();
  const boundTo = async (accountId: string, seconds: number) =>
    (await findBoundSession(db, accountId, { signedInAt: at(seconds) }))?.keyThumbprint;
  expect([await boundTo(fay, 500), await boundTo(fay, 501), await boundTo(gia, 500)]).toEqual([
    'of-fay',
    undefined,
    undefined,
  ]);
});
