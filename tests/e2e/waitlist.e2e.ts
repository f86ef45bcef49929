import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { newFounder, open } from './founder.ts';

const world = productInBrowser({ WAITLIST: 'on' });

test('while nobody new is let in, an address can be left', async () => {
  const page = await world.newPage();
  const { email, password } = newFounder('waiting');
  await open(page, `${world.url}/sign-up`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('We’re full right now').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  const joined = page.waitForRequest('**/api/v1/waitlist');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  expect((await joined).postDataJSON()).toEqual({ email });
  await page.getByText('You’re on the list').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
