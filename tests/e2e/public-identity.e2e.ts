import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';

const world = productInBrowser({ EMBEDDED_IDENTITY_PUBLIC: '1' });

test.each([
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create account'],
])('%s offers no provider where the stand-ins are not served', async (path, button) => {
  const page = await world.newPage();
  await open(page, world.url + path);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /Continue with/ }).count()).toBe(0);
});
