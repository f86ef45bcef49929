import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { type Server, serve } from './fixtures/serve.ts';

let database: FreshDatabase | undefined;
let server: Server | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
  await database?.drop();
});

test('an error that nobody catches ends the server with one line, after what is under way', async () => {
  database = await databaseWithKey();
  const script = `process.on('SIGUSR2', () => { throw Object.assign(new Error('Bearer ' + process.env.SECRET), { token: process.env.SECRET }); });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  server = await serve({ DATABASE_URL: database.url, SECRET: 'hunter2', NODE_OPTIONS });
  const { url, child, output } = server;
  const begun = connect(Number(new URL(url).port), 'localhost');
  await once(begun, 'connect');
  const answer = text(begun);
  const head = ['POST /api/v1/waitlist HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  begun.write([...head, 'Content-Length: 27', '', '{"email":'].join('\r\n'));
  await fetch(`${url}/healthz`);

  const exited = once(child, 'exit');
  child.kill('SIGUSR2');
  await expect
    .poll(() =>
      fetch(`${url}/readyz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  begun.write('"ada@example.org"}');
  expect((await answer).split('\r\n')[0]).toBe('HTTP/1.1 202 Accepted');
  expect(await exited).toEqual([1, null]);

  const lines = output().trim().split('\n');
  const fatal = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  expect(fatal.filter(({ level }) => level === 60)).toEqual([
    expect.objectContaining({
      origin: 'uncaughtException',
      msg: 'an unexpected failure ends the server',
      err: expect.objectContaining({ type: 'Error', message: 'Bearer …', stack: expect.stringContaining('at ') }),
    }),
  ]);
  expect(output()).not.toContain('hunter2');
});
