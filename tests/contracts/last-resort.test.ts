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

/** A server in which something fails that nobody catches, each time that it hears SIGUSR2. */
async function failing(failure: string): Promise<Server> {
  database = await databaseWithKey();
  const script = `process.on('SIGUSR2', () => { const error = Object.assign(new Error('Bearer ' + process.env.SECRET), { token: process.env.SECRET }); ${failure}; });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  server = await serve({ DATABASE_URL: database.url, SECRET: 'hunter2', NODE_OPTIONS });
  return server;
}

test.each([
  ['an error that nobody catches', 'throw error', 'uncaughtException'],
  ['a promise that nobody looks at', 'void Promise.reject(error)', 'unhandledRejection'],
])('%s ends the server with one line, after what is under way', async (_what, failure, origin) => {
  const { url, child, output } = await failing(failure);
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
      origin,
      msg: 'an unexpected failure ends the server',
      err: expect.objectContaining({ type: 'Error', message: 'Bearer …', stack: expect.stringContaining('at ') }),
    }),
  ]);
  expect(output()).not.toContain('hunter2');
});

test('a failure that comes again while the server ends does not keep it', async () => {
  const { child, output } = await failing('setInterval(() => { throw error }, 1); throw error');
  const exited = once(child, 'exit');
  child.kill('SIGUSR2');
  expect(await exited).toEqual([1, null]);
  expect(output()).not.toContain('hunter2');
});
