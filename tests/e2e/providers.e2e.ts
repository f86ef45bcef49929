import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
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

/** Makes the page behave like a browser that allows no windows. */
const blockWindows = (page: Page) => page.addInitScript(() => Object.assign(globalThis, { open: () => null }));

describe('in a window of the provider', () => {
  test('Google makes an account', async () => {
    const page = await world.newPage();
    await open(page, `${world.url}/sign-up`);
    await chooseWho(await openWindow(page, 'Google'), newFounder('google').email);
    await heading(page, 'Welcome').waitFor();
  });

  test('whoever closes it is back at the form', async () => {
    const page = await world.newPage();
    await page.clock.install();
    await open(page, `${world.url}/sign-in`);
    const window = await openWindow(page, 'GitHub');
    await page.getByText('Continue in the GitHub window.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await window.close();
    // For as long the SDK waits for a word from a window that is gone.
    await page.clock.runFor(12_000);
    await page.getByText('You came back from GitHub without signing in').waitFor();
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
