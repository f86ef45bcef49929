import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

const authDomain = 'demo.example.org';
const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: 'demo' };
const analytics = { POSTHOG_KEY: 'phc_test', POSTHOG_HOST: 'https://analytics.example/proxy' };

/** Sources that only one of the two identities allows. */
const google = {
  script: ' https://apis.google.com',
  connect: ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://analytics.example',
  frame: ` https://${authDomain}`,
};
const none = { script: '', connect: '', frame: '' };

const places = [
  '/',
  '/pricing',
  '/resources/',
  '/resources/no-such-entry',
  '/sign-in',
  '/auth/action',
  '/home',
  '/no-such-page',
  '/dev/inbox',
  '/dev/custom-token',
  '/emulator/auth/handler?providerId=google.com&authType=signInViaPopup',
  '/api/no-such-call',
  '/healthz',
  '/openapi.json',
  '/favicon.svg',
];

describe.each([
  ['the embedded identity', {}, none],
  ['Firebase and a service that counts', { ...firebase, ...analytics }, google],
] as const)('with %s', (_identity, settings, extra) => {
  let database: FreshDatabase;
  let running: Running;
  let host: string;
  beforeAll(async () => {
    database = await freshDatabase();
    const template = bareClient.template.replace('<div', '<script>let one = 1</script><div');
    const env = { DATABASE_URL: database.url, ...smallServer, ...settings };
    running = await start(env, { ...bareClient, template });
    ({ host } = new URL(running.settings.publicUrl));
  });
  afterAll(async () => {
    await running?.stop();
    await database?.drop();
  });

  test.each(places)('%s has the security headers', async (path) => {
    const { headers } = await fetch(running.settings.publicUrl + path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': expect.stringMatching(new RegExp(`^'self' 'sha256-[\\w+/=]+'${extra.script}$`)),
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': `'self' ws://${host}${extra.connect}`,
      'frame-src': `'self'${extra.frame}`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});
