import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';
import { labels, waysText } from './labels.ts';

test.each([
  [['password'], 'a password'],
  [['password', 'google'], 'a password or Google'],
  [['github', 'google', 'twitter'], 'GitHub, Google or Twitter'],
] as const)('%j are %j', (ways, text) => expect(waysText(ways)).toBe(text));

test('a failure names the provider, and what is missing in a password', () => {
  expect([
    failureText({ kind: 'popup-blocked' }, 'GitHub'),
    failureText({ kind: 'weak-password', missing: 'Use at least 12 characters' }),
    failureText({ kind: 'wrong-credentials' }),
  ]).toEqual([
    'Your browser blocked the GitHub window. Allow pop-ups for this page, then try again.',
    'This password wasn’t accepted. Use at least 12 characters.',
    'Wrong email or password. Check both and try again.',
  ]);
});

test('the headings and buttons on which others rely', () => {
  const { signIn, signUp, forgotPassword, resetPassword, sendLink } = labels;
  expect({
    '/sign-in': [signIn.title, labels.email, labels.password, signIn.submit, signIn.forgot, signIn.byLink],
    '/sign-up': [signUp.title, signUp.submit],
    '/forgot-password': [forgotPassword.title, forgotPassword.submit],
    '/reset-password': [resetPassword.title, resetPassword.field, resetPassword.submit],
    '/auth/send-link': [sendLink.title, sendLink.submit],
    providers: labels.provider.continue('Google'),
  }).toEqual({
    '/sign-in': ['Sign in', 'Email', 'Password', 'Sign in', 'Forgot password?', 'Email me a sign-in link'],
    '/sign-up': ['Create your account', 'Create account'],
    '/forgot-password': ['Forgot password', 'Send reset link'],
    '/reset-password': ['Reset password', 'New password', 'Save password'],
    '/auth/send-link': ['Sign in by email', 'Email me a sign-in link'],
    providers: 'Continue with Google',
  });
});
