import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { ownBrowser } from '../fixtures/browser.ts';
import { cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { watchFaults } from '../fixtures/watch-faults.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, open } from './founder.ts';

const world = productInBrowser();

const typesOf = async (account: Account) => (await eventsOf(world.url, account)).map(({ type }) => type);

/** Runs in the page: how many changes its database keeps that were not sent. */
async function countUnsent(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('groundwork');
    opening.onsuccess = () => resolve(opening.result);
  });
  const counting = database.transaction('outbox').objectStore('outbox').count();
  const count = await new Promise<number>((resolve) => {
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return count;
}

/** Lets pages of a browser find this in local storage. */
const fillStorage = (context: BrowserContext, stored: Readonly<Record<string, string>>) =>
  context.addInitScript((kept) => {
    if (location.protocol === 'http:')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, stored);

test('what was changed without a network outlives a killed browser, and is sent once', async () => {
  const account = await openAccount(world.url);
  const { port } = new URL(world.url);
  const network = await cuttableNetwork(Number(port));
  onTestFinished(() => network.close());
  const own = await ownBrowser({ from: Number(port), to: network.port });
  onTestFinished(() => own.close());
  const faults: string[] = [];
  await sendCommand({ url: world.url, ...account }, [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]);
  await fillStorage(own.context, {
    'refresh-token': account.refreshToken,
    'groundwork-access-token': account.accessToken,
  });
  await watchFaults(own.context, (fault) => faults.push(fault));
  let page = await own.page();
  await open(page, `${world.url}/idea-vault`);
  await ideaNamed(page, 'Bees').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The browser writes local storage down within minutes: it holds this by the time of a cut.
  const written = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

  await network.cut();
  await page.getByRole('main').getByText('You’re offline').first().waitFor();
  await capture(page, 'Wasps');
  await page.getByRole('button', { name: 'Archive Bees' }).click();
  await ideaNamed(page, 'Bees').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await ideaNamed(page, 'Bees').waitFor();
  await page.getByText('3 changes saved on this device').waitFor();

  // Shown at once, kept as soon as the browser has written it down.
  await expect.poll(() => page.evaluate(countUnsent)).toBe(3);
  await own.kill();
  await own.reopen();
  await fillStorage(own.context, written);
  await watchFaults(own.context, (fault) => faults.push(fault));
  page = await own.page();
  await open(page, `${world.url}/idea-vault`);
  await ideaNamed(page, 'Wasps').waitFor();
  await ideaNamed(page, 'Bees').waitFor();
  await page.getByText('3 changes saved on this device').waitFor();

  await network.mend();
  const sent = ['IdeaCaptured', 'IdeaCaptured', 'IdeaArchived', 'IdeaRestored'];
  await expect.poll(() => typesOf(account)).toEqual(sent);
  await page.getByRole('main').getByText('You’re offline').first().waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(countUnsent)).toBe(0);
  expect(await typesOf(account)).toEqual(sent);
  expect(faults).toEqual([]);
});
