import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';

const world = productInBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Comments' });

test('a founder comments on a note, finds the comment at home after a reload, and resolves it; nothing shuts anyone out', async () => {
  const placed = { nodes: [{ id: 'notenotenote', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Ovens' }] };
  const { account, address } = await openCanvas(world.url, 'Crumb', placed as never);
  const page = await world.newPage(account);
  await page.setViewportSize(wide);
  await open(page, address);
  await page.getByRole('option', { name: 'Note: Ovens' }).focus();
  await page.keyboard.press('m');
  await panel(page).getByRole('textbox', { name: 'Write a comment' }).fill('Too dear?');
  await page.keyboard.press('Control+Enter');
  await panel(page).getByRole('article').getByText('Too dear?').waitFor();
  expect(await readDialogFaults(page, 0)).toEqual([]);
  await button(page, 'Close').click();
  await page.getByRole('button', { name: 'Comment: 1 comment, Note: Ovens' }).waitFor();
  expect(await readFaults(page)).toEqual([]);

  await open(page, `${world.url}/home`);
  const list = page.getByRole('region', { name: 'Comments' });
  await list.getByText('Canvas · Note: Ovens').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await list.getByRole('button', { name: 'Open: Too dear?' }).click();
  await button(page, 'Resolve').click();
  await panel(page).getByRole('button', { name: 'Show 1 resolved' }).waitFor();
  await button(page, 'Close').click();
  await list.getByText('Canvas · Note: Ovens').waitFor({ state: 'detached' });
});
