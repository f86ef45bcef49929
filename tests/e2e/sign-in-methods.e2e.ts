import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { mailTo, open } from './founder.ts';

const world = productInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function askForLink(page: Page, address: string, email: string): Promise<string> {
  await open(page, `${world.url}${address}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByText('Check your email').waitFor();
  const { link } = await mailTo(world, email, 'sign-in-link');
  return link;
}

test('a mailed link signs in at once in the browser that asked for it, and leads where the founder was going', async () => {
  const { email } = await openAccount(world.url);
  const page = await world.newPage();
  await open(page, `${world.url}/reports`);
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
  await page.getByRole('button', { name: 'Email me a sign-in link' }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get('method') === 'link');
  const link = await askForLink(page, new URL(page.url()).pathname + new URL(page.url()).search, email);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(link);
  await heading(page, 'Reports').waitFor();
  // The first is the navigation itself.
  expect(addresses.slice(1).filter((address) => address.includes('oobCode'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('groundwork-link-email'))).toBeNull();
});
