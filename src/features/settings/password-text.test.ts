import { expect, test } from 'vitest';
import { usualPolicy } from '#domain/auth/password.ts';
import { newPasswordError, policyText } from './password-text.ts';

test('the policy is said in one sentence', () => {
  expect(policyText(usualPolicy)).toBe('At least 8 characters.');
  expect(policyText({ ...usualPolicy, minLength: 12, needsDigit: true, needsSymbol: true })).toBe(
    'At least 12 characters, with a digit, a sign.',
  );
});

test.each([
  ['ok', undefined],
  ['missing', 'Enter the new password.'],
  ['too-short', 'At least 8 characters.'],
  ['too-plain', 'At least 8 characters.'],
  ['too-long', 'Use at most 128 characters.'],
  ['unchanged', 'This is the password that you have. Choose another one.'],
] as const)('%s: %s', (verdict, text) => expect(newPasswordError(verdict, usualPolicy)).toBe(text));
