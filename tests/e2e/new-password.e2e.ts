import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { accountSettings, newFounder, open, signIn } from './founder.ts';

const world = productInBrowser();

const rulesOn = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Rules' }).getByRole('listitem').allTextContents();
const isFocused = (page: Page, label: string): Promise<boolean> =>
  page.getByLabel(label).evaluate((field) => field === document.activeElement);
const met = (rule: string): string => `${rule}: met`;
const open8 = 'At least 8 characters: not met yet';
const common = 'Not one of the most common passwords';
const personal = 'Not your email address or “Groundwork”: not met yet';

test('at sign-up a password is judged while it is typed, and sent nowhere', async () => {
  const page = await world.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, `${world.url}/sign-up`);
  await page.getByLabel('Email').fill('Lovelace-Ada@example.org');
  const field = page.getByLabel('Password');
  await field.focus();
  expect(await rulesOn(page)).toEqual([open8, `${common}: not met yet`]);
  await field.fill('plain');
  expect(await rulesOn(page)).toEqual([open8, `${common}: not met yet`]);
  await field.fill('12345678');
  expect(await rulesOn(page)).toEqual([met('At least 8 characters'), `${common}: not met yet`]);
  await field.fill('Password1');
  await expect.poll(() => rulesOn(page)).toEqual([met('At least 8 characters'), `${common}: not met yet`]);
  await page.getByText('Weak', { exact: true }).waitFor();
  await field.fill('lovelace-ada');
  expect(await rulesOn(page)).toEqual([met('At least 8 characters'), personal, met(common)]);
  await field.fill('a b c d e f');
  expect(await rulesOn(page)).toEqual([met('At least 8 characters'), met(common)]);
  expect(await findViolations(page)).toEqual([]);
  await field.fill('Password1');
  await page.keyboard.press('Enter');
  await page.getByText('This is one of the most common passwords. Choose another one.').waitFor();
  expect([await isFocused(page, 'Password'), await rulesOn(page)]).toEqual([true, [met('At least 8 characters')]]);
  expect(await findViolations(page)).toEqual([]);
  const lists = sent.filter((request) => request.includes('/api/v1/common-passwords'));
  expect([lists.length, sent.filter((request) => /Password1|lovelace|accounts:signUp/i.test(request))]).toEqual([
    1,
    [],
  ]);
});

test('a pasted passphrase with spaces opens an account', async () => {
  const page = await world.newPage();
  await open(page, `${world.url}/sign-up`);
  await page.getByLabel('Email').fill(newFounder('pasted').email);
  await page.getByLabel('Password').focus();
  // What a password manager and the clipboard do.
  await page.evaluate(() => document.execCommand('insertText', false, ' seven plain words of a passphrase '));
  expect(await rulesOn(page)).toEqual([met('At least 8 characters'), met(common)]);
  expect(await page.getByLabel('Password').getAttribute('autocomplete')).toBe('new-password');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
});

test('what only the server knew of a password is said beside its field', async () => {
  const page = await world.newPage();
  await page.route('**/api/v1/common-passwords', (route) => route.abort());
  await open(page, `${world.url}/sign-up`);
  await page.getByLabel('Email').fill(newFounder('unlisted').email);
  await page.getByLabel('Password').fill('Password1');
  expect(await rulesOn(page)).toEqual([met('At least 8 characters'), met(common)]);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('This is one of the most common passwords. Choose another one.').waitFor();
  await expect.poll(() => isFocused(page, 'Password')).toBe(true);
  expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
  expect(await findViolations(page)).toEqual([]);
});

test('in the settings a new password is judged while it is typed', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage();
  await signIn(page, world, account, accountSettings);
  const field = page.getByLabel('New password');
  await field.fill('iloveyou');
  await expect.poll(() => rulesOn(page)).toEqual([met('At least 8 characters'), `${common}: not met yet`]);
  await field.fill(account.email);
  expect(await rulesOn(page)).toEqual([met('At least 8 characters'), personal, met(common)]);
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password can’t be your email address or “Groundwork”. Choose another one.').waitFor();
  expect(await isFocused(page, 'New password')).toBe(true);
});
