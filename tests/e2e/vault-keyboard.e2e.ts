import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused, tabTo } from './by-keyboard.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function atVault(title: string): Promise<Page> {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  await capture(page, title);
  await ideaNamed(page, title).waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  return page;
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

inFullRun(
  'a file is chosen, reviewed and imported by keyboard alone, in the order of its lines, and nothing is cut off on a narrow screen',
  async () => {
    const page = await atVault('Known');
    const fits = async (): Promise<void> => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
    };
    const path = join(tmpdir(), `groundwork-${crypto.randomUUID()}.csv`);
    await writeFile(
      path,
      `Title,Status\nFirst,inbox\nSecond,testing\nThird,inbox\nWrong,someday\n${'winded '.repeat(30)},\n`,
    );
    await press(page, button(page, 'Import and export'));
    await expectFocused(page, page.getByRole('menuitem', { name: 'Import ideas…' }));
    await page.keyboard.press('Enter');
    await dialog(page, 'Import ideas').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from('Title\nCaf\xe9', 'latin1') });
    // What is no UTF-8 is read as what it most likely is, and said so.
    await page.getByText('Read as Windows-1252').first().waitFor();
    await expectFocused(page, button(page, 'Import 1 idea'));
    await fits();
    await press(page, button(page, 'Choose another file'));
    // The browser is told to hand out its question some moments before it is asked.
    const asked = page.waitForEvent('filechooser');
    await tabTo(page, button(page, 'Choose a file'));
    await page.keyboard.press('Enter');
    await (await asked).setFiles(path);
    await button(page, 'Import 5 ideas').waitFor();
    await fits();
    // What comes next has the focus already.
    await expectFocused(page, button(page, 'Import 5 ideas'));
    await page.keyboard.press('Enter');
    await page.getByText('5 ideas imported').waitFor();
    await expectFocused(page, button(page, 'Done'));
    await page.keyboard.press('Enter');
    await dialog(page, 'Import ideas').waitFor({ state: 'detached' });
    const titles = page.getByRole('grid', { name: 'Ideas', exact: true }).getByRole('row');
    const shown = () => titles.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
    // One that was too long is shortened.
    const long = expect.stringMatching(/^winded .{1,133}$/u);
    await expect.poll(shown).toEqual(['First', 'Second', 'Third', 'Wrong', long, 'Known']);

    await press(page, button(page, 'Criteria'));
    await press(page, button(page, 'Use: ICE'));
    await tabTo(page, page.getByRole('textbox', { name: 'Weight of Impact' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('27.5');
    await press(page, button(page, 'Save'));
    await page.getByText('12.5% left to assign. “Scale to 100%” keeps their proportions.').waitFor();
    await fits();
  },
);
