import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../fixtures/product.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { findViolations } from './find-violations.ts';
import { newFounder, open } from './founder.ts';

let product: Product;
let browser: WatchedBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ RATE_LIMIT: 'off', WAITLIST: 'on' }), watchedBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('while nobody new is let in, an address can be left', async () => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const { email, password } = newFounder('waiting');
  await open(page, `${product.url}/sign-up`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('There is no room at the moment').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  const joined = page.waitForRequest('**/api/v1/waitlist');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  expect((await joined).postDataJSON()).toEqual({ email });
  await page.getByText('You are on the list').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(browser.takeFaults()).toEqual([]);
});
