import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { answerNotFound } from '#server/http/answer-errors.ts';
import { identityOf } from '#server/identity/identity-of.ts';
import { readSettings } from '#server/settings.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

let fresh: FreshDatabase;
let db: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  db = openDatabase(fresh.url, 2).db;
});
afterAll(async () => {
  await db?.destroy();
  await fresh?.drop();
});

/** The status of each path, in a server under these settings; 404 where nothing is mounted. */
async function statuses(env: Record<string, string>): Promise<Record<string, number>> {
  const app = Fastify();
  app.setNotFoundHandler(answerNotFound);
  const settings = readSettings(env);
  await identityOf(app, {
    settings,
    db,
    log: app.log,
    clock: () => new Date(),
    isOurOrigin: () => true,
    learn: async () => {},
    credentialsChanged: async () => {},
  });
  const ask = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode;
  const found = {
    inbox: await ask('GET', '/dev/inbox'),
    toolkit: await ask('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp'),
    token: await ask('POST', '/securetoken.googleapis.com/v1/token'),
    policy: await ask('GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy'),
  };
  await app.close();
  return found;
}

test('by default the provider and its inbox are there', async () => {
  expect(await statuses({})).toEqual({ inbox: 200, toolkit: 400, token: 400, policy: 200 });
});

test('with a mail server there is no inbox', async () => {
  expect(await statuses({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toEqual({
    inbox: 404,
    toolkit: 400,
    token: 400,
    policy: 200,
  });
});

test('with Firebase there is neither', async () => {
  const firebase = { FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'demo.example.org', FIREBASE_PROJECT_ID: 'demo' };
  expect(await statuses(firebase)).toEqual({ inbox: 404, toolkit: 404, token: 404, policy: 404 });
});
