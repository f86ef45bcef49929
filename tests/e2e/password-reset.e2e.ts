import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { mailTo, open } from './founder.ts';

const world = productInBrowser();
const newPassword = 'other words entirely';

test('a new password by mail, and on to where the founder was going', async () => {
  const { email } = await openAccount(world.url);
  const page = await world.newPage();
  await open(page, `${world.url}/forgot-password/?redirect=%2Freports`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Check your email').waitFor();
  await open(page, (await mailTo(world, email, 'reset-password')).link);
  await page.getByText(`Choose a new password for ${email}`).waitFor();
  await page.waitForURL(`${world.url}/reset-password?redirect=%2Freports`);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByText('Password updated. Sign in with your new password.').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.waitForURL(`${world.url}/sign-in?redirect=%2Freports`);
  // By its label alone, while the toast about the password is there as well.
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
});
