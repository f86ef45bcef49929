import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { offerOf } from '../fixtures/sync/undo-words.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { expectAtCommand, openPalette, palette } from './palette.ts';

const world = productInBrowser();

async function undoOf(page: Page) {
  const state = await page.evaluate(() => (window as unknown as AppInPage).appInPage().services.workspace.undo.get());
  return offerOf({ undo: { get: () => state } });
}
const offered = (undoLabel: string | null, redoLabel: string | null) => ({
  canUndo: undoLabel !== null,
  undoLabel,
  canRedo: redoLabel !== null,
  redoLabel,
});

async function expectOffered(pages: readonly Page[], undo: string | null, redo: string | null): Promise<void> {
  await expect.poll(() => Promise.all(pages.map(undoOf))).toEqual(pages.map(() => offered(undo, redo)));
}

async function keys(page: Page, pressed: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press(pressed);
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${from}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: `Title: ${from}` });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(to);
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('what can be undone is the same in both tabs and after a reload, by keys and by the palette, which say what it is', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await revealApp(page.context());
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
  await ideaNamed(page, 'Bees').waitFor();
  await rename(page, 'Bees', 'Wasps');
  const second = await page.context().newPage();
  await open(second, `${world.url}/idea-vault`);
  await expectOffered([page, second], 'Rename to “Wasps”', null);

  // In the other tab, by keys.
  await keys(second, 'ControlOrMeta+z');
  await second.getByText('Undone: Rename to “Wasps”').first().waitFor();
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Bees').waitFor()));
  await expectOffered([page, second], 'Capture “Bees”', 'Rename to “Wasps”');

  // After a reload, by the palette, which names it.
  await page.reload();
  await ideaNamed(page, 'Bees').waitFor();
  await expectOffered([page, second], 'Capture “Bees”', 'Rename to “Wasps”');
  await openPalette(page);
  await page.keyboard.type('redo');
  await expectAtCommand(page, 'Redo: Rename to “Wasps”');
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Wasps').waitFor()));

  // A new change leaves nothing to do again; without a network too.
  await keys(page, 'ControlOrMeta+z');
  await expectOffered([page, second], 'Capture “Bees”', 'Rename to “Wasps”');
  await world.network.cut();
  await rename(second, 'Bees', 'Moths');
  await expectOffered([page, second], 'Rename to “Moths”', null);
  await keys(page, 'ControlOrMeta+z');
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Bees').waitFor()));
  await keys(page, 'ControlOrMeta+Shift+z');
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Moths').waitFor()));
  await world.network.mend();
  await expectOffered([page, second], 'Rename to “Moths”', null);
  world.takeFaults();
});
