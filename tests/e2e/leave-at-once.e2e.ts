import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '#domain/sample/sample.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const titles = Array.from({ length: process.env['TEST_FULL'] ? 20 : 1 }, (_, n) => `Idea ${n + 1}`);
const titlesOf = async (account: Account) =>
  (await eventsOf(world.url, account))
    .map(({ data }) => String(data['title']))
    .filter((title) => title.startsWith('Idea '))
    .sort();
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('groundwork-unstored')));

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

test('the example, and what was captured, are there after their tab was reloaded, left for another page or closed in that very moment', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await page.waitForURL(/\/canvas\?projectId=/u);
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('row', { name: sample.fork.title }).waitFor();

  for (const title of titles) await captureAndReload(page, title);
  let last = page;
  const more = titles.map((title) => `${title}, left`);
  for (const [n, title] of more.entries()) {
    await capture(last, title);
    if (n % 2 === 1) await open(last, `${world.url}/pricing`);
    else {
      await last.close();
      last = await page.context().newPage();
    }
    await open(last, `${world.url}/idea-vault`);
  }
  await expect.poll(() => titlesOf(account)).toEqual([...titles, ...more].sort());
  await ideaNamed(last, more.at(-1) ?? '').waitFor();
  await expect.poll(() => unsent(last)).toEqual([]);
});

inFullRun('an idea is there after a reload in the moment of its capture without a network too', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account, { serviceWorkers: 'allow' });
  const context = page.context();
  await open(page, `${world.url}/idea-vault`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  for (const title of titles) {
    await captureAndReload(page, title);
    await ideaNamed(page, title).waitFor();
  }
  await page.getByText(`${titles.length} changes saved on this device`).waitFor();
  await context.setOffline(false);
  await expect.poll(() => titlesOf(account)).toEqual([...titles].sort());
  await expect.poll(() => unsent(page)).toEqual([]);
});
