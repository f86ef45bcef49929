import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccounts } from '#server/accounts/accounts.ts';
import { createSessions, type Sessions, type TokenPair } from '#server/accounts/sessions.ts';
import { openDatabase } from '#server/db/database.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

interface Server {
  readonly sessions: Sessions;
  newAccount(): Promise<Account>;
  open(account: Account): Promise<TokenPair>;
  close(): Promise<void>;
}

function serverOn(url: string): Server {
  const { pool, db } = openDatabase(url);
  const clock = (): Date => new Date();
  const rules = { refreshKey: Buffer.alloc(32), accessTokenTtlS: 300, refreshTokenTtlS: 3600, sessionTtlS: 86_400 };
  const sessions = createSessions({ db, pool, clock, ...rules });
  const accounts = createAccounts({ db, clock });
  return {
    sessions,
    async newAccount() {
      const profile = {
        uid: randomUUID(),
        email: 'a@example.org',
        emailVerified: false,
        displayName: null,
        photoUrl: null,
      };
      return (await accounts.register(profile, clock())).account;
    },
    open: async (account) =>
      (await db.transaction().execute((trx) => sessions.open(trx, { ...account, keyThumbprint: null }))).pair,
    async close() {
      await sessions.close();
      await pool.end();
    },
  };
}

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let first: Server;
let second: Server;
beforeAll(async () => {
  fresh = await freshDatabase();
  first = serverOn(fresh.url);
  second = serverOn(fresh.url);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await fresh.drop();
});

test('an access token dies on its own server before the end is answered, and on another as the database tells it', async () => {
  const account = await first.newAccount();
  const { accessToken } = await first.open(account);
  const principal = await first.sessions.authenticate(accessToken);
  expect(principal).toMatchObject({ accountId: account.id });
  await expect.poll(() => second.sessions.authenticate(accessToken)).toEqual(principal);
  const told: string[] = [];
  second.sessions.onEnded((id) => told.push(id));

  await first.sessions.end(principal?.sessionId ?? '');

  expect(await first.sessions.authenticate(accessToken)).toBeNull();
  await expect.poll(() => second.sessions.authenticate(accessToken)).toBeNull();
  await expect.poll(() => told).toEqual([principal?.sessionId]);
});

test('deleting the account ends its sessions everywhere', async () => {
  const account = await first.newAccount();
  const { accessToken } = await first.open(account);
  await first.sessions.authenticate(accessToken);
  const { pool, db } = openDatabase(fresh.url, { max: 1 });
  await db.deleteFrom('accounts').where('id', '=', account.id).execute();
  await expect.poll(() => first.sessions.authenticate(accessToken)).toBeNull();
  await pool.end();
});
