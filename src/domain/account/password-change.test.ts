import { expect, test } from 'vitest';
import { usualPolicy } from '../auth/password.ts';
import type { PasswordContext } from '../auth/password-policy.ts';
import { isAcceptableChange, submitPasswordChange } from './password-change.ts';

const context: PasswordContext = {
  policy: usualPolicy,
  email: 'ada.lovelace@example.org',
  common: { has: (password) => password === 'princess' },
};

test.each([
  ['old words', 'new words', { currentPassword: 'ok', newPassword: 'ok' }],
  ['', 'new words', { currentPassword: 'missing', newPassword: 'ok' }],
  ['old', 'new', { currentPassword: 'ok', newPassword: 'too-short' }],
  ['same words', 'same words', { currentPassword: 'ok', newPassword: 'unchanged' }],
  ['old', 'princess', { currentPassword: 'ok', newPassword: 'too-common' }],
  ['princess', 'princess', { currentPassword: 'ok', newPassword: 'too-common' }],
  ['old', 'ada.lovelace', { currentPassword: 'ok', newPassword: 'too-personal' }],
  ['', '', { currentPassword: 'missing', newPassword: 'missing' }],
])('from %j to %j', (currentPassword, newPassword, verdicts) => {
  const submitted = submitPasswordChange({ currentPassword, newPassword }, context);
  expect(submitted).toEqual({ currentPassword, newPassword, verdicts });
  expect(isAcceptableChange(submitted.verdicts)).toBe(currentPassword === 'old words');
});

test('the provider’s policy decides', () => {
  const stricter = { ...context, policy: { ...usualPolicy, minLength: 12 } };
  expect(submitPasswordChange({ currentPassword: 'a', newPassword: 'new words' }, stricter).verdicts.newPassword).toBe(
    'too-short',
  );
});
