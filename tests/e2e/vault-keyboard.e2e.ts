import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused, tabTo } from './by-keyboard.ts';
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
