import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { type Authenticator, enrolAuthenticator, verifyEmail } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { mailTo, open } from './founder.ts';

const world = productInBrowser();

async function openGuarded(): Promise<Account & { app: Authenticator }> {
  const account = await openAccount(world.url);
  await verifyEmail(world.url, account);
  return { ...account, app: await enrolAuthenticator(world.url, account) };
}

async function givePassword(page: Page, { email, password }: Account, path = '/sign-in'): Promise<void> {
  await open(page, `${world.url}${path}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('after the password the code of the app is asked for, and a wrong one may be mended', async () => {
  const account = await openGuarded();
  const page = await world.newPage();
  await givePassword(page, account, '/sign-in?redirect=%2Freports');
  const field = page.getByLabel('Code');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await findViolations(page)).toEqual([]);
  await giveCode(page, '12');
  await page.getByText('A code has 6 digits.').waitFor();
  await giveCode(page, account.app.code() === '000000' ? '000001' : '000000');
  await page.getByText('That code isn’t right.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const code = account.app.code();
  await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
});

test('a code that comes too late has to start over, and so may whoever wants to', async () => {
  const account = await openGuarded();
  const page = await world.newPage();
  await givePassword(page, account);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await givePassword(page, account);
  await page.route('**/mfaSignIn:finalize*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_MFA_PENDING_CREDENTIAL' } } }),
  );
  await giveCode(page, account.app.code());
  await page.getByText('That took too long').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
});

test('a provider asks for the code as well', async () => {
  const account = await openGuarded();
  const page = await world.newPage();
  await open(page, `${world.url}/sign-in`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await opened;
  await window.getByLabel('Email').fill(account.email);
  await window.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
  await giveCode(page, account.app.code());
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
});

test('so does a mailed link', async () => {
  const account = await openGuarded();
  const page = await world.newPage();
  await open(page, `${world.url}/auth/send-link`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByText('Check your email').waitFor();
  await open(page, (await mailTo(world, account.email, 'sign-in-link')).link);
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
  await giveCode(page, account.app.code());
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
});
