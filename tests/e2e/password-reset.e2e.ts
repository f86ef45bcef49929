import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { mailTo, newFounder, open, ready } from './founder.ts';

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
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await save(page, 'short');
  await page.getByText('Use at least 8 characters.').waitFor();
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
  expect(await findViolations(late)).toEqual([]);
  await late.getByRole('link', { name: 'Request a new link' }).click();
  await late.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
});

test('an address that nobody has gets the same words and no mail', async () => {
  const { email: known } = await openAccount(world.url);
  const unknown = newFounder('nobody').email;
  const page = await world.newPage();
  const said: string[] = [];
  for (const email of [unknown, known]) {
    await askForReset(page, email);
    said.push((await page.getByRole('main').innerText()).replace(email, '…'));
  }
  expect(said[0]).toBe(said[1]);
  // The later mail has come, so the earlier one would have.
  await mailTo(world, known, 'reset-password');
  const inbox = await fetch(`${world.url}/dev/inbox`, { headers: { accept: 'application/json' } });
  const mails = (await inbox.json()) as { to: string }[];
  expect(mails.filter(({ to }) => to === unknown)).toEqual([]);
});

test('a password that fails the policy has it read anew, and its rules shown', async () => {
  const page = await world.newPage();
  let isStricter = false;
  await page.route('**/v2/passwordPolicy*', (route) =>
    route.fulfill({
      json: {
        schemaVersion: 1,
        enforcementState: 'ENFORCE',
        allowedNonAlphanumericCharacters: ['!', '?'],
        customStrengthOptions: { minPasswordLength: isStricter ? 12 : 8 },
      },
    }),
  );
  await openReset(page);
  await page.getByText('At least 8 characters').waitFor();
  isStricter = true;
  const message = 'Missing password requirements: [Password must contain a numeric character]';
  await page.route(
    '**/accounts:resetPassword*',
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${message}` } },
      }),
    { times: 1 },
  );
  await save(page, 'plainwords');
  await page.getByText('This password wasn’t accepted. Password must contain a numeric character.').waitFor();
  await page.getByText('At least 12 characters').waitFor();
  await save(page, 'plainwords');
  await page.getByText('Use at least 12 characters.').waitFor();
  await page.getByLabel('New password').fill('pla1n words!');
  await expect.poll(() => page.getByRole('list', { name: 'Rules' }).getByText('not met yet').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password updated. Sign in with your new password.').waitFor();
});
