import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { agentOf, type LaunchedPage, launchPage, signUp, visit } from '../fixtures/a-launched-page.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'quindlewick';

const row = (page: Page, name: string) => page.getByRole('table', { name: 'People' }).getByRole('row', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Of those who are listed, from the top. */
const listed = async (page: Page) =>
  (await page.getByRole('table', { name: 'People' }).getByRole('rowheader').allTextContents()).map(
    (text) => /^\S+@example\.org|^Erased person/.exec(text)?.[0],
  );

/** Three people have signed up. */
async function openPeople(options: { readonly serviceWorkers?: 'allow' } = {}) {
  const launched = await launchPage(world.url);
  const { account, projectId, slug } = launched;
  const join = (n: number, email: string, query?: string) =>
    signUp(world.url, slug, { agent: agentOf(n), ...(query !== undefined && { query }) }, email);
  const three = [
    join(1, `ada.${word}@example.org`),
    join(2, 'bob@example.org', '?utm_source=news'),
    join(3, 'cem@example.org'),
  ];
  expect(await Promise.all(three)).toEqual([303, 303, 303]);
  const page = await world.newPage(account, { viewport: wide, acceptDownloads: true, ...options });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=people`);
  await page.getByText('3 people', { exact: true }).waitFor();
  return { page, join, ...launched };
}

const typesOf = async ({ account }: Pick<LaunchedPage, 'account'>) =>
  (await eventsOf(world.url, account)).map(({ type }) => type).filter((type) => /^Entry|^Person/.test(type));

test('people are searched, sorted and told apart, and their addresses are saved as a table', async () => {
  const { page, slug, join } = await openPeople();
  await visit(world.url, slug, { agent: 'Googlebot/2.1' });
  expect(await join(4, 'Bob@example.org')).toBe(303);
  await row(page, 'bob@example.org').getByText('Signed up 2 times').waitFor();
  await row(page, 'bob@example.org').getByRole('cell', { name: 'news', exact: true }).waitFor();
  await press(page, 'Person');
  expect(await listed(page)).toEqual([`ada.${word}@example.org`, 'bob@example.org', 'cem@example.org']);
  await press(page, 'Person');
  await page.getByRole('columnheader', { name: 'Person' }).and(page.locator('[aria-sort=descending]')).waitFor();
  expect(await listed(page)).toEqual(['cem@example.org', 'bob@example.org', `ada.${word}@example.org`]);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('bob');
  await page.getByText('1 of 3 people').waitFor();
  expect(await listed(page)).toEqual(['bob@example.org']);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody');
  await page.getByText('No one matches these filters.').waitFor();
  await press(page, 'Clear filters');
  await page.getByText('3 people', { exact: true }).waitFor();
  const figures = page.getByRole('figure').filter({ hasText: '4 visitors: 3 sign-ups (75%).' });
  await figures.waitFor();
  await page
    .getByRole('table', { name: 'By source' })
    .getByRole('row', { name: /^news 1 1 100%/ })
    .waitFor();
  await page.getByRole('table', { name: 'By day (UTC)' }).waitFor();
  await page.getByText('1 request not counted').click();
  await page.getByRole('table', { name: 'Not counted' }).getByRole('row', { name: 'Bots 1' }).waitFor();
  expect(await readFaults(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual([
    ...['Email', `ada.${word}@example.org`, 'bob@example.org', 'cem@example.org'],
  ]);
});

test('who is excluded, with a reason, counts again once that is undone; several are one change, by keyboard alone', async () => {
  const { page, ...launched } = await openPeople();
  await row(page, 'cem@example.org').getByRole('button', { name: 'Exclude' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Exclude this person from the test?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).waitFor();
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await dialog.getByText('Give a reason.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A friend');
  await page.keyboard.press('Control+Enter');
  await row(page, 'cem@example.org').getByText('Excluded: A friend').waitFor();
  await press(page, 'Undo');
  await row(page, 'cem@example.org').getByRole('button', { name: 'Exclude' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select everyone listed' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('3 selected').waitFor();
  await press(page, 'Exclude 3 people');
  await page.keyboard.type('A test of ours');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Excluded: A test of ours').nth(2).waitFor();
  expect(await readFaults(page)).toEqual([]);
  await row(page, 'bob@example.org').getByRole('button', { name: 'Include again' }).focus();
  await page.keyboard.press('Enter');
  await row(page, 'bob@example.org').getByRole('button', { name: 'Exclude' }).waitFor();
  await expect
    .poll(() => typesOf(launched))
    .toEqual([
      ...['EntryExcluded', 'EntryIncluded', 'EntryExcluded', 'EntryExcluded', 'EntryExcluded', 'EntryIncluded'],
    ]);
});

test('without a network an exclusion is seen at once and an erasure waits; then the words are gone everywhere', async () => {
  const { page, ...launched } = await openPeople({ serviceWorkers: 'allow' });
  const { account } = launched;
  const ada = `ada.${word}@example.org`;
  const second = await page.context().newPage();
  await open(second, page.url());
  await row(second, ada).waitFor();
  expect(await page.evaluate(storesWith, word)).not.toEqual([]);
  await row(page, ada).getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('dialog', { name: `Note on ${ada}` });
  await note.getByRole('textbox', { name: 'Note' }).fill(`${word} bakes at night`);
  await page.keyboard.press('Control+Enter');
  await row(second, ada).getByText(`${word} bakes at night`).waitFor();
  await row(page, ada).getByRole('button', { name: 'Edit note' }).click();
  expect(await note.getByRole('textbox', { name: 'Note' }).inputValue()).toBe(`${word} bakes at night`);
  expect(await readFaults(page)).toEqual([]);
  await note.getByRole('button', { name: 'Cancel' }).click();
  await world.network.cut();
  await row(page, 'cem@example.org').getByRole('button', { name: 'Exclude' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A friend');
  await page.keyboard.press('Control+Enter');
  await row(page, 'cem@example.org').getByText('Excluded: A friend').waitFor();
  await row(page, ada).getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${ada}?` });
  await question.getByText('One entry in this project will be erased.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await row(page, ada).getByRole('button', { name: 'Erase' }).click();
  await question.getByRole('button', { name: 'Erase' }).click();
  await row(page, ada).getByText('Erased when you’re back online').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await world.network.mend();
  for (const tab of [page, second]) {
    await row(tab, 'Erased person').waitFor();
    expect(await tab.content()).not.toContain(word);
    await expect.poll(() => tab.evaluate(storesWith, word)).toEqual([]);
  }
  await page.getByText('3 people', { exact: true }).waitFor();
  expect(await row(page, 'Erased person').getByRole('button', { name: 'Erase' }).count()).toBe(0);
  expect([...(await typesOf(launched))].sort()).toEqual(['EntryExcluded', 'PersonErased', 'PersonNoted']);
  const exported = await fetch(`${world.url}/api/user/me/export`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(await exported.text()).not.toContain(word);
});

test('on a phone a person has the whole width, with what can be done below', async () => {
  const { page } = await openPeople();
  await page.setViewportSize({ width: 390, height: 844 });
  const person = row(page, 'bob@example.org');
  await person.getByRole('button', { name: 'Exclude' }).waitFor();
  const name = await person.getByText('bob@example.org').first().boundingBox();
  const exclude = await person.getByRole('button', { name: 'Exclude' }).boundingBox();
  expect((exclude?.y ?? 0) >= (name?.y ?? 0) + (name?.height ?? 0)).toBe(true);
  // Beside the box that selects, and the edges of the page.
  expect((await person.getByRole('rowheader').boundingBox())?.width).toBeGreaterThan(390 - 2 * 16 - 48);
  expect(await readFaults(page)).toEqual([]);
});

test('without a page, and without anybody on it, the view says what will be there', async () => {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=people`);
  await page.getByRole('heading', { name: 'No one has visited yet' }).waitFor();
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to Page builder' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page builder' }).waitFor();
});

test('before anybody has come to a page, the view says where people find it', async () => {
  const { account, projectId, slug } = await launchPage(world.url);
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=people`);
  await page.getByRole('heading', { name: 'No one has visited yet' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Send people here' }).inputValue()).toBe(`${world.url}/p/${slug}`);
  expect(await readFaults(page)).toEqual([]);
});
