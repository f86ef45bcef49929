import { request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { type Running, start } from '#server/main.ts';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { type Server, serve } from './fixtures/serve.ts';
import { type LiveReader, readLive } from './live-reader.ts';
import { at, heardBy, say } from './shown-presence.ts';

const metricsToken = 'a token of the operator';

type Url = Pick<Server, 'url'>;

let fresh: FreshDatabase;
/** In a process of its own: what it says is read, and the last test kills it. */
let first: Server;
let second: Url;
let running: Running;
beforeAll(async () => {
  fresh = await databaseWithKey();
  const env = { DATABASE_URL: fresh.url, METRICS_TOKEN: metricsToken };
  [first, running] = await Promise.all([
    serve({ ...env, LOG_LEVEL: 'trace' }),
    start({ ...env, ...smallServer, RATE_LIMIT: 'off' }, bareClient),
  ]);
  second = { url: running.settings.publicUrl };
});
afterAll(async () => {
  await Promise.all([first?.end('SIGTERM'), running?.stop()]);
  await fresh?.drop();
});

async function send(server: Url, token: string, commands: readonly Command[]): Promise<CommandResult[]> {
  const answer = await fetch(`${server.url}/api/v1/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commands }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { results: CommandResult[] }).results;
}

const listen = (server: Url, token: string, after = 0) => readLive(server.url, server.url, token, after);

const figuresOf = async (server: Url): Promise<string> => (await fetch(`${server.url}/metrics`)).text();

/** Asks like another machine, by the host name that it would use. */
function statusElsewhere(server: Server, token?: string): Promise<number | undefined> {
  const headers = { host: 'groundwork.example', ...(token && { authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    request(`${server.url}/metrics`, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

// Before all others: it counts all that the servers did.
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
  const said = [ours, theirs, first.output()].join('\n');
  for (const { id, stream } of commands) expect([said.includes(id), said.includes(stream)]).toEqual([false, false]);
  expect([said.includes(founder.email), said.includes(token)]).toEqual([false, false]);
});

test('other machines see the figures with the token alone', async () => {
  expect(await statusElsewhere(first)).toBe(404);
  expect(await statusElsewhere(first, 'another token, as long')).toBe(404);
  expect(await statusElsewhere(first, metricsToken)).toBe(200);
});

test('an edit through one server appears live through the other', async () => {
  const token = await registerByHttp(first.url, newFounder('across'));
  const reader = listen(first, token);
  const [here, there] = [capture('here'), capture('there')];
  await send(first, token, [here]);
  await reader.received(1);
  await send(second, token, [there]);
  const received = await reader.received(2);
  expect(received.map(({ data }) => data)).toEqual([{ title: 'here' }, { title: 'there' }]);
  reader.socket.close();
  const named = [token, ...[here, there].flatMap(({ id, stream }) => [id, stream])];
  expect(named.filter((each) => first.output().includes(each))).toEqual([]);
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
  const reader = listen(first, token);
  await send(second, token, [capture('0')]);
  await reader.received(1);
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  const listening = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`;
  for (let round = 1; round <= 3; round++) {
    await expect.poll(async () => (await client.query(`SELECT ${listening}`)).rowCount).toBe(2);
    await client.query(`SELECT pg_terminate_backend(pid) ${listening}`);
    await send(second, token, [capture(String(round))]);
    await reader.received(round + 1);
  }
  await client.end();
  expect(reader.events.map(({ data }) => data['title'])).toEqual(['0', '1', '2', '3']);
  expect(first.output()).toContain('the connection that listens to the database is lost');
  const figures = async () => (await fetch(`${first.url}/metrics`)).text();
  await expect.poll(figures).toContain('groundwork_database_listening 1');
  reader.socket.close();
});

test('what is shown of others at work is handed from one server to the other, and neither the database nor a log keeps it', async () => {
  const before = first.output().length;
  const token = await registerByHttp(first.url, newFounder('present'));
  const [here, there] = [first, second].map((server) => readLive(server.url, server.url, token)) as [
    LiveReader,
    LiveReader,
  ];
  await expect
    .poll(() => {
      say(here, at(123456));
      say(there, at(654321));
      return [heardBy(here).at(-1), heardBy(there).at(-1)];
    })
    .toEqual([654321, 123456]);
  expect(new Set(heardBy(here))).toEqual(new Set([654321]));
  here.socket.close();
  await expect.poll(() => there.heard.at(-1)?.presence).toBeNull();
  there.socket.close();
  const events = await fetch(`${first.url}/api/v1/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(((await events.json()) as { events: unknown[] }).events).toEqual([]);
  expect(first.output().slice(before)).not.toMatch(/123456|654321/);
});

test('one server is killed: its client goes on with the other, and nothing is lost or doubled', async () => {
  const token = await registerByHttp(first.url, newFounder('moving'));
  const before = listen(first, token);
  const sent = Array.from({ length: 90 }, (_, n) => capture(`idea ${n}`));
  const acknowledged = new Set<string>();
  let server: Url = first;
  for (const [n, command] of sent.entries()) {
    if (n === 30) void first.end('SIGKILL');
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
