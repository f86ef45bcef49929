import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';
import { type Server, serve } from './fixtures/serve.ts';
import { readLive } from './live-reader.ts';

let fresh: FreshDatabase;
let first: Server;
let second: Server;
beforeAll(async () => {
  fresh = await databaseWithKey();
  [first, second] = await Promise.all([serve({ DATABASE_URL: fresh.url }), serve({ DATABASE_URL: fresh.url })]);
});
afterAll(async () => {
  await Promise.all([first, second].map((server) => server?.end('SIGTERM')));
  await fresh?.drop();
});

async function send(server: Server, token: string, commands: readonly Command[]): Promise<CommandResult[]> {
  const answer = await fetch(`${server.url}/api/v1/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commands }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { results: CommandResult[] }).results;
}

const listen = (server: Server, token: string, after = 0) => readLive(server.url, server.url, token, after);

test('an edit through one server appears live through the other', async () => {
  const token = await registerByHttp(first.url, newFounder('across'));
  const reader = listen(second, token);
  await send(second, token, [capture('here')]);
  await reader.received(1);
  await send(first, token, [capture('there')]);
  const received = await reader.received(2);
  expect(received.map(({ data }) => data)).toEqual([{ title: 'here' }, { title: 'there' }]);
  reader.socket.close();
});

test('a session that ends on one server ends on the other, with its live connections', async () => {
  const token = await registerByHttp(first.url, newFounder('leaving'));
  const reader = listen(second, token);
  await send(second, token, [capture('a')]);
  await reader.received(1);
  await fetch(`${first.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ allDevices: false }),
  });
  expect(await reader.closed).toBe(4401);
  const me = await fetch(`${second.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(401);
});

test('what one server appends while the other hears nothing arrives as soon as it listens again', async () => {
  const token = await registerByHttp(first.url, newFounder('deaf'));
  const reader = listen(second, token);
  await send(first, token, [capture('0')]);
  await reader.received(1);
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  const listening = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`;
  for (let round = 1; round <= 3; round++) {
    await expect.poll(async () => (await client.query(`SELECT ${listening}`)).rowCount).toBe(2);
    await client.query(`SELECT pg_terminate_backend(pid) ${listening}`);
    await send(first, token, [capture(String(round))]);
    await reader.received(round + 1);
  }
  await client.end();
  expect(reader.events.map(({ data }) => data['title'])).toEqual(['0', '1', '2', '3']);
  expect(second.output()).toContain('the connection that listens to the database is lost');
  const figures = async () => (await fetch(`${second.url}/metrics`)).text();
  await expect.poll(figures).toContain('groundwork_database_listening 1');
  reader.socket.close();
});

test('one server is killed: its client goes on with the other, and nothing is lost or doubled', async () => {
  const token = await registerByHttp(first.url, newFounder('moving'));
  const doomed = await serve({ DATABASE_URL: fresh.url });
  const before = listen(doomed, token);
  const sent = Array.from({ length: 300 }, (_, n) => capture(`idea ${n}`));
  const acknowledged = new Set<string>();
  let server = doomed;
  for (const [n, command] of sent.entries()) {
    if (n === 100) void doomed.end('SIGKILL');
    const results = await send(server, token, [command]).catch(() => {
      server = second;
      return send(server, token, [command]);
    });
    expect(results.map(({ status }) => status)).toEqual(['accepted']);
    acknowledged.add(command.id);
  }
  await before.closed.catch(() => undefined);
  expect(server).toBe(second);
  const seen = [...before.events];
  const after = listen(second, token, seen.at(-1)?.position ?? 0);
  const rest = await after.received(sent.length - seen.length);
  const all = [...seen, ...rest];
  expect(all.map(({ position }) => position)).toEqual(sent.map((_, n) => n + 1));
  expect(all.map(({ commandId }) => commandId)).toEqual([...acknowledged]);
  after.socket.close();
});
