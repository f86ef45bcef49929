import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { answerNotFound } from '#server/http/answer-errors.ts';
import { identityOf } from '#server/identity/identity-of.ts';
import { unlimited } from '#server/limits/attempts.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { readSettings } from '#server/settings.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

let fresh: FreshDatabase;
let db: Database;
let app: ReturnType<typeof Fastify> | undefined;
beforeAll(async () => {
  fresh = await freshDatabase();
  db = openDatabase(fresh.url, { max: 2 }).db;
});
afterEach(async () => app?.close());
afterAll(async () => {
  await db?.destroy();
  await fresh?.drop();
});

/** A server under these settings. */
async function serve(env: Record<string, string>): Promise<ReturnType<typeof Fastify>> {
  const settings = readSettings(env);
  app = Fastify({ trustProxy: settings.trustProxy });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setNotFoundHandler(answerNotFound);
  await identityOf(app, {
    settings,
    db,
    log: app.log,
    attempts: unlimited,
    clock: () => new Date(),
    metrics: new Registry(),
    mailer: createMailer({ ...settings, db, log: app.log, clock: () => new Date() }),
    isOurOrigin: () => true,
    learn: async () => {},
    deleteAccount: async () => [],
    sessionsEnded: () => {},
  });
  return app;
}

const handler = '/emulator/auth/handler';
const toolkit = '/identitytoolkit.googleapis.com';
const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:4000' } };

/** The status of each path; 404 where nothing is mounted, or nothing for whoever asks. */
async function statuses(env: Record<string, string>, from: object = local): Promise<Record<string, number>> {
  const server = await serve(env);
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await server.inject({ method, url, ...(payload && { payload }), ...from })).statusCode;
  return {
    inbox: await ask('GET', '/dev/inbox'),
    toolkit: await ask('POST', `${toolkit}/v1/accounts:signUp`),
    link: await ask('POST', `${toolkit}/v1/accounts:sendOobCode`),
    secondFactor: await ask('POST', `${toolkit}/v2/accounts/mfaSignIn:finalize`),
    token: await ask('POST', '/securetoken.googleapis.com/v1/token'),
    policy: await ask('GET', `${toolkit}/v2/passwordPolicy`),
    page: await ask('GET', `${handler}?providerId=google.com&authType=signInViaPopup`),
    pageAnswer: await ask('POST', handler, { providerId: 'google.com', email: 'a@example.org', displayName: '' }),
    script: await ask('GET', `${handler}.js`),
    provider: await ask('POST', `${toolkit}/v1/accounts:signInWithIdp`),
    customToken: await ask('GET', '/dev/custom-token'),
    mint: await ask('POST', '/dev/custom-token', { who: 'x' }),
  };
}

const mailAndSecondFactor = { toolkit: 400, link: 400, secondFactor: 400, token: 400, policy: 200 };
const standIns = { page: 200, pageAnswer: 200, script: 200, provider: 400, customToken: 200, mint: 200 };
const noStandIns = { page: 404, pageAnswer: 404, script: 404, provider: 404, customToken: 404, mint: 404 };

test('the page of a provider says what cannot be done, and asks for nothing', async () => {
  const server = await serve({});
  for (const [query, text] of [
    ['providerId=evil.example&authType=signInViaPopup', 'Unsupported OAuth provider: evil.example'],
    ['providerId=<script>alert(1)</script>&authType=signInViaPopup', 'Unsupported OAuth provider: &lt;script&gt;'],
    ['', 'is incomplete'],
  ]) {
    const { statusCode, body } = await server.inject({ method: 'GET', url: `${handler}?${query}`, ...local });
    expect([query, statusCode, body.includes(text ?? ''), /<(?:input|form|button)/u.test(body)]).toEqual([
      query,
      400,
      true,
      false,
    ]);
  }
});

test('by default the provider, its stand-ins and its inbox are there', async () => {
  expect(await statuses({})).toEqual({ inbox: 200, ...mailAndSecondFactor, ...standIns });
});

test('with a mail server there is no inbox', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525' };
  expect(await statuses(smtp)).toEqual({ inbox: 404, ...mailAndSecondFactor, ...standIns });
});

test('open to other machines there are no stand-ins, for this machine neither', async () => {
  const env = {
    EMBEDDED_IDENTITY_PUBLIC: '1',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    PUBLIC_URL: 'https://groundwork.example',
  };
  expect(await statuses(env)).toEqual({ inbox: 404, ...mailAndSecondFactor, ...noStandIns });
});

test('with Firebase there is neither', async () => {
  const firebase = { FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'demo.example.org', FIREBASE_PROJECT_ID: 'demo' };
  const nothing = { toolkit: 404, link: 404, secondFactor: 404, token: 404, policy: 404 };
  expect(await statuses(firebase)).toEqual({ inbox: 404, ...nothing, ...noStandIns });
});

describe('the inbox and the stand-ins are not for', () => {
  test.each([
    ['another machine', { remoteAddress: '192.0.2.7', headers: { host: 'localhost' } }],
    ['another name of this one', { remoteAddress: '127.0.0.1', headers: { host: 'evil.example' } }],
    [
      'what a proxy hands on',
      { remoteAddress: '127.0.0.1', headers: { host: 'localhost', forwarded: 'for=192.0.2.7' } },
    ],
    ['nor by the other header', { remoteAddress: '::1', headers: { host: '[::1]', 'x-forwarded-for': '127.0.0.1' } }],
    ['nor by one of its kind', { remoteAddress: '127.0.0.1', headers: { host: 'localhost', 'x-forwarded-host': 'a' } }],
  ])('%s', async (_who, from) => {
    for (const env of [{}, { TRUST_PROXY: 'on' }]) {
      expect(await statuses(env, from)).toEqual({ inbox: 404, ...mailAndSecondFactor, ...noStandIns });
      await app?.close();
    }
  });
});
