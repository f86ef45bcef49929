import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Account, keepSession, openAccount } from '../fixtures/account.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, open } from './founder.ts';

let product: Product;
let browser: WatchedBrowser;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT: 'off' });
  browser = await watchedBrowser();
});
afterEach(() => browser.closeContexts());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const titles = Array.from({ length: process.env['TEST_FULL'] ? 20 : 7 }, (_, n) => `Idea ${n + 1}`);
const titlesOf = async (account: Account) =>
  (await eventsOf(product.url, account)).map(({ data }) => String(data['title'])).sort();
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('groundwork-unstored')));

async function openVault(serviceWorkers: 'allow' | 'block') {
  const account = await openAccount(product.url);
  const context = await browser.newContext({ serviceWorkers });
  await keepSession(context, product.url, account);
  const page = await context.newPage();
  await open(page, `${product.url}/idea-vault`);
  return { account, context, page };
}

/** Reloads in the very task in which the idea was captured, as fast as anybody can leave. */
async function captureAndReload(page: Page, title: string): Promise<void> {
  await page.getByLabel('Capture an idea').fill(title);
  await page.evaluate(() =>
    document.addEventListener('keydown', ({ key }) => key === 'Enter' && queueMicrotask(() => location.reload())),
  );
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Capture an idea').press('Enter', { noWaitAfter: true });
  await reloaded;
  await page.locator('body[data-ready]').waitFor();
}

test('an idea is there after a reload in the moment of its capture', async () => {
  const { account, page } = await openVault('block');
  for (const title of titles) await captureAndReload(page, title);
  await expect.poll(() => titlesOf(account)).toEqual([...titles].sort());
  await ideaNamed(page, `Idea ${titles.length}`).waitFor();
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(browser.takeFaults()).toEqual([]);
});

test('an idea is there after its tab was left for another page, or closed, in the moment of its capture', async () => {
  const { account, context, page } = await openVault('block');
  let last = page;
  for (const [n, title] of titles.entries()) {
    await capture(last, title);
    if (n % 2 === 0) await open(last, `${product.url}/pricing`);
    else {
      await last.close();
      last = await context.newPage();
    }
    await open(last, `${product.url}/idea-vault`);
  }
  await expect.poll(() => titlesOf(account)).toEqual([...titles].sort());
  await expect.poll(() => unsent(last)).toEqual([]);
});

test('without a network too', async () => {
  const { account, context, page } = await openVault('allow');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  for (const title of titles) {
    await captureAndReload(page, title);
    await ideaNamed(page, title).waitFor();
  }
  await page.getByText(`${titles.length} changes are kept on this device`).waitFor();
  await context.setOffline(false);
  await expect.poll(() => titlesOf(account)).toEqual([...titles].sort());
  await expect.poll(() => unsent(page)).toEqual([]);
});
