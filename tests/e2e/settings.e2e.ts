import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { verifyEmail } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
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

  test('moves to another address once its link is opened, and the old one counts until then', async () => {
    const account = await openAccount(world.url);
    const page = await atAccount(account);
    const address = `moved-${crypto.randomUUID()}@example.org`;
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(address);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change email' });
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

test('the password is changed by keyboard alone, and every other session ends', async () => {
  const chosen = 'words that nobody guesses';
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
