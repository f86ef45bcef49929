import { expect, test } from 'vitest';
import { usualPolicy } from '../auth/password.ts';
import { isAcceptableChange, submitPasswordChange } from './password-change.ts';

test.each([
  ['old words', 'new words', { currentPassword: 'ok', newPassword: 'ok' }],
  ['', 'new words', { currentPassword: 'missing', newPassword: 'ok' }],
  ['old', 'new', { currentPassword: 'ok', newPassword: 'too-short' }],
  ['same words', 'same words', { currentPassword: 'ok', newPassword: 'unchanged' }],
  ['', '', { currentPassword: 'missing', newPassword: 'missing' }],
])('from %j to %j', (currentPassword, newPassword, verdicts) => {
  const submitted = submitPasswordChange({ currentPassword, newPassword }, usualPolicy);
  expect(submitted).toEqual({ currentPassword, newPassword, verdicts });
  expect(isAcceptableChange(submitted.verdicts)).toBe(currentPassword === 'old words');
});

test('the provider’s policy decides', () => {
  const policy = { ...usualPolicy, needsDigit: true };
  expect(submitPasswordChange({ currentPassword: 'a', newPassword: 'new words' }, policy).verdicts.newPassword).toBe(
    'too-plain',
  );
});
