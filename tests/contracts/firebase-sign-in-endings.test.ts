import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#server/accounts/account-routes.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { createSessions, type Sessions } from '#server/accounts/sessions.ts';
import { createAssetStore } from '#server/assets/asset-store.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import { firebaseVerifier } from '#server/identity/firebase-verifier.ts';
import { unlimited } from '#server/limits/attempts.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { createSecurityEvents } from '#server/security/security-events.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import type { Tokens } from './fixtures/founder.ts';

const startS = 1_800_000_000;
const sessionTtlS = 86_400;
let nowS = startS;
const clock = (): Date => new Date(nowS * 1000);

/** A token of Firebase is what it says of itself: whose, and in which second they signed in. */
interface Said {
  readonly uid: string;
  readonly signedIn: number;
}

let app: FastifyInstance;
let db: Database;
let sessions: Sessions;
let stop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  const opened = openDatabase(database.url, { max: 4 });
  db = opened.db;
  const rules = { refreshKey: Buffer.alloc(32), accessTokenTtlS: 300, refreshTokenTtlS: 3600, sessionTtlS };
  sessions = createSessions({ db, pool: opened.pool, clock, ...rules });
  const verifier = firebaseVerifier({
    verifier: {
      async verify(token) {
        const { uid, signedIn }: Said = JSON.parse(token);
        const profile = { uid, email: `${uid}@example.org`, emailVerified: true, displayName: null, photoUrl: null };
        const signedInAt = new Date((startS + signedIn) * 1000);
        return { ...profile, signedInAt, issuedAt: clock(), expiresAt: new Date(clock().getTime() + 3_600_000) };
      },
    },
    apiKey: 'key',
    publicUrl: 'https://groundwork.example',
    log: { warn: () => {} },
    clock,
    sessionTtlS,
    // Nobody is there: the signature decides.
    upstream: 'http://127.0.0.1:9',
  });
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  app.decorate('authenticate', sessions.authenticate);
  const accounts = createAccounts({ db, clock });
  const eventStore = createEventStore({ pool: opened.pool, clock });
  const assets = createAssetStore(db, clock);
  const securityEvents = createSecurityEvents({ db, log: app.log, clock });
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

const call = (method: 'POST' | 'DELETE', path: string, payload: object, accessToken?: string) =>
  app.inject({
    method,
    url: path,
    payload,
    headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
  });
const show = (path: 'login' | 'register', said: Said) =>
  call('POST', `/api/v1/auth/${path}`, { firebaseToken: JSON.stringify(said) });
const statusOf = async (path: 'login' | 'register', said: Said) => (await show(path, said)).statusCode;
const signOut = ({ accessToken }: Tokens, allDevices: boolean) =>
  call('POST', '/api/v1/auth/logout', { allDevices }, accessToken);

test('a sign-in at Firebase whose session was ended opens none any more; another one does', async () => {
  const session = (await show('register', { uid: 'ada', signedIn: 0 })).json<Tokens>();
  expect(await statusOf('login', { uid: 'ada', signedIn: 5 })).toBe(200);
  await signOut(session, false);
  expect([
    await statusOf('login', { uid: 'ada', signedIn: 0 }),
    await statusOf('register', { uid: 'ada', signedIn: 0 }),
    await statusOf('login', { uid: 'ada', signedIn: 5 }),
    await statusOf('login', { uid: 'ada', signedIn: 6 }),
  ]).toEqual([401, 401, 200, 200]);
});

test('after signing out everywhere every sign-in up to then opens nothing, used or not', async () => {
  nowS = startS + 100;
  const session = (await show('register', { uid: 'bea', signedIn: 50 })).json<Tokens>();
  const other = await show('register', { uid: 'cleo', signedIn: 50 });
  await signOut(session, true);
  const statuses = await Promise.all(
    [40, 50, 99, 100, 101].map((signedIn) => statusOf('login', { uid: 'bea', signedIn })),
  );
  expect([other.statusCode, statuses, await statusOf('login', { uid: 'cleo', signedIn: 50 })]).toEqual([
    201,
    [401, 401, 401, 401, 200],
    200,
  ]);
});

test('a sign-in that is older than a session may be opens nothing', async () => {
  nowS = startS + 200;
  await show('register', { uid: 'dora', signedIn: 150 });
  nowS = startS + 150 + sessionTtlS;
  expect(await statusOf('login', { uid: 'dora', signedIn: 150 })).toBe(401);
  expect(await statusOf('login', { uid: 'dora', signedIn: 151 })).toBe(200);
});

test('a registration under way does not revive a deleted account, and nothing left names the founder', async () => {
  nowS = startS + 1000;
  const said = { uid: 'eve', signedIn: 1000 };
  const session = (await show('register', said)).json<Tokens>();
  const deleted = await call('DELETE', '/api/user/me', { firebaseToken: JSON.stringify(said) }, session.accessToken);
  // Nor does a sign-in of before, from which no session has begun.
  const unused = { ...said, signedIn: 990 };
  expect([deleted.statusCode, await statusOf('register', said), await statusOf('register', unused)]).toEqual([
    204, 401, 401,
  ]);
  const accounts = db.selectFrom('accounts').select('id').where('provider_uid', '=', 'eve');
  expect(await accounts.execute()).toEqual([]);
  expect(await statusOf('register', { ...said, signedIn: 1001 })).toBe(201);
});

test('an ended sign-in opens no session as long as it is young enough to open one, however often is cleared away', async () => {
  nowS = startS + 2000;
  const said = { uid: 'fay', signedIn: 2000 };
  await signOut((await show('register', said)).json<Tokens>(), false);
  const statuses: number[] = [];
  for (const afterS of [0, 1, sessionTtlS / 2, sessionTtlS - 1, sessionTtlS, sessionTtlS + 1]) {
    nowS = startS + 2000 + afterS;
    await sessions.purge();
    statuses.push(await statusOf('login', said));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
});

test('what is remembered of ended sign-ins goes when they would be too old anyway', async () => {
  nowS = startS + 10 * sessionTtlS;
  await sessions.purge();
  expect(await db.selectFrom('ended_sign_ins').selectAll().execute()).toEqual([]);
});
