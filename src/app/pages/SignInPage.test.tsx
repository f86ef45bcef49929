import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { goodCode, MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { ProviderWindows } from '../../../tests/fixtures/app-in-jsdom/provider-windows.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const newcomer = { userOnboarding: { onboardingCompleted: false } };

async function openSignedOut(path: string, account = new MemoryAccount(), setting: Parameters<typeof openApp>[1] = {}) {
  return { ...(await openApp(path, { isSignedOut: true, account, ...setting })), account };
}
type Opened = Awaited<ReturnType<typeof openSignedOut>>;

describe('the address of the sign-in', () => {
  test.each([
    ['', ['Email', 'Password']],
    ['?method=email', ['Email', 'Password']],
    ['?method=carrier-pigeon', ['Email', 'Password']],
    ['?method=link', ['Email']],
    ['?method=link&method=email', ['Email']],
  ])('/sign-in%s asks for %j', async (search, fields) => {
    await openSignedOut(`/sign-in${search}`);
    const asked = () => [...screen.getByRole('main').querySelectorAll('label')].map(({ textContent }) => textContent);
    await waitFor(() => expect(asked()).toEqual(fields));
  });

  test('fills the field with an address, is cleared of it, and fills it again after a reload', async () => {
    const path = '/sign-in?method=carrier-pigeon&email=ada%40example.org&redirect=%2Freports';
    const { reopen } = await openSignedOut(path);
    for (const isReloaded of [false, true]) {
      if (isReloaded) await reopen((history.state as { path: string }).path);
      expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.org');
      await screen.findByLabelText('Password');
      expect(location.pathname + location.search).toBe('/sign-in?method=carrier-pigeon&redirect=%2Freports');
    }
  });

  test('goes along with every link between the ways in, and so does where the founder was going', async () => {
    const { user } = await openSignedOut('/sign-in?redirect=%2Freports&email=ada%40example.org');
    for (const [link, title] of [
      ['Create an account', 'Create your account'],
      ['Sign in', 'Sign in'],
      ['Forgot password?', 'Forgot password'],
      ['Back to sign in', 'Sign in'],
    ] as const) {
      await user.click(await within(screen.getByRole('main')).findByRole('link', { name: link }));
      await heading(title);
      expect(new URL(location.href).searchParams.get('redirect')).toBe('/reports');
      expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.org');
    }
  });
});

test.each([
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create account'],
])('%s offers no provider where the stand-ins are not served', async (path, submit) => {
  const settings = { identity: { kind: 'embedded', hasProviders: false } } as const;
  await openSignedOut(path, new MemoryAccount(), { settings });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('button', { name: submit });
  expect(main.queryByRole('button', { name: /Continue with/ })).toBe(null);
});

describe('a provider', () => {
  /** Presses, and answers in the window. */
  async function choose({ user }: Opened, provider: string, id: string, email: string): Promise<void> {
    const windows = new ProviderWindows();
    await user.click(await button(`Continue with ${provider}`));
    await waitFor(() => expect(windows.provider).toBe(id));
    windows.choose(email);
  }

  test.each([
    ['Google', 'google.com', '/sign-in'],
    ['GitHub', 'github.com', '/sign-up'],
    ['Twitter', 'twitter.com', '/sign-in'],
  ])('%s makes an account in its window', async (provider, id, path) => {
    const opened = await openSignedOut(path, new MemoryAccount(), { record: newcomer });
    await choose(opened, provider, id, 'new@founders.example');
    await heading('Welcome');
    expect(opened.account.providers).toEqual([id]);
  });

  test('leads on to where the founder was going', async () => {
    const account = new MemoryAccount();
    account.providers = ['google.com'];
    await choose(await openSignedOut('/validate', account), 'Google', 'google.com', account.email);
    await heading('Validate');
  });

  test('is not waited for by whoever does not want to', async () => {
    const windows = new ProviderWindows();
    const { user } = await openSignedOut('/sign-in');
    await user.click(await button('Continue with GitHub'));
    await screen.findByText('Continue in the GitHub window.');
    windows.cancel();
    await screen.findByText(/^You came back from GitHub without signing in/);
    await user.click(await button('Continue with Google'));
    await screen.findByText('Continue in the Google window.');
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByText('Continue in the Google window.')).toBe(null));
    expect(await button('Sign in')).not.toHaveProperty('disabled', true);
  });

  test('asks for the code of an app as well', async () => {
    const account = new MemoryAccount();
    Object.assign(account, { providers: ['google.com'], apps: ['Phone'] });
    const opened = await openSignedOut('/sign-in', account);
    await choose(opened, 'Google', 'google.com', account.email);
    await heading('Enter your code');
    await opened.fill(screen.getByLabelText('Code'), goodCode);
    await opened.user.click(await button('Continue'));
    await heading('Home');
  });

  test('whose address signs in by password already is added after the password', async () => {
    const opened = await openSignedOut('/sign-in?redirect=%2Freports');
    const { user, fill, account } = opened;
    await choose(opened, 'GitHub', 'github.com', account.email);
    await heading('You already have an account');
    expect(screen.getByRole('main').textContent).toContain('signs in with a password');
    const add = await button('Sign in and add GitHub');
    await user.click(add);
    await screen.findByText('Enter a password.');
    await fill(screen.getByLabelText('Password'), 'not this one');
    await user.click(add);
    await screen.findByText(/^Wrong email or password\./);
    await fill(screen.getByLabelText('Password'), account.password ?? '');
    await user.click(add);
    await heading('Reports');
    await screen.findByText('You can now sign in with GitHub.');
    expect(account.providers).toEqual(['github.com']);
  });

  test('whose address signs in by password already may be left for the form', async () => {
    const opened = await openSignedOut('/sign-in?redirect=%2Freports');
    await choose(opened, 'GitHub', 'github.com', opened.account.email);
    await opened.user.click(await button('Start over'));
    await heading('Sign in');
    expect(opened.account.providers).toEqual([]);
  });
});

describe('after the password', () => {
  function guarded(): MemoryAccount {
    const account = new MemoryAccount();
    account.apps = ['Phone'];
    return account;
  }

  async function givePassword({ user, fill, account }: Opened): Promise<void> {
    await fill(await screen.findByLabelText('Email'), account.email);
    await fill(screen.getByLabelText('Password'), account.password ?? '');
    await user.click(await button('Sign in'));
    await heading('Enter your code');
  }

  async function giveCode({ user, fill }: Opened, code: string): Promise<void> {
    await fill(screen.getByLabelText('Code'), code);
    await user.click(await button('Continue'));
  }

  test('the code of the app is asked for, and a wrong one may be mended', async () => {
    const opened = await openSignedOut('/sign-in?redirect=%2Freports', guarded());
    await givePassword(opened);
    const field = screen.getByLabelText('Code');
    expect([document.activeElement, field.getAttribute('autocomplete')]).toEqual([field, 'one-time-code']);
    await giveCode(opened, '12');
    await screen.findByText('A code has 6 digits.');
    await giveCode(opened, '000000');
    await screen.findByText(/^That code isn’t right\./);
    await giveCode(opened, `${goodCode.slice(0, 3)} ${goodCode.slice(3)}`);
    await heading('Reports');
  });

  test('a recovery code is taken in place of the app’s, in small letters, once it is whole', async () => {
    const account = guarded();
    account.recoveryCodes = ['k7wm3x9tq4hz8v2n5r6pd0cj'];
    const opened = await openSignedOut('/sign-in', account);
    await givePassword(opened);
    await opened.user.click(await button('Use a recovery code'));
    const field = await screen.findByLabelText('Recovery code');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await opened.user.keyboard('1234{Enter}');
    await screen.findByText('A recovery code has 24 letters and digits.');
    await opened.fill(field, 'K7WM 3X9T Q4HZ 8V2N 5R6P D0CJ');
    await opened.user.keyboard('{Enter}');
    await heading('Home');
    expect(account.recoveryCodes).toEqual([]);
  });

  test('a code that comes too late has to start over, and so may whoever wants to', async () => {
    const late: Answer = ({ url }) =>
      url.pathname.endsWith('mfaSignIn:finalize')
        ? { status: 400, body: { error: { code: 400, message: 'INVALID_MFA_PENDING_CREDENTIAL' } } }
        : undefined;
    const opened = await openSignedOut('/sign-in', guarded(), { answers: [late] });
    await givePassword(opened);
    await opened.user.click(await button('Start over'));
    await heading('Sign in');
    await givePassword(opened);
    await giveCode(opened, goodCode);
    await screen.findByText(/^That took too long/);
    await heading('Sign in');
  });
});
