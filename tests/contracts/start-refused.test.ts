import { expect, test } from 'vitest';
import { findFreePort } from '#server/http/find-free-port.ts';
import { start } from '#server/main.ts';
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
