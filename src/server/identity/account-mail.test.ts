import { describe, expect, test } from 'vitest';
import { stolenSessionMail } from '../dpop/stolen-session-mail.ts';
import { type AccountNotice, accountMail } from './account-mail.ts';
import type { ActionKind } from './action-kind.ts';
import { actionMail } from './action-mail.ts';
import { guessingMail } from './guessing-mail.ts';

const publicUrl = 'https://groundwork.example';
const to = 'ada@example.org';
const hostile = '<img src=x>&"';
const named = ['passkey-added', 'passkey-removed', 'way-in-added', 'way-in-removed'] as const;
const plain = [
  ...(['password-added', 'password-removed', 'second-factor-added'] as const),
  ...(['second-factor-removed', 'recovery-codes-made', 'way-in-removed-by-operator'] as const),
];
const ending = ['password-changed', 'sessions-ended', 'signed-out-everywhere'] as const;
const nothing = { tokens: 0, assistants: 0, webhooks: 0 };
const left = { tokens: 2, assistants: 0, webhooks: 1 };
const webhook = { host: 'hooks.example', workspace: hostile, personal: true };
const notices: readonly AccountNotice[] = [
  ...plain.map((kind) => ({ kind })),
  ...named.map((kind) => ({ kind, name: hostile })),
  ...ending.map((kind) => ({ kind, left: nothing })),
  { kind: 'recovery-code-used', left: 3 },
  { kind: 'access-token-made', name: hostile, scope: 'write' },
  { kind: 'assistant-allowed', name: hostile, scope: 'read' },
  { kind: 'session-ended', device: hostile },
];
const actions: Readonly<Record<ActionKind, string>> = {
  VERIFY_EMAIL: 'Verify my email',
  PASSWORD_RESET: 'Choose a new password',
  EMAIL_SIGNIN: 'Sign in',
  VERIFY_AND_CHANGE_EMAIL: 'Use this email',
  RECOVER_EMAIL: 'Undo the change',
};
const ofPrograms: readonly AccountNotice[] = [
  ...ending.map((kind) => ({ kind, left })),
  ...(['webhook-made', 'webhook-changed', 'webhook-secret-made'] as const).flatMap((kind) =>
    [true, false].map((isOwn) => ({ kind, isOwn, ...webhook })),
  ),
];
const asked = { publicUrl, apiKey: 'key', language: 'de', continueUrl: `${publicUrl}/home?a=b&c=d` };
const mails = [
  ...notices.map((notice) => [notice.kind, 'Open account settings', accountMail(to, notice, publicUrl)] as const),
  ...ofPrograms.map((notice) => [notice.kind, 'Open developer access', accountMail(to, notice, publicUrl)] as const),
  ...(Object.keys(actions) as ActionKind[]).map(
    (kind) => [kind, actions[kind], actionMail(to, kind, 'c-1', asked)] as const,
  ),
  ['password-guesses', 'Open account settings', guessingMail(to, 'password-guesses', publicUrl)] as const,
  ['code-guesses', 'Change my password', guessingMail(to, 'code-guesses', publicUrl)] as const,
  ['stolen session', 'Open account settings', stolenSessionMail(to, publicUrl)] as const,
];

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** The lines that HTML shows, without its button. */
const linesOf = (html: string): string[] =>
  html
    .slice(html.indexOf('<h1'))
    .replace(/<a class="button".*?<\/a>/, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name])
    .split('\n')
    .filter((line) => line !== '');

describe.each(mails)('the mail %s', (_kind, label, { subject, link, text, html }) => {
  test('has one link, and one button for it', () => {
    const address = link.replaceAll('&', '&amp;');
    expect([html.match(/<a [^>]*>[^<]*<\/a>/g), text.split('\n').filter((line) => line.startsWith('http'))]).toEqual([
      [`<a class="button" href="${address}">${label}</a>`],
      [link],
    ]);
  });

  test('says the same in HTML as in its text', () => {
    expect(linesOf(html).filter((line) => line !== 'If the button doesn’t work, open this link:')).toEqual([
      subject,
      ...text.split('\n').filter((line) => line !== ''),
    ]);
    expect(html).not.toContain(hostile);
  });
});

test('a notice about an account says what changed, where to look, and what to do', () => {
  expect(accountMail(to, { kind: 'way-in-added', name: 'Google' }, publicUrl)).toMatchObject({
    ...{ to, kind: 'way-in-added', subject: 'Google was added to your account', link: `${publicUrl}/settings/account` },
    text: `You can now sign in to Groundwork with Google.

See how and where you’re signed in:

${publicUrl}/settings/account

If this was you, you don’t need to do anything. If it wasn’t, choose a new password right away with “Forgot password?” on the sign-in page. That signs everyone out.
`,
  });
});

test('a notice of a sign-out says what is left to programs, where to look, and what ends that', () => {
  const { text, link } = accountMail(to, { kind: 'password-changed', left }, publicUrl);
  expect([link, text]).toEqual([
    `${publicUrl}/settings/account`,
    `The password of your Groundwork account was changed. Every other device was signed out.

2 access tokens and 1 webhook of yours still work.

See what they are, and how you’re signed in, under “Developer access”:

${publicUrl}/settings/account

If this was you, you don’t need to do anything. If it wasn’t, choose a new password right away with “Forgot password?” on the sign-in page. That signs everyone out and ends access tokens and assistants. Webhooks stay until you delete them.
`,
  ]);
});

test.each([
  [{ tokens: 0, assistants: 1, webhooks: 0 }, '1 assistant of yours still works.'],
  [{ tokens: 1, assistants: 2, webhooks: 3 }, '1 access token, 2 assistants, and 3 webhooks of yours still work.'],
])('of %j it says “%s”', (some, said) => {
  expect(accountMail(to, { kind: 'sessions-ended', left: some }, publicUrl).text.split('\n\n')[1]).toBe(said);
});

test('a notice of a webhook says where it leads and what about, to whoever did it and to an owner', () => {
  const textFor = (isOwn: boolean) =>
    accountMail(to, { kind: 'webhook-made', ...webhook, workspace: 'Bees', isOwn }, publicUrl).text;
  expect([true, false].map((isOwn) => textFor(isOwn).split('\n\n'))).toEqual([
    [
      'A webhook to hooks.example was created from your Groundwork account. What happens in “Bees” is sent there, with personal data.',
      'See all webhooks under “Developer access”:',
      `${publicUrl}/settings/account`,
      'If this was you, you don’t need to do anything. If it wasn’t, choose a new password right away with “Forgot password?” on the sign-in page. That signs everyone out, and leaves your webhooks on: delete this one first.\n',
    ],
    [
      'A webhook to hooks.example was created by another member. What happens in “Bees” is sent there, with personal data.',
      'See all webhooks under “Developer access”:',
      `${publicUrl}/settings/account`,
      'If you expected this, you don’t need to do anything. If you didn’t, delete the webhook and ask the members of your workspace.\n',
    ],
  ]);
});

test('the small print of a mail with a code is how long it works', () => {
  const { html } = actionMail(to, 'EMAIL_SIGNIN', 'c-1', asked);
  expect(/<p class="foot">.*/.exec(html)?.[0]).toBe(
    '<p class="foot">The link works once, for one hour. If you didn’t request it, you can ignore this email. No one can sign in without the link.</p>',
  );
});

test('a warning leads to where something can be done about it', () => {
  expect([
    guessingMail(to, 'password-guesses', publicUrl).link,
    guessingMail(to, 'code-guesses', publicUrl).link,
    stolenSessionMail(to, publicUrl).link,
  ]).toEqual([`${publicUrl}/settings/account`, `${publicUrl}/forgot-password/`, `${publicUrl}/settings/account`]);
});

test('what to do about a change or a warning is never small print', () => {
  const small = mails.filter(([, , { html }]) => html.includes('class="foot"')).map(([kind]) => kind);
  expect(small).toEqual(Object.keys(actions));
});
