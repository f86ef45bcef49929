import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { offerOf } from '../fixtures/sync/undo-words.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { foldLog, readKept, readLog, readShown } from './log-states.ts';

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

test('two tabs offer the same undo while the network goes and comes back, and end in the one state of the log', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  await revealApp(page.context());
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
  await ideaNamed(page, 'Bees').waitFor();
  await rename(page, 'Bees', 'Wasps');
  const second = await page.context().newPage();
  await open(second, `${world.url}/idea-vault`);
  await expectOffered([page, second], 'Rename to “Wasps”', null);

  await keys(second, 'ControlOrMeta+z');
  await second.getByText('Undone: Rename to “Wasps”').first().waitFor();
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Bees').waitFor()));
  await expectOffered([page, second], 'Capture “Bees”', 'Rename to “Wasps”');

  // A new change leaves nothing to do again; without a network too.
  await world.network.cut();
  await rename(second, 'Bees', 'Moths');
  await expectOffered([page, second], 'Rename to “Moths”', null);
  await keys(page, 'ControlOrMeta+z');
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Bees').waitFor()));
  await keys(page, 'ControlOrMeta+Shift+z');
  await Promise.all([page, second].map((tab) => ideaNamed(tab, 'Moths').waitFor()));
  await world.network.mend();
  await expectOffered([page, second], 'Rename to “Moths”', null);

  const titles = async () =>
    (await readLog(world.url, account.accessToken)).flatMap(({ stream, data }) =>
      stream.startsWith('idea-') ? [data['title']] : [],
    );
  await expect.poll(titles).toEqual(['Bees', 'Wasps', 'Bees', 'Moths', 'Bees', 'Moths']);
  const log = await readLog(world.url, account.accessToken);
  const states = foldLog(log);
  const kept = { states, waiting: 0, position: log.length, isComplete: true };
  for (const tab of [page, second]) {
    await expect.poll(() => readShown(tab)).toEqual(states);
    await expect.poll(() => readKept(tab)).toEqual(kept);
  }
  world.takeFaults();
});
