import { expect, test } from 'vitest';
import { judgeKnownPassword, judgeNewPassword, usualPolicy } from './password.ts';

test.each([
  [0, 'missing'],
  [1, 'too-short'],
  [7, 'too-short'],
  [8, 'ok'],
  [128, 'ok'],
  [129, 'too-long'],
])('a new password of %i characters is %s', (length, verdict) => {
  expect(judgeNewPassword('x'.repeat(length))).toBe(verdict);
});

test('white space counts like any other character', () => {
  expect(judgeNewPassword(' '.repeat(8))).toBe('ok');
});

test('a provider that asks for more finds a long password too plain', () => {
  const policy = { ...usualPolicy, needsDigit: true };
  expect(judgeNewPassword('plain words', policy)).toBe('too-plain');
  expect(judgeNewPassword('plain w0rds', policy)).toBe('ok');
});

test('a known password only has to be there', () => {
  expect([judgeKnownPassword(''), judgeKnownPassword('x'), judgeKnownPassword('x'.repeat(200))]).toEqual([
    'missing',
    'ok',
    'ok',
  ]);
});
