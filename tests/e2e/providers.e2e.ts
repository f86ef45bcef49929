import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { newFounder, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function chooseWho(window: Page, email: string): Promise<void> {
  await window.getByLabel('Email').fill(email);
  await window.getByRole('button', { name: 'Continue' }).click();
}

test('in a window of the provider Google makes an account', async () => {
  const page = await world.newPage();
  await open(page, `${world.url}/sign-up`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await opened;
  await page.getByText('Continue in the Google window.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await chooseWho(window, newFounder('google').email);
  await heading(page, 'Welcome').waitFor();
});

inFullRun(
  'where the browser blocks the window the page goes to the provider, tells once of a no, and after a yes is where the founder was going',
  async () => {
    const { email } = await openAccount(world.url);
    const page = await world.newPage();
    await page.addInitScript(() => Object.assign(globalThis, { open: () => null }));
    await open(page, `${world.url}/sign-up?redirect=%2Freports`);
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await heading(page, 'Sign in with GitHub').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await heading(page, 'Create your account').waitFor();
    const declined = page.getByText('You or GitHub declined');
    await declined.waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/reports');
    await page.reload();
    await heading(page, 'Create your account').waitFor();
    await expect.poll(() => declined.count()).toBe(0);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await heading(page, 'Sign in with Google').waitFor();
    await chooseWho(page, email);
    await heading(page, 'Reports').waitFor();
  },
);
