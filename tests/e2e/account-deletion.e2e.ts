import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { capture, ideaNamed, newFounder, openVault, signUp, skipWelcome } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });

/** Runs in the page: what this device holds of anybody. */
async function readKept() {
  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const rows = await Promise.all(
    databases.map(async (name) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const counts = stores.map((store) => settled(database.transaction(store).objectStore(store).count()));
      const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
      database.close();
      return total;
    }),
  );
  return {
    tokens: Object.keys(localStorage).filter((key) => key.includes('token')),
    session: sessionStorage.length,
    rows: rows.reduce((sum, count) => sum + count, 0),
  };
}

/** Runs in the page: what it asked to have fetched ahead as a script although the script was there. */
const readIdlePreloads = (): string[] => {
  const all = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[as=script], script[src]')];
  const addresses = all.map((each) => ('src' in each ? each.src : each.href));
  return all.flatMap((each, n) =>
    each instanceof HTMLLinkElement && addresses.slice(0, n).includes(each.href) ? [each.href] : [],
  );
};

test('from the sign-up through a first idea to the deletion the console stays empty, only what is needed is fetched, and nothing is left on the device', async () => {
  const founder = newFounder('quiet');
  const page = await world.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isBlocked) said.push(message.text());
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signUp(page, world, founder);
  await skipWelcome(page);
  await openVault(page);
  await capture(page, 'Bees');
  await ideaNamed(page, 'Bees').waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await question(page).getByLabel('Your password').fill(founder.password);
  // Chromium warns of a preload some seconds after it.
  expect(await page.evaluate(readIdlePreloads)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  await question(page).getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Your account and everything in it have been deleted.').waitFor();
  await page.waitForURL(`${world.url}/`);
  await expect.poll(() => page.evaluate(readKept)).toEqual({ tokens: [], session: 0, rows: 0 });
  expect(said).toEqual([]);
  // Without an analytics service and without a developer there is nothing of either.
  const idle = /analytics-|ConsentParts|start-counting|posthog|inspector/i;
  expect(fetched.filter((url) => idle.test(url) || new URL(url).hostname !== 'localhost')).toEqual([]);
});
