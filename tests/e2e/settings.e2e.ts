import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { verifyEmail } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { beganLongAgo } from './began-long-ago.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { accountSettings, mailTo, open, signIn } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function atAccount(account: Account): Promise<Page> {
  const page = await world.newPage();
  await signIn(page, world, account, accountSettings);
  await page.getByLabel('Current password').waitFor();
  return page;
}

describe('account', () => {
  test('holds in both themes and at 320 px', async () => {
    const page = await atAccount(await openAccount(world.url));
    await open(page, `${world.url}/account`);
    await page.waitForURL(`${world.url}/settings/account`);
    await page.getByLabel('Current password').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('a name is kept, shown on the profile, and taken away again', async () => {
    const page = await atAccount(await openAccount(world.url));
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('  Ada   Lovelace ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await open(page, `${world.url}/profile`);
    await page.getByText('Ada Lovelace', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Change your name, picture, and account' }).click();
    await heading(page, 'Account').waitFor();
    await name.fill('');
    await name.press('Enter');
    await page.getByText('Saved.').waitFor();
    await open(page, `${world.url}/profile`);
    await page.getByText('No name yet').waitFor();
  });

  test('moves to another address once its link is opened, and the old one counts until then', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    const address = `moved-${crypto.randomUUID()}@example.org`;
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(account.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('This is already your email.').waitFor();
    await page.getByLabel('New email').fill(address);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change email' });
    await dialog.getByLabel('Your password').fill('wrong words');
    await page.keyboard.press('Enter');
    await dialog.getByText('That isn’t your current password').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await page.getByText(`Click the link in our email to ${address}`).waitFor();
    await section(page, 'Email').getByText(`${account.email}Not verified`).waitFor();
    const { link } = await mailTo(world, address, 'change-email');
    const elsewhere = await world.newPage();
    await open(elsewhere, link);
    await elsewhere.getByRole('main').getByRole('button').click();
    await elsewhere.getByText(address).waitFor();
    await openSession(world.url, { email: address, password: account.password });
  });
});

describe('the password', () => {
  const chosen = 'words that nobody guesses';

  test('is changed by keyboard alone, and every other session ends', async () => {
    const account = await openAccount(world.url);
    const other = await openSession(world.url, account);
    const page = await atAccount(account);
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(3);
    await page.getByLabel('Current password').focus();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(chosen);
    await page.keyboard.press('Enter');
    await page.getByText('Password changed. You’re signed out on all other devices.').waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
    const me = (token: string) =>
      fetch(`${world.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
    await expect
      .poll(async () => [await me(other.accessToken), (await callAs(page, `${world.url}/api/user/me`)).status])
      .toEqual([401, 200]);
    await page.reload();
    await heading(page, 'Account').waitFor();
    await openSession(world.url, { ...account, password: chosen });
  });

  test('stays where the current one is wrong, the new one too short, or nobody answers', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    const change = async (current: string, next: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill(next);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change('wrong words', chosen);
    await page.getByText('That isn’t your current password').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await change(account.password, 'short');
    const field = page.getByLabel('New password');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await change(account.password, account.password);
    await page.getByText('This is your current password.').waitFor();
    await world.network.cut();
    await change(account.password, chosen);
    await page.getByText('We couldn’t reach Groundwork, so nothing was changed.').waitFor();
    await world.network.mend();
    await openSession(world.url, account);
  });

  test('that the provider refuses lets its policy be read anew', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    const policies: string[] = [];
    page.on('request', (request) => request.url().includes('passwordPolicy') && policies.push(request.url()));
    await page.route('**/accounts:update*', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : x' } },
      }),
    );
    await page.getByLabel('Current password').fill(account.password);
    await page.getByLabel('New password').fill(chosen);
    const before = policies.length;
    await page.keyboard.press('Enter');
    await page.getByText('This password is too weak').waitFor();
    await expect.poll(() => policies.length).toBeGreaterThan(before);
  });

  test('cannot be changed on a device that has forgotten the sign-in, which says so', async () => {
    const page = await world.newPage(await openAccount(world.url));
    await open(page, `${world.url}/settings/account`);
    await page.getByText('This device no longer knows your sign-in.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(`${world.url}/`);
  });
});

describe('ways in', () => {
  test('Google is connected in its window and disconnected again', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    const window = await opened;
    await window.getByLabel('Email').fill(account.email);
    await window.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('button', { name: 'Connect Google' }).waitFor();
  });

  test('who comes by Google alone keeps it, and can set a password', async () => {
    const page = await world.newPage();
    await open(page, `${world.url}/sign-up`);
    const answer = async (name: string) => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name }).click();
      return opened;
    };
    const window = await answer('Continue with Google');
    const email = `google-${crypto.randomUUID()}@example.org`;
    await window.getByLabel('Email').fill(email);
    await window.getByRole('button', { name: 'Continue' }).click();
    await heading(page, 'Welcome').waitFor();
    await callAs(page, `${world.url}/api/user/me/onboarding`, {
      method: 'PUT',
      body: { onboardingCompleted: true },
    });
    await open(page, `${world.url}/settings/account`);
    await page.getByText('It’s your only way to sign in').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Disconnect Google' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Set a password' }).click();
    const again = await answer('Confirm with Google');
    await again.getByText(email).first().click();
    await page.getByLabel('New password').fill('words that nobody guesses');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByLabel('Current password').waitFor();
    await page.getByRole('button', { name: 'Disconnect Google' }).waitFor();
    await openSession(world.url, { email, password: 'words that nobody guesses' });
  });
});

describe('sessions', () => {
  test('are told by device, and one is ended from afar', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: 'Chrome on Linux' }).getByText('This device').waitFor();
    await page.getByRole('button', { name: 'Sign out Unknown device' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    const headers = { authorization: `Bearer ${account.accessToken}` };
    const me = () => fetch(`${world.url}/api/user/me`, { headers });
    await expect.poll(async () => (await me()).status).toBe(401);
  });

  test('all end with one press, this one too', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    await section(page, 'Where you’re signed in').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL(`${world.url}/`);
  });

  test('that cannot be read are asked for again', async () => {
    const page = await world.newPage(await openAccount(world.url));
    await page.route('**/api/v1/auth/sessions', (route) => route.abort());
    await open(page, `${world.url}/settings/account`);
    const list = section(page, 'Where you’re signed in');
    await list.getByText('Couldn’t load this from the server.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/api/v1/auth/sessions');
    await list.getByRole('button', { name: 'Try again' }).click();
    await list.getByText('This device').waitFor();
  });
});

test('the data come as one file', async () => {
  const account = await openAccount(world.url);
  await verifyEmail(world.url, account);
  const page = await world.newPage(account);
  await open(page, `${world.url}/settings/account`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^groundwork-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { email: account.email, emailVerified: true }, events: [] });
  await page.getByText('Download complete.').waitFor();
});

test('the mark for news goes and comes by a switch that the server keeps', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  await beganLongAgo(page);
  await open(page, `${world.url}/notifications`);
  await heading(page, 'Notifications').waitFor();
  const byEmail = page.getByRole('region', { name: 'By email' });
  expect(await byEmail.getByRole('paragraph').allInnerTexts()).toEqual([
    'Other than these, we only email you about your account: the links you ask for, and security notices, for example when your password changes or someone seems to be guessing it. They protect your account, so they’re always on.',
  ]);
  const unread = page.getByRole('navigation', { name: 'Main' }).getByText(/unread$/);
  await expect.poll(() => unread.count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  const choice = page.getByRole('switch', { name: 'Unread news' });
  await page.route('**/api/user/me/notifications', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await choice.press('Space');
  await page.getByText('We couldn’t reach Groundwork, so nothing was changed.').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await page.unroute('**/api/user/me/notifications');
  await choice.press('Space');
  await expect.poll(() => unread.count()).toBe(0);
  await expect.poll(() => choice.isEnabled()).toBe(true);
  const elsewhere = await world.newPage(await openSession(world.url, account));
  await open(elsewhere, `${world.url}/settings/notifications`);
  await expect.poll(() => elsewhere.getByRole('switch', { name: 'Unread news' }).isChecked()).toBe(false);
});

test('billing says what is used and what it costs', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  await page.getByLabel('Capture an idea').fill('Bees');
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto(`${world.url}/billing`);
  await heading(page, 'Billing').waitFor();
  const used = page.locator('dl[aria-label="Usage"]');
  await expect.poll(() => used.innerText()).toMatch(/Ideas\s+1 /);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await heading(page, 'Account').waitFor();
});
