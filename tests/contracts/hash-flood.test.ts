import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { type Answered, askFrom } from '../fixtures/ask-from.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
beforeAll(async () => {
  database = await databaseWithKey();
  // Dear enough that passwords wait.
  vi.stubEnv('SCRYPT_N', String(2 ** 15));
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'on' }, bareClient);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running?.stop();
  await database?.drop();
});

const password = 'five brown loaves';
const attacker = '127.0.0.2';
const founder = '127.0.0.3';
const call = (operation: string, from: string, email: string): Promise<Answered> =>
  askFrom(`${running.settings.publicUrl}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
    from,
    body: { email, password, returnSecureToken: true },
  });
const messageOf = ({ status, headers, body }: Answered): unknown[] =>
  status === 200 ? [200] : [status, JSON.parse(body).error.message, headers['retry-after']];

const waiting = async (): Promise<number> => {
  const { body } = await askFrom(`${running.settings.publicUrl}/metrics`, { from: founder });
  return Number(/^groundwork_password_hashes_waiting (\d+)$/m.exec(body)?.[1]);
};

test('whoever signs in to own accounts again and again keeps nobody else waiting, and is told to wait', async () => {
  const own = Array.from({ length: 5 }, (_, n) => `own-${n}@example.org`);
  for (const email of own) expect(messageOf(await call('signUp', attacker, email))).toEqual([200]);
  expect(messageOf(await call('signUp', founder, 'ada@example.org'))).toEqual([200]);
  let answered = 0;
  const flood = Array.from({ length: 8 }, () => own)
    .flat()
    .map(async (email) => {
      const answer = await call('signInWithPassword', attacker, email);
      if (answer.status === 200) answered += 1;
      return messageOf(answer);
    });
  await expect.poll(waiting).toBeGreaterThan(15);
  const before = answered;
  expect(messageOf(await call('signInWithPassword', founder, 'ada@example.org'))).toEqual([200]);
  expect(answered - before).toBeLessThanOrEqual(3);
  const answers = (await Promise.all(flood)).map(String);
  expect(new Set(answers)).toEqual(new Set(['200', '400,TOO_MANY_ATTEMPTS_TRY_LATER,5']));
  expect(answers.filter((each) => each === '200').length).toBeLessThan(30);
});
