import { expect, test } from 'vitest';
import { publicSettingsSchema } from '#domain/settings/public-settings.ts';
import { readSettings } from '../settings.ts';
import { publicSettingsOf } from './public-settings-of.ts';

const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'demo.example.org', FIREBASE_PROJECT_ID: 'demo' };

test.each([
  [{}, { kind: 'embedded' }],
  [{ EMBEDDED_IDENTITY_PUBLIC: '1' }, { kind: 'embedded', hasProviders: false }],
  [firebase, { kind: 'firebase', apiKey: 'key', authDomain: 'demo.example.org', projectId: 'demo' }],
  [
    { ...firebase, EMBEDDED_IDENTITY_PUBLIC: '1' },
    { kind: 'firebase', apiKey: 'key', authDomain: 'demo.example.org', projectId: 'demo' },
  ],
])('under %j the browser is told of %j', (env, identity) => {
  const settings = publicSettingsOf(readSettings(env));
  expect(settings).toEqual({ preRelease: false, appTheme: true, identity, pagesOrigin: null, posthog: null });
  expect(publicSettingsSchema.parse(settings)).toEqual(settings);
});

test('the browser is told what is not released, and that there is one theme', () => {
  const told = publicSettingsOf(readSettings({ PRE_RELEASE: 'on', APP_THEME: 'off' }));
  expect([told.preRelease, told.appTheme]).toEqual([true, false]);
});

test('the browser is told that people confirm their addresses, where a mail server sends mails', () => {
  const told = publicSettingsOf(readSettings({ SMTP_URL: 'smtp://mail.example' }));
  expect(publicSettingsSchema.parse(told).confirmsPeople).toBe(true);
});

test('the browser is told of the service that counts', () => {
  const posthog = { key: 'phc_test', host: 'https://analytics.example' };
  const told = publicSettingsOf(readSettings({ POSTHOG_KEY: posthog.key, POSTHOG_HOST: posthog.host }));
  expect(publicSettingsSchema.parse(told).posthog).toEqual(posthog);
});

test('the browser is told where published pages are, if not here', () => {
  const { pagesOrigin } = publicSettingsOf(readSettings({ PUBLIC_PAGES_ORIGIN: 'https://pages.example.org' }));
  expect(pagesOrigin).toBe('https://pages.example.org');
});
