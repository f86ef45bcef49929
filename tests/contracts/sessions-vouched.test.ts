import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#server/accounts/account-routes.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { createSessions } from '#server/accounts/sessions.ts';
import { createAssetStore } from '#server/assets/asset-store.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEventStore } from '#server/event-store/create-event-store.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import type { IdentityVerifier } from '#server/identity/id-token-verifier.ts';
import { unlimited } from '#server/limits/attempts.ts';
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
}

/** As one that has asked Firebase: tokens are what it was told of them. */
const verifier: IdentityVerifier = {
  async verify(token) {
    const { uid, issued, signedIn = issued, validSince }: Said = JSON.parse(token);
    const at = (seconds: number) => new Date((startS + seconds) * 1000);
    const profile = { uid, email: `${uid}@example.org`, emailVerified: true, displayName: null, photoUrl: null };
    const times = { issuedAt: at(issued), signedInAt: at(signedIn), expiresAt: at(issued + 3600) };
    return { ...profile, ...times, validSince: at(validSince) };
  },
  hold: async () => true,
};

let app: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  const { pool, db } = openDatabase(database.url, { max: 4 });
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
  const third = await show('login', { uid: 'ada', issued: 130, validSince: 120 });
  expect(await statusesOf(first, second, third, other)).toEqual([401, 401, 200, 200]);
  const fourth = await show('register', { uid: 'ada', issued: 190, validSince: 180 });
  expect(await statusesOf(third, fourth)).toEqual([401, 200]);
});

test('a session that shows a proof from after the change stays, and ends the others', async () => {
  const first = await show('register', { uid: 'cleo', issued: 0, validSince: 0 });
  const second = await show('login', { uid: 'cleo', issued: 60, validSince: 0 });
  await show('sessions/proof', { uid: 'cleo', issued: 120, signedIn: 60, validSince: 120 }, second);
  expect(await statusesOf(first, second)).toEqual([401, 200]);
  const third = await show('login', { uid: 'cleo', issued: 180, validSince: 120 });
  expect(await statusesOf(second, third)).toEqual([200, 200]);
});
