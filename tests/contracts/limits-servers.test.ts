import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { type Server, serve } from './fixtures/serve.ts';

let fresh: FreshDatabase;
const servers: Server[] = [];
const serving = async (): Promise<Server> => {
  const server = await serve({ DATABASE_URL: fresh.url, RATE_LIMIT: 'on' });
  servers.push(server);
  return server;
};
beforeAll(async () => {
  fresh = await databaseWithKey();
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await fresh?.drop();
});

const join = (server: Server) =>
  fetch(`${server.url}/api/v1/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org` }),
  }).then(({ status }) => status);

const exported = (server: Server, token: string) =>
  fetch(`${server.url}/api/user/me/export`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

const ask = async (server: Server, operation: string, body: unknown): Promise<string> => {
  const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok ? 'ok' : ((await answer.json()) as { error: { message: string } }).error.message;
};

const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

test('two servers count together, and one that was killed has forgotten nothing', async () => {
  const [first, second] = [await serving(), await serving()];
  const founder = newFounder('counted');
  const token = await registerByHttp(first.url, founder);
  const wrong = { email: founder.email, password: 'wrong horse' };
  const reset = { requestType: 'PASSWORD_RESET', email: 'reader@example.org' };
  for (const server of [first, second]) {
    for (let n = 0; n < 15; n += 1) expect(await join(server)).toBe(202);
    for (let n = 0; n < 5; n += 1) {
      expect(await exported(server, token)).toBe(200);
      expect(await ask(server, 'signInWithPassword', wrong)).toBe('INVALID_LOGIN_CREDENTIALS');
    }
  }
  for (const [server, times] of [
    [first, 2],
    [second, 3],
  ] as const) {
    for (let n = 0; n < times; n += 1) expect(await ask(server, 'sendOobCode', reset)).toBe('ok');
  }
  await first.end('SIGKILL');
  for (const server of [second, await serving()]) {
    expect([
      await join(server),
      await exported(server, token),
      await ask(server, 'signInWithPassword', wrong),
      await ask(server, 'sendOobCode', reset),
    ]).toEqual([429, 429, tooMany, tooMany]);
  }
});
