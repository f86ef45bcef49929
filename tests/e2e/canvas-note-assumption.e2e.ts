import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';

const world = productInBrowser();

test('a note of the canvas becomes an assumption, and its card leads there', async () => {
  const nodes = [{ id: 'noteOfOwners', kind: 'note' as const, x: 0, y: 0, width: 200, height: 96, text: 'Owners pay' }];
  const { account, address, projectId } = await openCanvas(world.url, 'A bakery', { nodes });
  const page = await world.newPage(account);
  await open(page, address);
  await page.getByRole('option', { name: 'Note: Owners pay' }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Make an assumption' }).click();
  await page.getByRole('option', { name: 'Assumption: Owners pay' }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Open the assumption' }).click();
  await page.waitForURL(new RegExp(`/validate\\?projectId=${projectId}&view=assumptions&id=`, 'u'));
  await page.getByRole('main').getByText('Owners pay').first().waitFor();
  const stated = (await eventsOf(world.url, account)).filter(({ type }) => type === 'AssumptionStated');
  expect(stated.map(({ stream, data }) => [stream, data['text']])).toEqual([[`ledger-${projectId}`, 'Owners pay']]);
});
