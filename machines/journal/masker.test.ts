import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf, passwordMask } from './digest.ts';
import { Masker } from './masker.ts';

const salt = new Uint8Array([1, 2, 3]);
const digest = (secret: string) => digestOf(salt, secret);
const mask = (text: string, name = '', masker = new Masker(salt)) => masker.mask(text, name, 'plain');

describe('a text under a secret name', () => {
  test.each([
    'accessToken',
    'refreshToken',
    'firebaseToken',
    'oobCode',
    'email',
    'totpSecret',
    'recovery-codes',
    'authorization',
  ])('%s becomes its digest', (name) => expect(mask('s3cr3t', name)).toBe(digest('s3cr3t')));

  test.each(['password', 'newPassword', 'current_password'])('%s is masked outright', (name) => {
    expect(mask('s3cr3t', name)).toBe(passwordMask);
  });

  test('a code is one if it looks like one', () => {
    expect(mask('123 456', 'code')).toBe(digest('123 456'));
    expect(mask('not-registered', 'code')).toBe('not-registered');
    expect(mask('auth/too-many-attempts-try-later', 'code')).toBe('auth/too-many-attempts-try-later');
  });

  test('no text stays no text', () => expect(mask('', 'password')).toBe(''));

  test('other names keep their texts, and words of ours under the names of secrets too', () => {
    expect(mask('Ask ten founders', 'title')).toBe('Ask ten founders');
    expect(new Masker(salt).mask('missing', 'password', 'verdict')).toBe('missing');
  });
});

describe('anywhere else', () => {
  test('secrets are known by their form', () => {
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl';
    const key = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4MTIzNDU';
    expect(mask(`no account for ada@example.org, ${token}, ${key}`)).toBe(
      `no account for ${digest('ada@example.org')}, ${digest(token)}, ${digest(key)}`,
    );
  });

  test('parameters of addresses are known by their name, however often they were encoded', () => {
    const path = `/sign-in?redirect=${encodeURIComponent('/auth/verify?email=ada%2Bx%40example.org&oobCode=abc')}&method=link`;
    const redirect = `%2Fauth%2Fverify%3Femail%3D${digest('ada+x@example.org')}%26oobCode%3D${digest('abc')}`;
    expect(mask(path)).toBe(`/sign-in?redirect=${redirect}&method=link`);
  });

  test('ids, dates and paths stay as they are', () => {
    for (const text of [
      'idea-3f2b6c1e-8d4a-4f6b-9c1d-2e3f4a5b6c7d',
      '2026-11-20T12:00:00.000Z',
      '/canvas?projectId=3f2b6c1e-8d4a-4f6b-9c1d-2e3f4a5b6c7d',
      'xstate.after.showAfter.splash.waiting',
    ])
      expect(mask(text)).toBe(text);
  });

  test('what was seen under a secret name is masked, in every encoding', () => {
    const masker = new Masker(salt);
    masker.mask('pass "word" & ü', 'password', 'plain');
    masker.mask('abc123', 'oobCode', 'plain');
    expect(mask('typed pass "word" & ü', '', masker)).toBe(`typed ${passwordMask}`);
    expect(mask(`?q=${encodeURIComponent('pass "word" & ü')}`, '', masker)).toBe(`?q=${passwordMask}`);
    expect(mask(JSON.stringify({ typed: 'pass "word" & ü' }), '', masker)).toBe(`{"typed":"${passwordMask}"}`);
    // Too short to be looked for inside of words.
    expect(mask('code abc123, not xabc1234', '', masker)).toBe(`code ${digest('abc123')}, not xabc1234`);
  });

  test('a password that is one of our words masks none of our words', () => {
    const masker = new Masker(salt);
    masker.mask('password', 'password', 'plain');
    expect(mask('password', 'field', masker)).toBe('password');
  });
});

test('masked text stays as it is, and the same secret has the same mask under one salt only', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('email', 'password', 'title', 'path', 'code'),
      (text, name) => {
        const once = mask(text, name);
        expect(mask(once, name)).toBe(once);
        expect(mask(text, name)).toBe(once);
      },
    ),
  );
  expect(digestOf(new Uint8Array([9]), 'x')).not.toBe(digest('x'));
});
