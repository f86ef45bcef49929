import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Running, start } from '#server/main.ts';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { type Server, serve } from './fixtures/serve.ts';
import { readLive } from './live-reader.ts';

const writers = 8;

let fresh: FreshDatabase;
let db: Database;
const servers: Server[] = [];
const runs: Running[] = [];
/** Left over by the first test. */
let next: (Running & { readonly url: string }) | undefined;
beforeAll(async () => {
  fresh = await databaseWithKey();
  db = openDatabase(fresh.url, { max: 2 }).db;
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  for (const running of runs) await running.stop();
  await db?.destroy();
  await fresh?.drop();
});

async function serving(env: Record<string, string>): Promise<Server> {
  const server = await serve({ DATABASE_URL: fresh.url, ...env });
  servers.push(server);
  return server;
}

/** One in the test's process, which is told by a call what a signal tells the others. */
async function running(env: Record<string, string> = {}): Promise<Running & { readonly url: string }> {
  const server = await start({ DATABASE_URL: fresh.url, ...smallServer, RATE_LIMIT: 'off', ...env }, bareClient);
  runs.push(server);
  return { ...server, url: server.settings.publicUrl.replace('127.0.0.1', 'localhost') };
}

/** The answer; undefined where there was none, or where the server refused because it stops. */
async function send(server: Pick<Server, 'url'>, token: string, command: Command): Promise<CommandResult | undefined> {
  const answer = await fetch(`${server.url}/api/v1/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commands: [command] }),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  if (!answer || !body || answer.status === 503) return undefined;
  expect(answer.status).toBe(200);
  return (body as { results: [CommandResult] }).results[0];
}

test('a server that is told to stop answers what is under way; what got no answer is done once by the next', async () => {
  const server = await serving({ DRAIN_S: '3' });
  const token = await registerByHttp(server.url, newFounder('stop'));
  const answered = new Map<string, CommandResult>();
  const unanswered: Command[] = [];
  const enough = Promise.withResolvers<void>();
  const write = async (): Promise<void> => {
    for (;;) {
      const command = capture('under way');
      const result = await send(server, token, command);
      if (!result) {
        unanswered.push(command);
        return;
      }
      answered.set(command.id, result);
      if (answered.size >= 50) enough.resolve();
    }
  };
  const reader = readLive(server.url, server.url, token);
  const writing = Promise.all(Array.from({ length: writers }, write));
  await enough.promise;
  await reader.received(1);

  const ended = server.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 20 }).toBe(503);
  // npm passes signals on that have reached its child already.
  server.child.kill('SIGTERM');
  const atFirst = answered.size;
  await expect.poll(() => answered.size, { interval: 20 }).toBeGreaterThan(atFirst);
  await writing;
  expect(await ended).toBe(0);
  expect(await reader.closed).toBe(1012);

  const other = await running();
  next = other;
  for (const command of unanswered) expect(await send(other, token, command)).toMatchObject({ status: 'accepted' });
  const kept = await db.selectFrom('events').select('command_id').orderBy('position').execute();
  const sent = [...answered.keys(), ...unanswered.map(({ id }) => id)];
  expect(kept.map((row) => row.command_id).toSorted()).toEqual(sent.toSorted());
  expect([...answered.values()].every(({ status }) => status === 'accepted')).toBe(true);
});

test('while it drains every answer is the last on its connection, so that none is reset', async () => {
  const server = await running({ DRAIN_S: '1' });
  const kept = async () => {
    const answers = await Promise.all(['/healthz', '/api/user/me', '/'].map((path) => fetch(server.url + path)));
    return Promise.all(answers.map((answer) => answer.text().then(() => answer.headers.get('connection'))));
  };
  expect(await kept()).toEqual(['keep-alive', 'keep-alive', 'keep-alive']);
  const drained = server.drain();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(await kept()).toEqual(['close', 'close', 'close']);
  await drained;
  await server.stop();
  await expect(kept()).rejects.toThrow('fetch failed');
});

test('a mail that was asked for is handed on before the end', async () => {
  const server = next ?? (await running());
  const founder = newFounder('mail');
  await registerByHttp(server.url, founder);
  const reset = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: founder.email }),
  });
  expect(reset.status).toBe(200);
  await server.stop();
  const mails = await db.selectFrom('mails').select('kind').where('recipient', '=', founder.email).execute();
  expect(mails.map(({ kind }) => kind)).toContain('reset-password');
});

test('nobody holds a server up: neither a request that never ends nor a tab that is stuck', async () => {
  const server = await running();
  const token = await registerByHttp(server.url, newFounder('stuck'));
  const stuck = connect(Number(new URL(server.url).port), 'localhost');
  await once(stuck, 'connect');
  stuck.on('error', () => undefined);
  stuck.write(
    `POST /api/v1/commands HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  const tab = readLive(server.url, server.url, token);
  await send(server, token, capture('seen'));
  await tab.received(1);
  // It hears nothing any more, and so never answers that the socket is closed.
  tab.socket.pause();
  await server.stop();
  stuck.destroy();
  tab.socket.terminate();
});
