import { expect, test } from 'vitest';
import { passwordFingerprint } from '#domain/auth/password-fingerprint.ts';
import { commonPasswordFingerprints, isListedPassword } from './common-passwords.ts';

test.each([
  'password',
  'PASSWORD',
  'password1',
  'P@ssw0rd',
  'iloveyou',
  'football1',
  'qwerty123',
  'letmein1',
  'trustno1',
])('%j is listed', (password) => expect(isListedPassword(password)).toBe(true));

test.each(['', 'correct horse', 'correct horse battery staple', 'password ', 'words that nobody guesses'])(
  '%j is not listed',
  (password) => expect(isListedPassword(password)).toBe(false),
);

test('browsers get a number of each listed password, and of no other', () => {
  const numbers = Array.from({ length: commonPasswordFingerprints.length / 4 }, (_, n) =>
    commonPasswordFingerprints.readUInt32BE(n * 4),
  );
  expect(numbers.length).toBeGreaterThan(9_990);
  expect(numbers.length).toBeLessThanOrEqual(10_000);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(['Password1', 'iloveyou', 'correct horse'].map((each) => numbers.includes(passwordFingerprint(each)))).toEqual(
    [true, true, false],
  );
});
