import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder } from '../e2e/founder.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
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
  fresh = await freshDatabase();
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

test('two servers count together, and one that was killed has forgotten nothing', async () => {
  const [first, second] = [await serving(), await serving()];
  const token = await registerByHttp(first.url, newFounder('counted'));
  for (const server of [first, second]) {
    for (let n = 0; n < 15; n += 1) expect(await join(server)).toBe(202);
    for (let n = 0; n < 5; n += 1) expect(await exported(server, token)).toBe(200);
  }
  await first.end('SIGKILL');
  for (const server of [second, await serving()]) {
    expect([await join(server), await exported(server, token)]).toEqual([429, 429]);
  }
});
