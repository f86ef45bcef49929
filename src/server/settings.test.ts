import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'demo.example.org', FIREBASE_PROJECT_ID: 'demo' };

test('without any setting the product runs for this machine alone', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    pagesOrigin: 'http://localhost:4000',
    ownDomains: false,
    dnsServers: undefined,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    readyConnections: 8,
    firebase: undefined,
    contentUrl: undefined,
    posthog: undefined,
    smtpUrl: undefined,
    preRelease: false,
    appTheme: true,
    waitlist: false,
    accessTokenTtlS: 300,
    refreshTokenTtlS: 2_592_000,
    sessionTtlS: 7_776_000,
    rateLimit: true,
    trustProxy: false,
    embeddedIdentityPublic: false,
    webhooksToLoopback: false,
    drainS: 0,
    metricsToken: undefined,
    notCounted: [],
    staffEmails: [],
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
  ['REFRESH_TOKEN_TTL_S', '0', 'REFRESH_TOKEN_TTL_S must be at least 1.'],
  ['PORT', ' ', 'PORT is blank. Give it a value, or leave it out.'],
  ['DATA_DIR', '\t', 'DATA_DIR is blank. Give it a value, or leave it out.'],
  ['SMTP_URL', 'http://mail', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL must name a mail server, such as smtp://mail.example.org:587.'],
  ['SMTP_URL', 'smtp:x', 'SMTP_URL must name a mail server, such as smtp://mail.example.org:587.'],
  ['STAFF_EMAILS', 'ada', 'STAFF_EMAILS must be email addresses separated by commas, such as ada@example.org.'],
  ['OWN_DOMAINS', 'on', 'OWN_DOMAINS needs PUBLIC_PAGES_ORIGIN, with another host than PUBLIC_URL.'],
  [
    'DNS_SERVERS',
    'dns.example',
    'DNS_SERVERS must be addresses separated by commas, such as 192.0.2.53 or 127.0.0.1:5353.',
  ],
  ['PUBLIC_URL', 'localhost:4000', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
])('a bad %s (%s) stops the start and is named', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingError(message));
});

test.each(['/app', '//', '?', '?a=b', '#', '#top'])('PUBLIC_URL with more than an origin, %s, is refused', (more) => {
  const refusal = new SettingError('PUBLIC_URL must be an origin, such as https://example.org.');
  expect(() => readSettings({ PUBLIC_URL: `http://localhost:4000${more}` })).toThrow(refusal);
  expect(() => readSettings({ PUBLIC_URL: 'http://me:secret@localhost' })).toThrow(refusal);
});

test('tokens may be as short as a second', () => {
  const { accessTokenTtlS, refreshTokenTtlS } = readSettings({ ACCESS_TOKEN_TTL_S: '1', REFRESH_TOKEN_TTL_S: '1' });
  expect([accessTokenTtlS, refreshTokenTtlS]).toEqual([1, 1]);
});

test.each([
  ['http://localhost:4000/', 'http://localhost:4000'],
  ['HTTP://LOCALHOST:80', 'http://localhost'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
])('PUBLIC_URL %s is %s', (given, publicUrl) => {
  expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

test('the team is named by addresses between commas', () => {
  expect(readSettings({ STAFF_EMAILS: 'ada@example.org, grace@example.org' }).staffEmails).toEqual([
    'ada@example.org',
    'grace@example.org',
  ]);
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
    [{ ...firebase, HOST: '0.0.0.0', RATE_LIMIT: 'off' }, 'RATE_LIMIT can be off only while HOST is loopback.'],
    [
      { ...firebase, PUBLIC_URL: 'https://groundwork.example', RATE_LIMIT: 'off' },
      'RATE_LIMIT can be off only while PUBLIC_URL is loopback.',
    ],
    [{ TRUST_PROXY: 'on', RATE_LIMIT: 'off' }, 'RATE_LIMIT can be off only while TRUST_PROXY is off.'],
    [
      { ...firebase, HOST: '0.0.0.0', WEBHOOKS_TO_LOOPBACK: 'on' },
      'WEBHOOKS_TO_LOOPBACK can be on only while HOST is loopback.',
    ],
    [
      { ...firebase, PUBLIC_URL: 'https://groundwork.example', WEBHOOKS_TO_LOOPBACK: 'on' },
      'WEBHOOKS_TO_LOOPBACK can be on only while PUBLIC_URL is loopback.',
    ],
    [
      { TRUST_PROXY: 'on', WEBHOOKS_TO_LOOPBACK: 'on' },
      'WEBHOOKS_TO_LOOPBACK can be on only while TRUST_PROXY is off.',
    ],
  ])('does not start with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  test.each(['http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:4000'])(
    'starts without limits where only this machine reaches it, at %s',
    (PUBLIC_URL) => {
      expect(readSettings({ PUBLIC_URL, RATE_LIMIT: 'off' }).rateLimit).toBe(false);
    },
  );

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
