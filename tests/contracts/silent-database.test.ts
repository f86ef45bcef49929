import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { newFounder } from '../e2e/founder.ts';
import { type CuttableNetwork, cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';
import { bareClient } from './fixtures/bare-client.ts';

let fresh: FreshDatabase;
let network: CuttableNetwork;
const runs: Running[] = [];
let url: string;
beforeAll(async () => {
  fresh = await databaseWithKey();
  const direct = new URL(fresh.url);
  // Over the network, whatever way the database of tests is reached.
  direct.searchParams.delete('host');
  network = await cuttableNetwork(Number(direct.port));
  direct.port = String(network.port);
  url = direct.href;
});
afterAll(async () => {
  for (const running of runs) await running.stop();
  await network?.close();
  await fresh?.drop();
});

async function starting(): Promise<Running & { readonly at: string }> {
  const running = await start({ DATABASE_URL: url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  runs.push(running);
  return { ...running, at: running.settings.publicUrl };
}

const patience = () => AbortSignal.timeout(30_000);

test('a database that says nothing is given up: calls are answered, go on when it is back, and it can be stopped', async () => {
  const { at, stop } = await starting();
  const token = await registerByHttp(at, newFounder('silent'));
  const command = capture('kept');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const send = () =>
    fetch(`${at}/api/v1/commands`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ commands: [command] }),
      signal: patience(),
    });
  const isReady = () => fetch(`${at}/readyz`, { signal: AbortSignal.timeout(5000) });

  network.freeze();
  const answers = await Promise.all([isReady(), fetch(`${at}/api/user/me`, { headers, signal: patience() }), send()]);
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, null],
    [503, '5'],
    [503, '5'],
  ]);
  network.thaw();
  await expect.poll(async () => (await isReady()).status).toBe(200);
  expect(await (await send()).json()).toMatchObject({ results: [{ id: command.id, status: 'accepted' }] });

  network.freeze();
  const underWay = send().catch(() => undefined);
  expect((await isReady()).status).toBe(503);
  await stop();
  await underWay;
  await expect(isReady()).rejects.toThrow('fetch failed');
});

test('a database that cannot be reached is said to be unavailable, also to who signs in', async () => {
  network.thaw();
  const { at } = await starting();
  const founder = newFounder('unreachable');
  await registerByHttp(at, founder);
  await network.cut();
  const json = (path: string, body: unknown) =>
    fetch(at + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answers = [
    await json('/api/v1/auth/refresh-token', { refreshToken: 'any' }),
    await json('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', founder),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  expect(await answers[0]?.json()).toMatchObject({ code: 'unavailable' });
});
