import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { newFounder, open } from './founder.ts';

const world = productInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openWindow(page: Page, provider: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  const window = await opened;
  await window.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor();
  return window;
}

async function chooseWho(window: Page, email: string): Promise<void> {
  await window.getByLabel('Email').fill(email);
  await window.getByRole('button', { name: 'Continue' }).click();
}

/** As a browser that allows no windows. */
const blockWindows = (page: Page) => page.addInitScript(() => Object.assign(globalThis, { open: () => null }));

describe('in a window of the provider', () => {
  test.each([
    ['Google', '/sign-in'],
    ['GitHub', '/sign-up'],
    ['Twitter', '/sign-in'],
  ])('%s makes an account from %s', async (provider, path) => {
    const page = await world.newPage();
    await open(page, world.url + path);
    const window = await openWindow(page, provider);
    if (provider === 'Twitter') await window.getByLabel('Name').fill('Ada');
    await chooseWho(window, newFounder(provider.toLowerCase()).email);
    await heading(page, 'Welcome').waitFor();
  });

  test('a founder comes back to where they were going', async () => {
    const { email } = await openAccount(world.url);
    const page = await world.newPage();
    await open(page, `${world.url}/validate`);
    await chooseWho(await openWindow(page, 'Google'), email);
    await heading(page, 'Validate').waitFor();
  });

  test('whoever closes it, or does not want to wait for it, is back at the form', async () => {
    const page = await world.newPage();
    await page.clock.install();
    await open(page, `${world.url}/sign-in`);
    const first = await openWindow(page, 'GitHub');
    await page.getByText('Continue in the GitHub window.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await first.close();
    // For as long the SDK waits for a word from a window that is gone.
    await page.clock.runFor(12_000);
    await page.getByText('You came back from GitHub without signing in').waitFor();
    await openWindow(page, 'Google');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Continue in the Google window').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: 'Sign in', exact: true }).isEnabled()).toBe(true);
  });
});

describe('where the browser blocks the window', () => {
  test('the page goes to the provider and comes back to where the founder was going', async () => {
    const { email } = await openAccount(world.url);
    const page = await world.newPage();
    await blockWindows(page);
    await open(page, `${world.url}/reports`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await heading(page, 'Sign in with Google').waitFor();
    await chooseWho(page, email);
    await heading(page, 'Reports').waitFor();
  });

  test('whoever says no there is back at the form, and told so once', async () => {
    const page = await world.newPage();
    await blockWindows(page);
    await open(page, `${world.url}/sign-up?redirect=%2Freports`);
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await heading(page, 'Sign in with GitHub').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await heading(page, 'Create your account').waitFor();
    await page.getByText('You or GitHub declined').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/reports');
    await page.reload();
    await heading(page, 'Create your account').waitFor();
    await expect.poll(() => page.getByText('You or GitHub declined').count()).toBe(0);
  });
});

describe('an address that signs in another way already', () => {
  async function collide(page: Page, { email }: Account): Promise<void> {
    await open(page, `${world.url}/sign-in?redirect=%2Freports`);
    await chooseWho(await openWindow(page, 'GitHub'), email);
    await heading(page, 'You already have an account').waitFor();
    await page.getByText('signs in with a password').waitFor();
  }

  test('signs in that way once, and with both from then on', async () => {
    const account = await openAccount(world.url);
    const page = await world.newPage();
    await collide(page, account);
    expect(await findViolations(page)).toEqual([]);
    const add = page.getByRole('button', { name: 'Sign in and add GitHub' });
    await add.click();
    await page.getByText('Enter a password.').waitFor();
    await page.getByLabel('Password').fill('not this one');
    await add.click();
    await page.getByText('Wrong email or password.').waitFor();
    await page.getByLabel('Password').fill(account.password);
    await add.click();
    await heading(page, 'Reports').waitFor();
    await page.getByText('You can now sign in with GitHub.').waitFor();

    const later = await world.newPage();
    await open(later, `${world.url}/sign-in`);
    await chooseWho(await openWindow(later, 'GitHub'), account.email);
    await heading(later, 'Home').waitFor();
  });

  test('may start over instead', async () => {
    const page = await world.newPage();
    await collide(page, await openAccount(world.url));
    await page.getByRole('button', { name: 'Start over' }).click();
    await heading(page, 'Sign in').waitFor();
  });
});
