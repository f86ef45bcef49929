import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { findFreePort } from '#server/http/find-free-port.ts';
import { main, start } from '#server/main.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { bareClient } from './fixtures/bare-client.ts';

const firebase = { FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'demo.example.org', FIREBASE_PROJECT_ID: 'demo' };
/** Too long for a name: refused without asking anybody. */
const host = 'x'.repeat(64);

test.each(['0', 'a free one'])('a HOST that nobody knows stops the start and is named, with PORT %s', async (port) => {
  const database = await freshDatabase();
  const PORT = port === '0' ? port : String(await findFreePort('127.0.0.1'));
  const env = { ...firebase, DATABASE_URL: database.url, LOG_LEVEL: 'silent', HOST: host, PORT };
  await expect(start(env, bareClient)).rejects.toThrow(`HOST ${host} isn’t a name this machine knows.`);
  await database.drop();
});

test('a PORT that is taken stops the start and is named', async () => {
  const database = await freshDatabase();
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const { port } = squatter.address() as { port: number };
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'silent', PORT: String(port) };
  await expect(start(env, bareClient)).rejects.toThrow(`PORT ${port} is in use on 127.0.0.1.`);
  squatter.close();
  await database.drop();
});

test('a database that nobody answers for stops the start, and its password is not said', async () => {
  const port = await findFreePort('127.0.0.1');
  const env = { DATABASE_URL: `postgres://nobody:hidden-word@127.0.0.1:${port}/nothing`, LOG_LEVEL: 'silent' };
  const { message } = await start(env, bareClient).then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect([message.includes('DATABASE_URL'), message.includes('hidden-word')]).toEqual([true, false]);
});

test('a DATA_DIR that cannot be written stops the start and is named', async () => {
  const env = { DATA_DIR: '/dev/null/data', LOG_LEVEL: 'silent' };
  await expect(start(env, bareClient)).rejects.toThrow('DATA_DIR');
});

test('a start that cannot succeed says why and ends its process with a failure', async () => {
  const heard = ['SIGINT', 'SIGTERM', 'uncaughtException'] as const;
  const events: NodeJS.EventEmitter = process;
  const before = heard.map((event) => events.listeners(event));
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await main({ REFRESH_TOKEN_TTL_S: 'soon', LOG_LEVEL: 'silent' }, bareClient);
  const [codes, said] = [exit.mock.calls, write.mock.calls.map(([text]) => text)];
  exit.mockRestore();
  write.mockRestore();
  for (const [n, event] of heard.entries()) {
    for (const listener of events.listeners(event)) {
      if (!before[n]?.includes(listener)) events.off(event, listener as () => void);
    }
  }
  expect([codes, said]).toEqual([[[1]], [expect.stringMatching(/^Groundwork did not start\..*REFRESH_TOKEN_TTL_S/su)]]);
});
