import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildPath } from '#domain/routes/build-path.ts';
import { goodCode, MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

/** Builds the link of a mail; `redirect` is where the founder was going. */
function linkTo(redirect?: string): string {
  const signIn = new URL(buildPath({ name: 'sign-in', params: { redirect } }), location.origin);
  const action = { mode: 'signIn', oobCode: 'a-code', apiKey: 'embedded', continueUrl: signIn.href };
  return `/auth/action?${new URLSearchParams(action)}`;
}

const refusing =
  (call: string, message: string): Answer =>
  ({ url }) =>
    url.pathname.endsWith(call) ? { status: 400, body: { error: { code: 400, message } } } : undefined;

describe('a mailed link', () => {
  test('asks another browser for the address, forgives another one, and leaves the address bar', async () => {
    const account = new MemoryAccount();
    const { user, fill, reopen } = await openApp(linkTo('/validate'), { isSignedOut: true, account });
    await screen.findByLabelText('Email');
    expect(new URL(location.href).searchParams.get('oobCode')).toBe(null);
    // A reload finds it again.
    await reopen((history.state as { path: string }).path);
    await user.click(await button('Continue'));
    await screen.findByText('Enter your email address.');
    await fill(screen.getByLabelText('Email'), 'somebody-else@example.org');
    await user.click(await button('Continue'));
    await screen.findByText(/^The link was sent to a different email\./);
    await fill(screen.getByLabelText('Email'), account.email);
    await user.keyboard('{Enter}');
    await heading('Validate');
  });

  test('signs in at once where it was asked for, and the kept address goes', async () => {
    const account = new MemoryAccount();
    localStorage.setItem('groundwork-link-email', account.email);
    await openApp(linkTo('/reports'), { isSignedOut: true, account });
    await heading('Reports');
    expect(localStorage.getItem('groundwork-link-email')).toBe(null);
  });

  test('is asked for in the same words whoever has the address', async () => {
    const account = new MemoryAccount();
    const { user, fill, reopen } = await openApp('/auth/send-link', { isSignedOut: true, account });
    const said: (string | undefined)[] = [];
    for (const email of [account.email, 'nobody@founders.example']) {
      if (said.length > 0) await reopen('/auth/send-link');
      await fill(await screen.findByLabelText('Email'), email);
      await user.click(await button('Email me a sign-in link'));
      await screen.findByText('Check your email');
      said.push(screen.getByRole('main').textContent?.replace(email, '…'));
    }
    expect(said[0]).toBe(said[1]);
    expect(account.mails).toEqual([`EMAIL_SIGNIN ${account.email}`, 'EMAIL_SIGNIN nobody@founders.example']);
  });

  test('leads whoever had no account to the welcome', async () => {
    const account = new MemoryAccount();
    localStorage.setItem('groundwork-link-email', account.email);
    const record = { userOnboarding: { onboardingCompleted: false } };
    await openApp(linkTo(), { isSignedOut: true, account, record });
    await heading('Welcome');
  });

  test('that was used says so, and shows another way', async () => {
    const account = new MemoryAccount();
    const answers = [refusing('accounts:signInWithEmailLink', 'INVALID_OOB_CODE')];
    const { user, fill } = await openApp(linkTo(), { isSignedOut: true, account, answers });
    await fill(await screen.findByLabelText('Email'), account.email);
    await user.click(await button('Continue'));
    await screen.findByText(/^This link was used before/);
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await heading('Sign in by email');
  });

  test('leaves a founder who is signed in already as they are', async () => {
    const account = new MemoryAccount();
    await openApp(linkTo('/toolkit'), { account });
    await heading('Toolkit');
    await screen.findByText(/^You’re already signed in/);
    expect(account.asked).not.toContain('accounts:signInWithEmailLink');
  });

  test('asks for the code of an app as well', async () => {
    const account = new MemoryAccount();
    account.apps = ['Phone'];
    localStorage.setItem('groundwork-link-email', account.email);
    const { user, fill } = await openApp(linkTo(), { isSignedOut: true, account });
    await heading('Enter your code');
    await fill(screen.getByLabelText('Code'), goodCode);
    await user.click(await button('Continue'));
    await heading('Home');
  });
});

describe('a custom token', () => {
  /** Notes the tokens that the provider is shown. */
  function watching(): { tokens: unknown[]; watch: Answer } {
    const tokens: unknown[] = [];
    const watch: Answer = ({ url, body }) => {
      if (url.pathname.endsWith('signInWithCustomToken')) tokens.push((body as { token: string }).token);
      return undefined;
    };
    return { tokens, watch };
  }

  test('signs in after a press by the keyboard, not before, and leaves the address bar first', async () => {
    const { tokens, watch } = watching();
    const account = new MemoryAccount();
    const path = '/auth/verify?token=a-token-of-the-operator&redirect=/canvas';
    const { user } = await openApp(path, { isSignedOut: true, account, answers: [watch] });
    const press = await button('Continue');
    expect([location.pathname + location.search, tokens]).toEqual(['/auth/verify?redirect=%2Fcanvas', []]);
    press.focus();
    await user.keyboard('{Enter}');
    await heading('Canvas');
    expect([tokens, location.search]).toEqual([['a-token-of-the-operator'], '']);
  });

  test('signs nobody in who only opens its address', async () => {
    const { tokens, watch } = watching();
    const account = new MemoryAccount();
    const { reopen } = await openApp('/auth/verify?token=a', { isSignedOut: true, account, answers: [watch] });
    await button('Continue');
    await reopen('/home');
    await heading('Sign in');
    expect(tokens).toEqual([]);
  });

  test('changes nothing for a founder who is signed in', async () => {
    const { tokens, watch } = watching();
    await openApp('/auth/verify?token=a-token-of-a-stranger&redirect=/toolkit', { answers: [watch] });
    await heading('Toolkit');
    expect(tokens).toEqual([]);
  });

  test('that is none signs nobody in', async () => {
    const account = new MemoryAccount();
    const answers = [refusing('accounts:signInWithCustomToken', 'INVALID_CUSTOM_TOKEN')];
    const { user } = await openApp('/auth/verify?token=forged', { isSignedOut: true, account, answers });
    await user.click(await button('Continue'));
    await screen.findByText('This sign-in link was used before, has expired or is incomplete.');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('You’re not signed in.'));
  });
});

test('a link of a mail that makes no sense is unusable, and leads to the way in and on to where the founder wanted to go', async () => {
  const useless = 'This link was used before, was replaced by a newer one or is incomplete.';
  const { reopen } = await openApp('/auth/action', { isSignedOut: true, account: new MemoryAccount() });
  for (const query of ['', '?mode=resetEverything&oobCode=code', '?mode=verifyEmail']) {
    await reopen(`/auth/action${query}`);
    await screen.findByText(useless, { exact: false });
    expect([query, within(screen.getByRole('main')).queryAllByRole('button')]).toEqual([query, []]);
  }
  const continueUrl = `${location.origin}/sign-in?redirect=%2Fcanvas`;
  await reopen(`/auth/action?${new URLSearchParams({ mode: 'verifyEmail', continueUrl })}`);
  const way = await within(await screen.findByRole('main')).findByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  expect(way.getAttribute('href')).toBe('/sign-in?redirect=%2Fcanvas');
});

test('the link to a new address counts once it was pressed, and one that was used changes nothing', async () => {
  const account = new MemoryAccount();
  const applied: unknown[] = [];
  const apply: Answer = ({ url, body }) => {
    const { oobCode } = (body ?? {}) as { readonly oobCode?: string };
    if (url.pathname.endsWith('accounts:resetPassword'))
      return {
        status: 200,
        body: { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: account.email, newEmail: 'countess@founders.example' },
      };
    if (!url.pathname.endsWith('accounts:update') || oobCode === undefined) return undefined;
    applied.push(oobCode);
    if (applied.length > 1) return { status: 400, body: { error: { code: 400, message: 'INVALID_OOB_CODE' } } };
    return { status: 200, body: { email: account.email } };
  };
  const path = `/auth/action?${new URLSearchParams({ mode: 'verifyAndChangeEmail', oobCode: 'a-code' })}`;
  const { user, reopen } = await openApp(path, { isSignedOut: true, account, answers: [apply] });
  await heading('Confirm your new email');
  const press = await button('Use this email');
  // Opening it alone begins nothing.
  expect([press.getAttribute('aria-disabled'), applied, new URL(location.href).searchParams.get('oobCode')]).toEqual([
    null,
    [],
    null,
  ]);
  await user.click(press);
  await screen.findByText(/^Your email was changed/);
  await reopen(path);
  await user.click(await button('Use this email'));
  await screen.findByText(/^This link was used before/);
  await screen.findByText('Nothing was changed.');
  expect(applied).toEqual(['a-code', 'a-code']);
});
