import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { pageToEdit, tree } from './page-editing.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

test('neither the editor of a page nor its settings shut anybody out', async () => {
  const { opened, command } = await pageToEdit(world);
  expect(await command('AddVersionB', {})).toBe('accepted');
  const page = await opened();
  await tree(page).getByText('Know the cost').click();
  await page.getByRole('group', { name: 'Image', exact: true }).waitFor();
  const editor = await readFaults(page);
  await page.setViewportSize({ ...wide, width: 320 });
  await press(page, 'Page settings');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('No');
  await dialog.getByText('Use 3 to 60 lowercase letters, digits and single hyphens.').waitFor();
  expect([editor, await readDialogFaults(page, 0)]).toEqual([[], []]);
});

inFullRun('no other dialog over the editor of a page shuts anybody out', async () => {
  const { opened } = await pageToEdit(world);
  const page = await opened({ viewport: { ...wide, width: 320 } });
  const found: Record<string, readonly string[]> = {};
  const dialog = page.getByRole('dialog');
  const look = async (name: string) => {
    found[name] = await readDialogFaults(page, Object.keys(found).length);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await press(page, 'Publish');
  await dialog.getByText('Your email is verified.').waitFor();
  await look('a publication that is hindered');
  await press(page, 'History');
  await dialog.getByRole('listbox', { name: 'Changes' }).getByRole('option').first().waitFor();
  await look('the history');
  await open(page, `${world.url}/page-builder`);
  await press(page, 'New page');
  await dialog.getByLabel('Title').fill('');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a title of 140 characters or fewer.').waitFor();
  await look('a new page without a title');
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});
