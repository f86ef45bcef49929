import { afterEach, expect, test, vi } from 'vitest';
import { passwordFingerprint } from '#domain/auth/password-fingerprint.ts';
import { createCommonPasswords } from './common-passwords.ts';

afterEach(() => vi.unstubAllGlobals());

function listOf(...passwords: readonly string[]): Response {
  const bytes = new DataView(new ArrayBuffer(passwords.length * 4));
  passwords.forEach((password, n) => {
    bytes.setUint32(n * 4, passwordFingerprint(password));
  });
  return new Response(bytes.buffer);
}

test('the list is fetched once, and no password goes along', async () => {
  const ask = vi.fn(async (_path: string) => listOf('password1', 'iloveyou'));
  vi.stubGlobal('fetch', ask);
  const common = createCommonPasswords();
  expect(common.has('password1')).toBe(false);
  await Promise.all([common.prepare(), common.prepare()]);
  await common.prepare();
  expect(['password1', 'PassWord1', 'iloveyou', 'correct horse', ''].map(common.has)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(ask.mock.calls).toEqual([['/api/v1/common-passwords']]);
});

test('a list that cannot be had stops nobody, and is asked for again', async () => {
  const answers = [Promise.reject(new TypeError('offline')), new Response('', { status: 503 }), listOf('password1')];
  vi.stubGlobal('fetch', async () => answers.shift());
  const common = createCommonPasswords();
  await common.prepare();
  await common.prepare();
  expect(common.has('password1')).toBe(false);
  await common.prepare();
  expect(common.has('password1')).toBe(true);
});
