import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { type Account, keepSession, openAccount } from '../fixtures/account.ts';
import { ownBrowser } from '../fixtures/browser.ts';
import { cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { watchFaults } from '../fixtures/watch-faults.ts';
import { beganLongAgo } from './began-long-ago.ts';
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

/** On the page of an idea, where leaving it saves what was typed. */
async function edit(page: Page, title: string, change: (idea: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('row', { name: title, exact: true }).click();
  const idea = page.getByRole('article');
  await idea.waitFor();
  await change(idea);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
}

const problemOf = (idea: ReturnType<Page['getByRole']>) => idea.getByRole('textbox', { name: 'Problem' });

test('every change to an idea outlives a cut network and a killed browser, and is sent once', async () => {
  const account = await openAccount(world.url);
  const { port } = new URL(world.url);
  const network = await cuttableNetwork(Number(port));
  onTestFinished(() => network.close());
  const own = await ownBrowser({ from: Number(port), to: network.port });
  onTestFinished(() => own.close());
  const faults: string[] = [];
  await sendCommand({ url: world.url, ...account }, [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]);
  await keepSession(own.context, world.url, account);
  // Otherwise the browser writes local storage down within minutes.
  await own.restart();
  await watchFaults(own.context, (fault) => faults.push(fault));
  let page = await own.page();
  await beganLongAgo(page);
  await open(page, `${world.url}/idea-vault`);
  await ideaNamed(page, 'Bees').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await network.cut();
  await page.getByRole('main').getByText('You’re offline').first().waitFor();
  await capture(page, 'Wasps');
  await edit(page, 'Bees', async (idea) => {
    await idea.getByRole('button', { name: 'Edit title' }).click();
    await idea.getByRole('textbox', { name: 'Title' }).fill('Better bees');
    await idea.getByRole('textbox', { name: 'Title' }).press('Enter');
    await problemOf(idea).fill('Hives are lost in winter.');
    await idea.getByRole('textbox', { name: 'Tags' }).fill('garden');
    await idea.getByRole('textbox', { name: 'Tags' }).press('Enter');
    await idea.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Exploring: starts its canvas' }).click();
  });
  await page.getByRole('button', { name: 'Archive Better bees' }).click();
  await ideaNamed(page, 'Better bees').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await ideaNamed(page, 'Better bees').waitFor();
  await page.getByText('8 changes saved on this device').waitFor();

  // Shown at once, kept as soon as the browser has written it down.
  await expect.poll(() => page.evaluate(countUnsent)).toBe(8);
  await own.kill();
  await own.reopen();
  await watchFaults(own.context, (fault) => faults.push(fault));
  page = await own.page();
  await beganLongAgo(page);
  await open(page, `${world.url}/idea-vault`);
  await ideaNamed(page, 'Wasps').waitFor();
  const bees = page.getByRole('row', { name: 'Better bees' });
  await bees.getByText('Exploring').waitFor();
  await page.getByText('8 changes saved on this device').waitFor();

  await network.mend();
  const sent = [
    'IdeaCaptured',
    'IdeaRenamed',
    'IdeaDescribed',
    'IdeaTagged',
    'ProjectStarted',
    'IdeaMoved',
    'IdeaArchived',
    'IdeaRestored',
  ];
  await expect.poll(() => typesOf(account).then((types) => types.sort())).toEqual(['IdeaCaptured', ...sent].sort());
  await page.getByRole('main').getByText('You’re offline').first().waitFor({ state: 'detached' });
  // The count beside News comes with the server, without a reload.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText(/^\d+ unread$/)
    .waitFor({ state: 'attached' });
  await bees.getByText('Exploring').waitFor();
  await expect.poll(() => page.evaluate(countUnsent)).toBe(0);
  expect((await typesOf(account)).length).toBe(9);
  expect(faults).toEqual([]);
});
