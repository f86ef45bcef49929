import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { pageToEdit } from './page-editing.ts';

const pages = 'https://pages.example.org';
const world = productInBrowser({ PUBLIC_PAGES_ORIGIN: pages });

test('the address that is copied is where published pages are', async () => {
  const { opened, account, address } = await pageToEdit(world);
  await verifyAddress(world.url, account);
  const page = await opened();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await dialog.getByText('Visitors see this page as it is now.').waitFor();
  const { pathname } = new URL(address);
  expect(await dialog.getByLabel('Public address').inputValue()).toBe(pages + pathname);
  const elsewhere = await fetch(address, { redirect: 'manual' });
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([308, pages + pathname]);
});
