import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { passwordFingerprint } from '#domain/auth/password-fingerprint.ts';
import { passwordRequirements } from '#domain/auth/password-requirements.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const rules = () =>
  within(screen.getByRole('list', { name: 'Rules' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const short = 'At least 8 characters: not met yet';
const long = 'At least 8 characters: met';
const common = 'Not one of the most common passwords: not met yet';
const uncommon = 'Not one of the most common passwords: met';
const personal = 'Not your email address or “Groundwork”: not met yet';
const tooCommon = 'This is one of the most common passwords. Choose another one.';

/** The server's list, which has three passwords. */
function listed(): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(12));
  for (const [n, password] of ['12345678', 'password1', 'iloveyou'].entries()) {
    bytes.setUint32(n * 4, passwordFingerprint(password));
  }
  return bytes.buffer;
}

describe('a password', () => {
  test('is judged while it is typed, and sent nowhere', async () => {
    const account = new MemoryAccount();
    const sent: string[] = [];
    const list: Answer = ({ method, url, body }) => {
      sent.push(`${method} ${url} ${JSON.stringify(body)}`);
      return url.pathname === '/api/v1/common-passwords' ? { status: 200, body: listed() } : undefined;
    };
    const { user, fill } = await openApp('/sign-up', { isSignedOut: true, account, answers: [list] });
    await fill(await screen.findByLabelText('Email'), 'Lovelace-Ada@example.org');
    const field = screen.getByLabelText('Password');
    await user.click(field);
    const expectRules = async (typed: string, expected: readonly string[]) => {
      await fill(field, typed);
      await waitFor(() => expect([typed, ...rules()]).toEqual([typed, ...expected]));
    };
    await expectRules('', [short, common]);
    await expectRules('plain', [short, common]);
    await expectRules('12345678', [long, common]);
    await expectRules('Password1', [long, common]);
    await screen.findByText('Weak');
    await expectRules('lovelace-ada', [long, personal, uncommon]);
    await expectRules('a b c d e f', [long, uncommon]);
    await fill(field, 'Password1');
    await user.keyboard('{Enter}');
    await screen.findByText(tooCommon);
    expect([document.activeElement, rules()]).toEqual([field, [long]]);
    expect(sent.filter((call) => call.includes('/api/v1/common-passwords'))).toHaveLength(1);
    expect(sent.filter((call) => /Password1|lovelace|accounts:signUp/i.test(call))).toEqual([]);
  });

  test('with spaces may be pasted, and opens an account', async () => {
    const account = new MemoryAccount();
    const record = { userOnboarding: { onboardingCompleted: false } };
    const { user, fill } = await openApp('/sign-up', { isSignedOut: true, account, record });
    await fill(await screen.findByLabelText('Email'), 'new@founders.example');
    const field = screen.getByLabelText('Password');
    await user.click(field);
    await user.paste(' seven plain words of a passphrase ');
    expect(rules()).toEqual([long, uncommon]);
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
    expect([account.email, account.password]).toEqual(['new@founders.example', ' seven plain words of a passphrase ']);
    expect(account.mails).toEqual(['VERIFY_EMAIL new@founders.example']);
    // Each once, and the mail before the session.
    const steps = ['accounts:signUp', 'accounts:sendOobCode', 'POST /api/v1/auth/login'];
    expect(account.asked.filter((call) => steps.includes(call))).toEqual(steps);
  });

  test('of which only the server knew that it is common has that said beside its field', async () => {
    const message = `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing: [${passwordRequirements['too-common']}]`;
    const refusal: Answer = ({ url }) =>
      url.pathname.endsWith('accounts:signUp') ? { status: 400, body: { error: { code: 400, message } } } : undefined;
    const account = new MemoryAccount();
    const { user, fill } = await openApp('/sign-up', { isSignedOut: true, account, answers: [refusal] });
    await fill(await screen.findByLabelText('Email'), 'unlisted@founders.example');
    const field = screen.getByLabelText('Password');
    await fill(field, 'Password1');
    await waitFor(() => expect(rules()).toEqual([long, uncommon]));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByText(tooCommon);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

test('while nobody new is let in, an address can be left for the waitlist', async () => {
  const joined: unknown[] = [];
  const full: Answer = ({ url, body }) => {
    if (url.pathname === '/api/v1/auth/login')
      return { status: 403, body: { message: 'Nobody new is let in.', code: 9000 } };
    if (url.pathname !== '/api/v1/waitlist') return undefined;
    joined.push(body);
    return { status: 202 };
  };
  const account = new MemoryAccount();
  const { user, fill } = await openApp('/sign-up', { isSignedOut: true, account, answers: [full] });
  const email = 'waiting@founders.example';
  await fill(await screen.findByLabelText('Email'), email);
  await fill(screen.getByLabelText('Password'), 'plain words of somebody');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('We’re full right now');
  expect(await findViolations()).toEqual([]);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', email);
  await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  await screen.findByText('You’re on the list');
  expect([joined, await findViolations()]).toEqual([[{ email }], []]);
});
