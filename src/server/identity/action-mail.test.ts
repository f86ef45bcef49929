import { expect, test } from 'vitest';
import { actionMail } from './action-mail.ts';

const link = { publicUrl: 'https://groundwork.example', apiKey: 'key', language: 'de', continueUrl: undefined };

test('a mail says in plain words what its link does', () => {
  const address = 'https://groundwork.example/auth/action?mode=verifyEmail&oobCode=c-1&apiKey=key&lang=de';
  const { html, ...mail } = actionMail('ada@example.org', 'VERIFY_EMAIL', 'c-1', link);
  expect(mail).toEqual({
    to: 'ada@example.org',
    subject: 'Verify your email',
    kind: 'verify-email',
    link: address,
    text: `Confirm this email is yours:\n\n${address}\n\nThe link works once, for three days. If you didn’t sign up for Groundwork, you can ignore this email.\n`,
  });
  expect(html).toContain('<h1 class="words">Verify your email</h1>');
});

test('a link carries where to go on', () => {
  const continueUrl = 'https://groundwork.example/home?tab=a&b=c';
  const mail = actionMail('ada@example.org', 'EMAIL_SIGNIN', 'c-1', { ...link, continueUrl });
  expect(Object.fromEntries(new URL(mail.link).searchParams)).toEqual({
    mode: 'signIn',
    oobCode: 'c-1',
    continueUrl,
    apiKey: 'key',
    lang: 'de',
  });
});
