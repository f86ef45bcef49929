import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { pageToEdit, stage } from './page-editing.ts';
import { readFaults } from './read-faults.ts';

const world = productInBrowser();

test('every change of a page is in its history, and an earlier page is seen and led back', async () => {
  const { command, opened } = await pageToEdit(world);
  const edited = { block: 'hero', field: 'heading', base: 'Know the cost', text: 'Know the price' };
  expect(await command('EditBlockText', edited)).toBe('accepted');
  expect(await command('RemoveBlocks', { blocks: ['list'] })).toBe('accepted');
  const page = await opened();
  await stage(page).getByText('Know the price').waitFor();
  await page.getByRole('button', { name: 'History' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'History of this page' });
  const changes = dialog.getByRole('listbox', { name: 'Changes' }).getByRole('option');
  await expect.poll(() => changes.count()).toBe(3);
  const then = stage(page).last();
  await then.getByText('Know the price').waitFor();
  expect(await then.getByText('Weigh').count()).toBe(0);
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await then.getByText('Know the cost').waitFor();
  await then.getByText('Weigh').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByRole('switch', { name: /ompare/ }).press('Space');
  await expect.poll(() => then.getByText('Know the cost').count()).toBe(0);
  await dialog.getByRole('switch', { name: /ompare/ }).press('Space');
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).press('Enter');
  await expect.poll(() => changes.count()).toBe(4);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await stage(page).getByText('Know the cost').waitFor();
  await stage(page).getByText('Weigh').waitFor();
});
