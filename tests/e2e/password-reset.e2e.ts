import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { mailTo, open, ready } from './founder.ts';

const world = productInBrowser();
const newPassword = 'other words entirely';

async function askForReset(page: Page, email: string): Promise<void> {
  await open(page, `${world.url}/forgot-password/?redirect=%2Freports`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Check your email').waitFor();
}

async function openReset(page: Page): Promise<{ email: string }> {
  const { email } = await openAccount(world.url);
  await askForReset(page, email);
  await open(page, (await mailTo(world, email, 'reset-password')).link);
  await page.getByText(`Choose a new password for ${email}`).waitFor();
  return { email };
}

async function save(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('a new password by mail, and on to where the founder was going', async () => {
  const page = await world.newPage();
  const { email } = await openReset(page);
  await page.waitForURL(`${world.url}/reset-password?redirect=%2Freports`);
  await page.reload();
  await ready(page);
  await save(page, newPassword);
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByText('Password updated. Sign in with your new password.').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.waitForURL(`${world.url}/sign-in?redirect=%2Freports`);
  // By its label alone, while the toast about the password is there as well.
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();

  const late = await world.newPage();
  await open(late, (await mailTo(world, email, 'reset-password')).link);
  await late.getByText('This link was used before').waitFor();
  await late.getByText('Your password hasn’t changed.').waitFor();
  await late.getByRole('link', { name: 'Request a new link' }).click();
  await late.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
});
