import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Account, keepSession, openAccount, openSession } from '../fixtures/account.ts';
import { ownBrowser } from '../fixtures/browser.ts';
import { cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { watchFaults } from '../fixtures/watch-faults.ts';
import { beganLongAgo } from './began-long-ago.ts';
import { eventsOf } from './events-of.ts';
import { capture, focusedText, ideaNamed, open } from './founder.ts';

const world = productInBrowser();

const typesOf = async (account: Account) => (await eventsOf(world.url, account)).map(({ type }) => type);

/** Runs in the page: the records of a kind that its database keeps. */
async function countKept(store: 'outbox' | 'rejections'): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('groundwork');
    opening.onsuccess = () => resolve(opening.result);
  });
  const counting = database.transaction(store).objectStore(store).count();
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
  await watchFaults(own.context, (fault) => faults.push(fault));
  await keepSession(own.context, world.url, account);
  let page = await own.page();
  await beganLongAgo(page);
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
  await expect.poll(() => typesOf(account)).toEqual(['IdeaCaptured']);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Otherwise the browser writes local storage down within minutes.
  await own.restart();
  await watchFaults(own.context, (fault) => faults.push(fault));
  page = await own.page();
  await beganLongAgo(page);
  await open(page, `${world.url}/idea-vault`);
  await ideaNamed(page, 'Bees').waitFor();

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
  await expect.poll(() => page.evaluate(countKept, 'outbox' as const)).toBe(8);
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
  await page.reload();
  await bees.getByText('Exploring').waitFor();
  expect((await typesOf(account)).length).toBe(9);
  expect(faults).toEqual([]);
});

describe('a change that the server refuses on return', () => {
  /** `mine` was written without a network while `theirs` was saved on another device. */
  async function conflict(
    arrange: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<{ page: Page; account: Account }> {
    const account = await openAccount(world.url);
    const page = await world.newPage(account);
    await arrange(page);
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Bees');
    await edit(page, 'Bees', (idea) => problemOf(idea).fill('Winter.'));
    await expect.poll(() => typesOf(account)).toEqual(['IdeaCaptured', 'IdeaDescribed']);
    await page.route(/\/api\/v1\/commands$/, (route) => route.abort());
    await edit(page, 'Bees', (idea) => problemOf(idea).fill('Mine, as it was first.'));
    await edit(page, 'Bees', (idea) => problemOf(idea).fill('Mine.'));
    const [captured] = await eventsOf(world.url, account);
    await describeIdea(account, captured?.stream ?? '', 'Theirs.');
    await page.unroute(/\/api\/v1\/commands$/);
    await page.getByRole('button', { name: '1 change was rejected' }).waitFor();
    return { page, account };
  }

  async function describeIdea(account: Account, stream: string, problem: string): Promise<void> {
    const { accessToken } = await openSession(world.url, account);
    const answer = await sendCommand({ url: world.url, accessToken }, [stream, 'DescribeIdea', { problem }]);
    expect(answer).toBe('accepted');
  }

  const refusal = (page: Page) => page.getByRole('list', { name: 'Rejected changes' }).getByRole('listitem');
  const reason = 'Both versions are kept.';
  const problemsOf = async (account: Account) =>
    (await eventsOf(world.url, account)).flatMap(({ data }) => data['problem'] ?? []);

  test('says why, and can be compared and saved again', async () => {
    const { page, account } = await conflict();
    await refusal(page).getByText('A new description was rejected: Bees').waitFor();
    await refusal(page).getByText(reason).waitFor();
    await refusal(page).getByText('1 change that depended on it was also rejected.').waitFor();
    expect(await refusal(page).count()).toBe(1);
    await refusal(page).getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit idea' });
    await dialog.getByText('Theirs.').waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await refusal(page).waitFor({ state: 'detached' });
    await expect.poll(() => problemsOf(account)).toEqual(['Winter.', 'Theirs.', 'Mine.']);
  });

  test('leaves the vault as it is where its notice cannot be fetched, and stands behind the words of the top bar', async () => {
    const { page } = await conflict((each) => each.route(/\/RejectedChanges-[^/]*\.js$/, (route) => route.abort()));
    await ideaNamed(page, 'Bees').waitFor();
    expect(await refusal(page).count()).toBe(0);
    await page.getByRole('button', { name: '1 change was rejected' }).click();
    await page.getByRole('dialog', { name: 'Your changes' }).getByText(reason).waitFor();
  });

  test('can be tried again, is refused again, outlives a reload, and can be dropped', async () => {
    const { page, account } = await conflict();
    const again = page.waitForResponse(/\/api\/v1\/commands$/);
    await refusal(page).getByRole('button', { name: 'Try again' }).click();
    await again;
    await refusal(page).getByText(reason).waitFor();
    await page.reload();
    await refusal(page).getByText(reason).waitFor();
    await refusal(page).getByRole('button', { name: 'Discard' }).click();
    await refusal(page).waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toBe('Idea vault');
    await expect.poll(() => page.evaluate(countKept, 'rejections' as const)).toBe(0);
    await page.reload();
    await ideaNamed(page, 'Bees').waitFor();
    expect(await refusal(page).count()).toBe(0);
    expect(await problemsOf(account)).toEqual(['Winter.', 'Theirs.']);
  });

  test('is listed behind the words of the top bar, wherever the founder is', async () => {
    const { page, account } = await conflict();
    await open(page, `${world.url}/home`);
    const words = page.getByRole('button', { name: '1 change was rejected' });
    await words.click();
    const panel = page.getByRole('dialog', { name: 'Your changes' });
    const listed = panel.getByRole('list', { name: 'Rejected by the server' }).getByRole('listitem');
    await listed.getByText('A new description: Bees').waitFor();
    await listed.getByText(reason).waitFor();
    const again = page.waitForResponse(/\/api\/v1\/commands$/);
    await listed.getByRole('button', { name: 'Try again' }).click();
    await again;
    await listed.getByText(reason).waitFor();
    await listed.getByRole('button', { name: 'Discard' }).click();
    await panel.getByText('Everything is on the server').waitFor();
    expect([await listed.count(), await focusedText(page)]).toEqual([0, 'Saved']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    expect(await problemsOf(account)).toEqual(['Winter.', 'Theirs.']);
  });
});

test('a vault that was not read yet is not shown as empty', async () => {
  const page = await world.newPage(await openAccount(world.url));
  const asked = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/events\?/, async (route) => {
    asked.resolve();
    await read.promise;
    await route.continue();
  });
  await open(page, `${world.url}/idea-vault`);
  await asked.promise;
  await page.getByText('Loading ideas').waitFor();
  expect(await page.getByText('No ideas yet').count()).toBe(0);
  read.resolve();
  await page.getByText('No ideas yet').waitFor();
});
