import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ActivityRecord } from '#domain/account/activity-record.ts';
import { dataLabels, failureText } from '#features/settings/labels.ts';
import { catchFiles } from '../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { founder, openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { ProviderWindows } from '../../../tests/fixtures/app-in-jsdom/provider-windows.ts';

const button = (name: string) => screen.findByRole('button', { name });
const chosen = 'words that nobody guesses';

async function openAccount(account = new MemoryAccount(), answers: readonly Answer[] = []) {
  const opened = await openApp('/settings/account', { account, answers });
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  // What the page does by itself is done.
  if (!account.isForgotten) await waitFor(() => expect(account.asked).toContain('POST /api/v1/auth/sessions/proof'));
  return { ...opened, account };
}
type Opened = Awaited<ReturnType<typeof openAccount>>;

const otherSession = { id: 'other', device: 'Firefox on Windows', isCurrent: false };

/** A founder who is signed in elsewhere, too. */
function twice(): MemoryAccount {
  const account = new MemoryAccount();
  account.sessions = [...account.sessions, otherSession];
  return account;
}

const sessionRows = async () => within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

test('a name is kept tidied, shown on the profile, and taken away again', async () => {
  let user = { ...founder, displayName: null as string | null };
  const sent: unknown[] = [];
  const own: Answer = ({ method, url, body }) => {
    if (url.pathname !== '/api/user/me') return undefined;
    if (method === 'PATCH') {
      sent.push(body);
      user = { ...user, ...(body as { displayName: string | null }) };
    }
    return { status: 200, body: user };
  };
  const opened = await openAccount(new MemoryAccount(), [own]);
  await opened.fill(await screen.findByLabelText('Name'), '  Ada   Lovelace ');
  await opened.user.click(await button('Save'));
  await screen.findByText('Saved.');
  await opened.reopen('/profile');
  await screen.findByText('Ada Lovelace');
  await opened.user.click(screen.getByRole('link', { name: 'Change your name, picture, and account' }));
  await opened.fill(await screen.findByLabelText('Name'), '');
  await opened.user.keyboard('{Enter}');
  await screen.findByText('Saved.');
  await opened.reopen('/profile');
  await screen.findByText('No name yet');
  expect(sent).toEqual([{ displayName: 'Ada Lovelace' }, { displayName: null }]);
});

test('another address is mailed a link after the password, and the old one counts until then', async () => {
  const { user, fill, account } = await openAccount();
  await user.click(await button('Change email'));
  await fill(await screen.findByLabelText('New email'), account.email);
  await user.click(await button('Send link'));
  await screen.findByText('This is already your email.');
  await fill(screen.getByLabelText('New email'), 'countess@founders.example');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
  await fill(dialog.getByLabelText('Your password'), 'wrong words');
  await user.keyboard('{Enter}');
  await dialog.findByText(/^That isn’t your current password/);
  expect(account.mails).toEqual([]);
  await fill(dialog.getByLabelText('Your password'), account.password ?? '');
  await user.keyboard('{Enter}');
  await screen.findByText('Click the link in our email to countess@founders.example');
  expect(account.mails).toEqual(['VERIFY_AND_CHANGE_EMAIL countess@founders.example']);
  expect(screen.getByRole('region', { name: 'Email' }).textContent).toContain(`${account.email}Verified`);
});

describe('the password', () => {
  /** Types both and presses. */
  async function change({ user, fill }: Opened, current: string, next: string): Promise<void> {
    await fill(await screen.findByLabelText('Current password'), current);
    await fill(screen.getByLabelText('New password'), next);
    await user.click(await button('Change password'));
  }

  test('is changed by keyboard alone, and every other session ends', async () => {
    const { user, account } = await openAccount(twice());
    await waitFor(async () => expect(await sessionRows()).toHaveLength(2));
    const current = await screen.findByLabelText('Current password');
    current.focus();
    await user.keyboard(`${account.password}{Tab}{Tab}${chosen}{Enter}`);
    await screen.findByText('Password changed. You’re signed out on all other devices.');
    await waitFor(async () => expect(await sessionRows()).toHaveLength(1));
    expect([account.password, (current as HTMLInputElement).value]).toEqual([chosen, '']);
  });

  test('stays where the current one is wrong, the new one too short or the same, or nobody answers', async () => {
    const opened = await openAccount();
    const { account, api } = opened;
    const password = account.password ?? '';
    await change(opened, 'wrong words', chosen);
    await screen.findByText(/^That isn’t your current password/);
    await change(opened, password, 'short');
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    await change(opened, password, password);
    await screen.findByText(/^This is your current password\./);
    api.isDown = true;
    await change(opened, password, chosen);
    await screen.findByText(/^We couldn’t reach Groundwork, so nothing was changed\./);
    expect(account.password).toBe(password);
  });

  test('that the provider refuses lets its policy be read anew', async () => {
    const refusal: Answer = ({ url, body }) =>
      url.pathname.endsWith('accounts:update') && (body as { password?: string }).password !== undefined
        ? { status: 400, body: { error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : x' } } }
        : undefined;
    const opened = await openAccount(new MemoryAccount(), [refusal]);
    const reads = () => opened.account.asked.filter((call) => call === 'passwordPolicy').length;
    await screen.findByLabelText('New password');
    await waitFor(() => expect(reads()).toBeGreaterThan(0));
    const before = reads();
    await change(opened, opened.account.password ?? '', chosen);
    await screen.findByText(/^This password is too weak/);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  test('is judged while it is typed', async () => {
    const { user, fill, account } = await openAccount();
    const field = await screen.findByLabelText('New password');
    await fill(field, account.email);
    const rules = () => within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem');
    const personal = 'Not your email address or “Groundwork”: not met yet';
    await waitFor(() => expect(rules().map(({ textContent }) => textContent)).toContain(personal));
    await fill(screen.getByLabelText('Current password'), account.password ?? '');
    await user.click(await button('Change password'));
    await screen.findByText('Your password can’t be your email address or “Groundwork”. Choose another one.');
    expect(document.activeElement).toBe(field);
  });

  test('cannot be changed on a device that has forgotten the sign-in, which says so', async () => {
    const account = new MemoryAccount();
    account.isForgotten = true;
    const { user } = await openAccount(account);
    await screen.findByText(/^This device no longer knows your sign-in\./);
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBe(null);
    const unknown = screen.getByRole('region', { name: 'Password and sign-in' });
    await user.click(within(unknown).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('ways in', () => {
  test('that could not be read are read again when asked, and when the page is opened anew', async () => {
    let asked = 0;
    // The first is the sign-in.
    const broken: Answer = ({ url }) =>
      url.pathname.endsWith('accounts:lookup') && ++asked === 2
        ? { status: 503, body: { error: { code: 503, message: 'UNAVAILABLE' } } }
        : undefined;
    const { user, account, reopen } = await openAccount(new MemoryAccount(), [broken]);
    const unknown = within(await screen.findByRole('region', { name: 'Password and sign-in' }));
    await unknown.findByText('Couldn’t load this from the server. Check your connection, then try again.');
    await user.click(unknown.getByRole('button', { name: 'Try again' }));
    await button('Connect Google');
    await reopen('/home');
    account.providers = ['google.com'];
    await reopen('/settings/account');
    await button('Disconnect Google');
  });

  test('Google is connected in its window and disconnected again', async () => {
    const windows = new ProviderWindows();
    const { user, account } = await openAccount();
    await user.click(await button('Connect Google'));
    await waitFor(() => expect(windows.provider).toBe('google.com'));
    windows.choose(account.email);
    const disconnect = await button('Disconnect Google');
    expect(account.providers).toEqual(['google.com']);
    await user.click(disconnect);
    await button('Connect Google');
    expect(account.providers).toEqual([]);
  });

  test('who comes by Google alone keeps it, and can set a password', async () => {
    const windows = new ProviderWindows();
    const account = new MemoryAccount();
    Object.assign(account, { password: null, providers: ['google.com'] });
    const { user, fill } = await openAccount(account);
    await screen.findByText(/It’s your only way to sign in/);
    expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBe(null);
    await user.click(await button('Set a password'));
    await user.click(await button('Confirm with Google'));
    await waitFor(() => expect(windows.provider).toBe('google.com'));
    windows.choose(account.email);
    await fill(await screen.findByLabelText('New password'), chosen);
    await user.click(await button('Set password'));
    await screen.findByLabelText('Current password');
    await button('Disconnect Google');
    expect(account.password).toBe(chosen);
  });

  test('one is removed after a fresh proof, where the sign-in is too old', async () => {
    const account = new MemoryAccount();
    account.providers = ['google.com'];
    const asked: string[] = [];
    const tooOld: Answer = ({ url }) => {
      if (!url.pathname.endsWith('accounts:update')) return undefined;
      // The provider is asked for the password, and our server told, before it is asked again.
      const proofs = account.asked.slice(account.asked.indexOf('accounts:signInWithPassword'));
      const isProved =
        account.asked.includes('accounts:signInWithPassword') && proofs.includes('POST /api/v1/auth/sessions/proof');
      asked.push(isProved ? 'after the proof' : 'before it');
      return isProved
        ? undefined
        : { status: 400, body: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } } };
    };
    const { user, fill } = await openAccount(account, [tooOld]);
    await user.click(await button('Disconnect Google'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await fill(within(dialog).getByLabelText('Your password'), account.password ?? '');
    await user.keyboard('{Enter}');
    await button('Connect Google');
    expect(asked).toEqual(['before it', 'after the proof']);
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});

describe('sessions', () => {
  test('are told by device, and one is ended from afar', async () => {
    const { user, account } = await openAccount(twice());
    await waitFor(async () => expect(await sessionRows()).toHaveLength(2));
    const [here] = await sessionRows();
    expect(here?.textContent).toMatch(/^Chrome on Linux.*This device/);
    await user.click(await button('Sign out Firefox on Windows'));
    await waitFor(async () => expect(await sessionRows()).toHaveLength(1));
    expect(account.sessions.map(({ id }) => id)).toEqual(['here']);
  });

  test('one is ended after a fresh proof, by keyboard alone, and the focus is never lost', async () => {
    const account = twice();
    const isProved = () => account.asked.includes('accounts:signInWithPassword');
    const tooOld: Answer = ({ method, url }) =>
      method === 'DELETE' && url.pathname.startsWith('/api/v1/auth/sessions/') && !isProved()
        ? { status: 403, body: { message: 'Please confirm it’s you first.', code: 'sign-in-too-old', requestId: '1' } }
        : undefined;
    const { user } = await openAccount(account, [tooOld]);
    const endOther = await button('Sign out Firefox on Windows');
    endOther.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(document.activeElement).toBe(endOther));
    expect(await sessionRows()).toHaveLength(2);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Your password')));
    await user.keyboard(`${account.password}{Enter}`);
    await waitFor(async () => expect(await sessionRows()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign out everywhere'));
  });

  test('all end with one press, this one too', async () => {
    const told: unknown[] = [];
    const logout: Answer = ({ url, body }) => {
      if (url.pathname !== '/api/v1/auth/logout') return undefined;
      told.push(body);
      return { status: 204 };
    };
    const { user } = await openAccount(new MemoryAccount(), [logout]);
    await user.click(await button('Sign out everywhere'));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(told).toEqual([{ allDevices: true }]);
  });

  test('that cannot be read are asked for again', async () => {
    let isDown = true;
    const failing: Answer = ({ url }) => {
      if (url.pathname === '/api/v1/auth/sessions' && isDown) throw new TypeError('Failed to fetch');
      return undefined;
    };
    const { user } = await openAccount(new MemoryAccount(), [failing]);
    const list = within(await screen.findByRole('region', { name: 'Where you’re signed in' }));
    await list.findByText(/^Couldn’t load this from the server\./);
    isDown = false;
    await user.click(list.getByRole('button', { name: 'Try again' }));
    await list.findByText('This device');
  });
});

describe('recent activity', () => {
  /** Something that happened, an hour before the one with the next lower number. */
  const record = (n: number, more: Partial<ActivityRecord> = {}): ActivityRecord => {
    const at = new Date(Date.UTC(2026, 0, 9, 20 - n)).toISOString();
    return {
      ...{ id: `record-${n}`, event: 'sign-in', outcome: 'success', reason: null, method: 'password' },
      ...{ secondFactor: false, by: 'founder', times: 1, since: at, at, address: '127.0.0.1' },
      ...{ device: 'Firefox on Windows', endedDevice: null },
      ...more,
    };
  };
  const region = async () => within(await screen.findByRole('region', { name: 'Recent activity' }));
  const findList = async () => (await region()).findByRole('list', { name: 'Recent activity' });
  const told = async () =>
    within(await findList())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('says what happened, when, on which device and from where, the older entries once asked for, by keyboard', async () => {
    const newest = [
      record(0),
      record(1, { outcome: 'failure', reason: 'wrong-password', device: 'Chrome on Android', times: 2 }),
      record(2, { event: 'account-created', method: null, secondFactor: null, device: 'Unknown device' }),
    ];
    const older = [record(3, { device: 'Opera on Linux' })];
    const { user } = await openAccount(new MemoryAccount(), [
      ({ url }) =>
        url.pathname === '/api/v1/auth/activity'
          ? {
              status: 200,
              body: url.searchParams.has('before') ? { events: older, next: null } : { events: newest, next: '3-1' },
            }
          : undefined,
    ]);
    const expected = [
      /^Signed in with password.*Jan \d+.*Firefox on Windows.*127\.0\.0\.1$/su,
      /^Failed sign-in: wrong password.*Jan \d+.*Chrome on Android.*127\.0\.0\.1.*2 times$/su,
      /^Account created.*Jan \d+.*Unknown device.*127\.0\.0\.1$/su,
    ];
    const matching = (all: readonly RegExp[]) => all.map((each) => expect.stringMatching(each));
    await waitFor(async () => expect(await told()).toEqual(matching(expected)));
    (await region()).getByText('If something wasn’t you, change your password and sign out everywhere.', {
      exact: false,
    });
    (await region()).getByRole('button', { name: 'Show more' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await told()).toEqual(matching([...expected, /Opera on Linux/u])));
    await waitFor(async () => expect(document.activeElement).toBe(await findList()));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null);
    expect(await findViolations()).toEqual([]);
  });

  test('that cannot be read is asked for again, and where nothing has happened says so', async () => {
    let isDown = true;
    const { user } = await openAccount(new MemoryAccount(), [
      ({ url }) => {
        if (url.pathname === '/api/v1/auth/activity' && isDown) throw new TypeError('Failed to fetch');
        return undefined;
      },
    ]);
    await (await region()).findByText(/^Couldn’t load this from the server\./u);
    expect(await findViolations()).toEqual([]);
    isDown = false;
    await user.click((await region()).getByRole('button', { name: 'Try again' }));
    await (await region()).findByText(/^Nothing yet\./u);
  });
});

test('a download that fails says so at once, also without a network, and the next one is a file', async () => {
  let isBusy = true;
  const whole: Answer = ({ url }) => {
    if (url.pathname !== '/api/user/me/export') return undefined;
    return isBusy ? { status: 503, body: { code: 'busy', message: 'busy' } } : { status: 200, body: { ideas: [] } };
  };
  const files = catchFiles();
  const { user, cut, mend } = await openAccount(new MemoryAccount(), [whole]);
  const section = within(await screen.findByRole('region', { name: dataLabels.title }));
  const download = section.getByRole('button', { name: dataLabels.download });
  await user.click(download);
  await section.findByText(failureText({ kind: 'unavailable' }));
  cut();
  await user.click(download);
  await section.findByText(failureText({ kind: 'offline' }));
  mend();
  isBusy = false;
  await user.click(download);
  await section.findByText(dataLabels.downloaded);
  expect(await Promise.all(files)).toEqual([
    { name: expect.stringMatching(/^groundwork-\d{4}-\d\d-\d\d\.json$/), text: '{"ideas":[]}' },
  ]);
});
