import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadServerKey } from '#server/accounts/server-key.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Attempts, createAttempts } from '#server/limits/attempts.ts';
import { type Running, start } from '#server/main.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let db: Database;
let running: Running;
let url: string;
let attempts: Attempts;
let other: Account;
beforeAll(async () => {
  database = await databaseWithKey();
  ({ db } = openDatabase(database.url, { max: 1 }));
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
  url = running.settings.publicUrl;
  other = await openAccount(url);
  attempts = createAttempts(db, () => new Date(), await loadServerKey(db, 'attempts'));
});
afterAll(async () => {
  await running?.stop();
  await db?.destroy();
  await database?.drop();
});

const minute = 60_000;
const post = `/api/v1/feedback/${crypto.randomUUID()}`;
const words = { title: 'Bread', body: 'More of it' };

/** Limits: a name, how many in how many milliseconds, a call that counts, and its status within the limit. */
const limits = [
  ['searches', 240, minute, 'GET', '/api/v1/feedback?search=bread', undefined, 200],
  ['posts', 5, 10 * minute, 'POST', '/api/v1/feedback', { id: crypto.randomUUID(), ...words }, 201],
  ['posts', 20, 24 * 60 * minute, 'POST', '/api/v1/feedback', { id: crypto.randomUUID(), ...words }, 201],
  ['comments', 10, 10 * minute, 'POST', `${post}/comments`, { id: crypto.randomUUID(), text: 'Yes' }, 404],
  ['comments', 100, 24 * 60 * minute, 'POST', `${post}/edit`, words, 404],
  ['votes', 120, 10 * minute, 'POST', `${post}/vote`, { voted: true }, 404],
  ['reports', 20, 60 * minute, 'POST', `${post}/report`, { commentId: null, reason: 'spam' }, 404],
] as const;

test.each(limits)('of %s an account has %i in %i ms, whatever another one has used', async (...limit) => {
  const [what, most, windowMs, method, path, body, within] = limit;
  const founder = await openAccount(url);
  const ask = async ({ accessToken }: Account): Promise<number> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return answer.status;
  };
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', founder.email)
    .executeTakeFirstOrThrow();
  await attempts.add(`feedback ${what} ${windowMs} ${id}`, most - 1, windowMs);
  expect([await ask(founder), await ask(founder), (await ask(other)) === 429]).toEqual([within, 429, false]);
});
