import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { capture, open } from './founder.ts';
import { openPalette, palette } from './palette.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const field = (page: Page) => page.getByLabel('Capture an idea');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const typesOf = async (account: Account) => (await eventsOf(world.url, account)).map(({ type }) => type);

async function atVault(options?: Parameters<typeof world.newPage>[1]): Promise<{ page: Page; account: Account }> {
  const account = await openAccount(world.url);
  const page = await world.newPage(account, options);
  await open(page, `${world.url}/idea-vault`);
  return { page, account };
}

test('from the capture line to the rows, and everything about a row, by keys alone', async () => {
  const { page, account } = await atVault();
  await capture(page, 'Wasps');
  await row(page, 'Wasps').waitFor();
  await capture(page, 'Bees #garden @keepers');
  await row(page, 'Bees').getByText('garden').waitFor();
  await field(page).press('ArrowDown');
  await expectFocused(page, row(page, 'Bees'));
  await page.keyboard.press('j');
  await expectFocused(page, row(page, 'Wasps'));
  await page.keyboard.press('k');
  await expectFocused(page, row(page, 'Bees'));

  // S: the word of the menu is that of the button, and so is what it does.
  await page.keyboard.press('s');
  const statuses = page.getByRole('menu', { name: 'Status: Bees' });
  await statuses.getByRole('menuitem', { name: 'Exploring: starts its canvas' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocused(page, row(page, 'Bees'));
  await page.keyboard.press('s');
  await statuses.waitFor();
  // Typing narrows the menu, and Enter takes what is left.
  await page.keyboard.type('exp');
  await expect.poll(() => statuses.getByRole('menuitem').allInnerTexts()).toEqual(['Exploring: starts its canvas']);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await row(page, 'Bees').getByText('Exploring').waitFor();
  await expectFocused(page, row(page, 'Bees'));
  await page.getByRole('button', { name: /^Current idea/ }).waitFor();

  // T
  await page.keyboard.press('t');
  await expectFocused(page, page.getByRole('dialog', { name: 'Tags: Bees' }).getByRole('textbox', { name: 'Tags' }));
  await page.keyboard.type('honey');
  await page.keyboard.press('Enter');
  await row(page, 'Bees').getByText('honey').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectFocused(page, row(page, 'Bees'));

  // F2
  await page.keyboard.press('F2');
  await expectFocused(page, page.getByRole('dialog', { name: 'Title: Bees' }).getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('City bees');
  await page.keyboard.press('Control+Enter');
  await expectFocused(page, row(page, 'City bees'));

  // R, without criteria, leads to them; with them it rates.
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Choose criteria' }).press('Enter');
  await page.getByRole('button', { name: 'Use: ICE' }).click();
  await page.getByRole('textbox', { name: 'Name of criterion 1' }).press('Control+Enter');
  await page.getByRole('dialog', { name: 'Criteria' }).waitFor({ state: 'detached' });
  await row(page, 'City bees').focus();
  await page.keyboard.press('r');
  await page.getByRole('radiogroup', { name: 'Impact' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await row(page, 'City bees').getByText('~').waitFor();

  // X and E
  await row(page, 'City bees').focus();
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await row(page, 'Wasps').waitFor({ state: 'detached' });
  await expectFocused(page, row(page, 'City bees'));

  // The help lists them.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const words of ['Next idea', 'Change status', 'Edit tags', 'Rate', 'Archive or restore', 'Open idea'])
    await help.getByText(words, { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await row(page, 'City bees').focus();
  await page.keyboard.press('Enter');
  await heading(page, 'City bees').waitFor();
  expect(await page.getByRole('textbox', { name: 'Audience' }).inputValue()).toBe('keepers');
  await expect.poll(async () => (await typesOf(account)).filter((type) => type === 'ProjectStarted').length).toBe(1);
});

test('with a finger: a row opens its page, its status and its tags are changed where they stand', async () => {
  const { page } = await atVault(phone);
  await capture(
    page,
    'A workshop that neighbours share by the hour, with a lathe and somebody who knows how to use it',
  );
  const name = 'A workshop that neighbours share by the hour, with a lathe and somebody who knows how to use it';
  await row(page, name)
    .getByRole('button', { name: /^Status: Inbox/, includeHidden: true })
    .tap();
  await page.getByRole('menuitem', { name: 'Testing' }).tap();
  await row(page, name).getByText('Testing').waitFor();
  await page.getByRole('button', { name: `More for ${name}` }).tap();
  await page.getByRole('menuitem', { name: 'Edit tags…' }).tap();
  await page.getByRole('textbox', { name: 'Tags' }).fill('craft');
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await page.getByRole('row', { name: 'craft' }).waitFor();
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  await page.keyboard.press('Escape');
  await row(page, name).tap();
  await heading(page, name).waitFor();
  await page.getByRole('textbox', { name: 'Pitch' }).tap();
  await page.keyboard.type('Tools by the hour');
  await page.getByRole('textbox', { name: 'Audience' }).tap();
  await page.getByText('1 of 3', { exact: true }).waitFor();
  expect([await page.evaluate(readOverflow), await findViolations(page)]).toEqual([[], []]);
});

test('the list of commands begins with those of the open idea, and knows the words of the trade', async () => {
  const { page } = await atVault();
  await capture(page, 'Bees');
  await row(page, 'Bees').click();
  await heading(page, 'Bees').waitFor();
  await openPalette(page);
  const groups = palette(page).getByRole('group');
  await expect.poll(() => groups.first().getAttribute('aria-label')).toBe('This idea');
  const own = await groups.first().getByRole('menuitem').allInnerTexts();
  expect(own.map((text) => text.trim())).toEqual([
    'Edit title',
    'Start exploring',
    'Status: Testing',
    'Status: Building',
    'Status: Paused',
    'Status: Killed',
    'Edit tags',
    'Rate this idea',
    'Archive this idea',
    'Export this idea as CSV',
    'Export this idea as JSON',
    'History of this idea',
    'Fork this idea…',
  ]);
  const found: Record<string, string[]> = {};
  for (const word of ['export', 'import', 'board', 'invite', 'theme', 'shortcut']) {
    await palette(page).getByLabel('Search commands').fill(word);
    await expect.poll(() => palette(page).getByText('No results').count()).toBe(0);
    found[word] = (await palette(page).getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  }
  expect(found).toMatchObject({
    export: expect.arrayContaining(['Export this idea as CSV', 'Export ideas as CSV']),
    import: ['Import ideas…'],
    board: expect.arrayContaining(['Show ideas on a board']),
    invite: ['Share part of a canvas…'],
    theme: expect.arrayContaining(['Use dark theme', 'Use light theme', 'Use system theme']),
    shortcut: ['Show keyboard shortcuts'],
  });
  await palette(page).getByLabel('Search commands').fill('import');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Import ideas' }).waitFor();
  await page.keyboard.press('Escape');
  await openPalette(page);
  await page.keyboard.type('paused');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Paused Status' }).waitFor();
});
