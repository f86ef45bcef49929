import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'demo.example.org', FIREBASE_PROJECT_ID: 'demo' };

test('without any setting the product runs for this machine alone', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    firebase: undefined,
    contentUrl: undefined,
    posthog: undefined,
    smtpUrl: undefined,
    preRelease: false,
    appTheme: true,
    waitlist: false,
    accessTokenTtlS: 300,
    refreshTokenTtlS: 2_592_000,
    rateLimit: true,
    trustProxy: false,
    embeddedIdentityPublic: false,
    drainS: 0,
    metricsToken: undefined,
    logLevel: 'info',
  });
});

test('an empty value counts as not given', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', FIREBASE_API_KEY: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', '70000', 'PORT must be at most 65535.'],
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
  ['PRE_RELEASE', 'maybe', 'PRE_RELEASE must be on or off.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be a level such as info or warn.'],
  ['ACCESS_TOKEN_TTL_S', '0', 'ACCESS_TOKEN_TTL_S must be at least 1.'],
  ['CONTENT_URL', 'content', 'CONTENT_URL must be an address that starts with http:// or https://.'],
])('a bad %s (%s) stops the start and is named', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

test('half of the FIREBASE settings names what is missing', () => {
  expect(() => readSettings({ FIREBASE_API_KEY: 'key' })).toThrow(
    'FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID must be set',
  );
});

describe('a server that other machines can reach', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is reachable from other machines'],
    [{ PUBLIC_URL: 'https://groundwork.example' }, 'PUBLIC_URL is reachable from other machines'],
    [{ HOST: '0.0.0.0', EMBEDDED_IDENTITY_PUBLIC: '1' }, 'SMTP_URL must be set'],
    [{ HOST: '0.0.0.0', EMBEDDED_IDENTITY_PUBLIC: '1', SMTP_URL: 'smtp://mail' }, 'PUBLIC_URL must be https'],
    [{ ...firebase, HOST: '0.0.0.0', RATE_LIMIT: 'off' }, 'RATE_LIMIT can be off only while HOST is loopback'],
  ])('does not start with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  test('starts with Firebase', () => {
    const settings = readSettings({ ...firebase, HOST: '0.0.0.0', PUBLIC_URL: 'https://groundwork.example/' });
    expect(settings.publicUrl).toBe('https://groundwork.example');
    expect(settings.firebase).toEqual({ apiKey: 'key', authDomain: 'demo.example.org', projectId: 'demo' });
  });

  test('starts with the embedded provider when its operator says so and mails go out', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      EMBEDDED_IDENTITY_PUBLIC: '1',
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://groundwork.example',
    });
    expect(settings.smtpUrl).toBe('smtp://mail.example');
  });
});
