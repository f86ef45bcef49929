import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { palette } from './palette.ts';

const world = productInBrowser();
let founder: Account;
beforeAll(async () => {
  founder = await openAccount(world.url);
});

/** Home, where the code of an overlay does not come before it is let through. */
async function homeWithout(chunk: RegExp): Promise<{ page: Page; letThrough: () => void }> {
  const page = await world.newPage(founder);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(chunk, async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, `${world.url}/home`);
  return { page, letThrough: resolve };
}

test('what is typed before the palette has come is looked for in it, in its order', async () => {
  const { page, letThrough } = await homeWithout(/\/static\/Palette[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('si');
  letThrough();
  const field = palette(page).getByLabel('Search commands');
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type('gn out');
  await expect.poll(() => field.inputValue()).toBe('sign out');
});

test('what is typed before quick capture has come runs no command', async () => {
  const { page, letThrough } = await homeWithout(/\/static\/QuickCapture[^/]*\.js$/);
  await page.keyboard.press('c');
  await page.keyboard.type('?gv');
  letThrough();
  await page.getByRole('dialog', { name: 'Capture an idea' }).waitFor();
  expect([await page.getByRole('dialog').count(), new URL(page.url()).pathname]).toEqual([1, '/home']);
});
