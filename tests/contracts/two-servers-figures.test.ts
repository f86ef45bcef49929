import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';
import { type Server, serve } from './fixtures/serve.ts';
import { readLive } from './live-reader.ts';

const metricsToken = 'a token of the operator';

let fresh: FreshDatabase;
let first: Server;
let second: Server;
beforeAll(async () => {
  fresh = await databaseWithKey();
  const env = { DATABASE_URL: fresh.url, METRICS_TOKEN: metricsToken, LOG_LEVEL: 'debug' };
  [first, second] = await Promise.all([serve(env), serve(env)]);
});
afterAll(async () => {
  await Promise.all([first, second].map((server) => server?.end('SIGTERM')));
  await fresh?.drop();
});

const figuresOf = async (server: Server): Promise<string> => (await fetch(`${server.url}/metrics`)).text();

/** As from another machine, by the name that it would use. */
function statusElsewhere(server: Server, token?: string): Promise<number | undefined> {
  const headers = { host: 'groundwork.example', ...(token && { authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    request(`${server.url}/metrics`, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('each server counts what it did itself, by answer and without an id', async () => {
  const founder = newFounder('figures');
  const token = await registerByHttp(first.url, founder);
  const reader = readLive(second.url, second.url, token);
  const commands = [capture('counted'), capture('counted too'), capture('')];
  for (const sent of [commands, commands.slice(0, 1)]) {
    await fetch(`${first.url}/api/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ commands: sent }),
    });
  }
  await reader.received(2);
  const [ours, theirs] = await Promise.all([figuresOf(first), figuresOf(second)]);
  const lines = ours.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'groundwork_commands_answered_total{result="accepted",reason=""} 3',
      'groundwork_commands_answered_total{result="rejected",reason="title-empty"} 1',
      'groundwork_events_appended_total 2',
      'groundwork_live_connections 0',
      'groundwork_database_connections{state="waiting"} 0',
      'http_request_duration_seconds_count{method="POST",route="/api/v1/commands",status="200"} 2',
    ]),
  );
  expect(ours).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(theirs.split('\n')).toEqual(
    expect.arrayContaining(['groundwork_events_appended_total 0', 'groundwork_live_connections 1']),
  );
  reader.socket.close();
  await expect.poll(async () => (await figuresOf(second)).split('\n')).toContain('groundwork_live_connections 0');
  const said = [ours, theirs, first.output(), second.output()].join('\n');
  for (const { id, stream } of commands) expect([said.includes(id), said.includes(stream)]).toEqual([false, false]);
  expect([said.includes(founder.email), said.includes(token)]).toEqual([false, false]);
});

test('other machines see the figures with the token alone', async () => {
  expect(await statusElsewhere(first)).toBe(404);
  expect(await statusElsewhere(first, 'another token, as long')).toBe(404);
  expect(await statusElsewhere(first, metricsToken)).toBe(200);
});
