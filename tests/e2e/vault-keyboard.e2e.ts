import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused, hasFocus, tabTo } from './by-keyboard.ts';
import { capture, ideaNamed, open } from './founder.ts';

const world = productInBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rowNamed = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const chosen = (page: Page) => page.getByRole('toolbar', { name: 'Selected ideas' });

async function atVault(search: string, ...titles: string[]): Promise<Page> {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault${search}`);
  for (const title of titles) {
    await capture(page, title);
    await ideaNamed(page, title).waitFor();
  }
  await page.getByRole('heading', { level: 1 }).focus();
  return page;
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens the menu of an idea that was tabbed to, and takes the entry by its first letters. */
async function takeFromMenu(page: Page, idea: string, entry: string): Promise<void> {
  await press(page, button(page, `More for ${idea}`));
  await page.getByRole('menuitem', { name: entry }).waitFor();
  await page.keyboard.type(entry.slice(0, 10));
  await expectFocused(page, page.getByRole('menuitem', { name: entry }));
  await page.keyboard.press('Enter');
}

test('criteria are chosen, weighed and saved, and two ideas compared and rated by them, by keyboard alone', async () => {
  const page = await atVault('?order=title', 'Bees', 'Wasps');
  await press(page, button(page, 'Criteria'));
  await dialog(page, 'Criteria').waitFor();
  await press(page, button(page, 'Use: ICE'));
  const weight = page.getByRole('textbox', { name: 'Weight of Impact' });
  await tabTo(page, weight);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50');
  await press(page, button(page, 'Scale to 100%'));
  await press(page, button(page, 'Save'));
  await dialog(page, 'Criteria').waitFor({ state: 'detached' });
  await expectFocused(page, button(page, 'Criteria'));

  await tabTo(page, rowNamed(page, 'Bees'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await chosen(page).getByText('2 selected').waitFor();
  await press(page, chosen(page).getByRole('button', { name: 'Compare' }));
  await dialog(page, 'Compare ideas').waitFor();
  const rating = dialog(page, 'Compare ideas').getByRole('radiogroup', { name: 'Impact of Bees' });
  await tabTo(page, rating.getByRole('radio'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => rating.getByRole('radio', { checked: true }).count()).toBe(1);
  await press(page, button(page, 'Done'));
  await dialog(page, 'Compare ideas').waitFor({ state: 'detached' });
  await expectFocused(page, chosen(page).getByRole('button', { name: 'Compare' }));
});

test('an idea is forked by keyboard alone, and the focus comes back to where it was', async () => {
  const page = await atVault('', 'Bees');
  await takeFromMenu(page, 'Bees', 'Fork…');
  const title = dialog(page, 'Fork idea').getByLabel('Title of the new idea');
  await expectFocused(page, title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('Bees for cities');
  await page.keyboard.press('Enter');
  await dialog(page, 'Fork idea').waitFor({ state: 'detached' });
  await ideaNamed(page, 'Bees for cities').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a file is chosen, reviewed and imported by keyboard alone, in the order of its lines', async () => {
  const page = await atVault('', 'Known');
  const path = join(tmpdir(), `groundwork-${crypto.randomUUID()}.csv`);
  await writeFile(path, 'Title,Status\nFirst,inbox\nSecond,testing\nThird,inbox\nWrong,someday\n');
  await press(page, button(page, 'Import and export'));
  await expectFocused(page, page.getByRole('menuitem', { name: 'Import ideas…' }));
  await page.keyboard.press('Enter');
  await dialog(page, 'Import ideas').waitFor();
  // The browser is told to hand out its question some moments before it is asked.
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Choose a file'));
  await page.keyboard.press('Enter');
  await (await asked).setFiles(path);
  await page.getByText('“someday” isn’t a status').waitFor();
  // What comes next has the focus already.
  await expectFocused(page, button(page, 'Import 4 ideas'));
  await page.keyboard.press('Enter');
  await page.getByText('4 ideas imported').waitFor();
  await expectFocused(page, button(page, 'Done'));
  await page.keyboard.press('Enter');
  await dialog(page, 'Import ideas').waitFor({ state: 'detached' });
  const titles = page.getByRole('grid', { name: 'Ideas', exact: true }).getByRole('row');
  const shown = () => titles.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
  await expect.poll(shown).toEqual(['First', 'Second', 'Third', 'Wrong', 'Known']);
});

test('on the board ideas of two columns are chosen, tagged, exported and archived together by keyboard', async () => {
  const page = await atVault('?order=title', 'Bees', 'Moths', 'Wasps');
  await tabTo(page, rowNamed(page, 'Bees'));
  await page.keyboard.press('End');
  await takeFromMenu(page, 'Wasps', 'Move to Testing');
  await rowNamed(page, 'Wasps').getByText('Testing').waitFor();
  await page.getByRole('radio', { name: 'Board' }).focus();
  await page.keyboard.press('ArrowRight');
  if (!(await page.getByRole('region', { name: 'Board' }).isVisible())) await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Board' }).waitFor();

  await tabTo(page, page.getByRole('grid', { name: 'Inbox' }).getByRole('row'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('grid', { name: 'Testing' }).getByRole('row'));
  await page.keyboard.press('Space');
  await chosen(page).getByText('2 selected').waitFor();

  await press(page, chosen(page).getByRole('button', { name: 'Add tag…' }));
  await page.getByLabel('Tag', { exact: true }).waitFor();
  await page.keyboard.type('bulk');
  await page.keyboard.press('Enter');
  await page.getByText('Tagged 2 ideas “bulk”.').waitFor();

  await press(page, chosen(page).getByRole('button', { name: 'Export' }));
  await expectFocused(page, page.getByRole('menuitem', { name: 'As CSV' }));
  await page.keyboard.press('ArrowDown');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const { ideas } = JSON.parse(await readFile(await download.path(), 'utf8')) as { ideas: Record<string, unknown>[] };
  expect(ideas.map(({ title, tags, status }) => [title, tags, status]).sort()).toEqual([
    [expect.stringMatching(/^(Bees|Moths)$/), ['bulk'], 'inbox'],
    ['Wasps', ['bulk'], 'testing'],
  ]);
  // The menu has given back what it had.
  await expectFocused(page, chosen(page).getByRole('button', { name: 'Export' }));

  await press(page, chosen(page).getByRole('button', { name: 'Archive' }));
  await rowNamed(page, 'Wasps').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('row', { name: /^(Bees|Moths)$/ }).count()).toBe(1);
  await expect.poll(() => hasFocus(page.locator('body'))).toBe(false);
});

test('by click a card is chosen by its box, and opened by the rest of it', async () => {
  const page = await atVault('?view=board', 'Bees');
  await rowNamed(page, 'Bees').getByRole('checkbox').click({ force: true });
  await chosen(page).getByText('1 selected').waitFor();
  await chosen(page).getByRole('button', { name: 'Clear selection' }).click();
  await chosen(page).waitFor({ state: 'detached' });
  await rowNamed(page, 'Bees').click();
  await page.getByRole('heading', { level: 1, name: 'Bees' }).waitFor();
});
