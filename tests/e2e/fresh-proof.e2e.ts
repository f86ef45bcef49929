import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { accountSettings, mailTo, signIn } from './founder.ts';

const world = productInBrowser();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const isFocused = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => button === document.activeElement);

/** Our server finds the sign-in too old until the page has shown it a new proof. */
async function signInLongAgo(page: Page): Promise<void> {
  let isRefused = false;
  let isProved = false;
  // Not the one with which the settings open, which may still be under way.
  const shown = new Set<unknown>();
  page.on('request', (request) => {
    if (isRefused && request.url().endsWith('/auth/sessions/proof')) shown.add(request);
  });
  page.on('response', (response) => {
    if (shown.has(response.request()) && response.status() === 204) isProved = true;
  });
  await page.route('**/api/v1/auth/sessions/*', (route) => {
    if (route.request().method() !== 'DELETE' || isProved) return route.fallback();
    isRefused = true;
    const json = { message: 'Please confirm it’s you first.', code: 'sign-in-too-old', requestId: '1' };
    return route.fulfill({ status: 403, json });
  });
}

test('a session is ended after a fresh proof, by keyboard alone, and told by mail', async () => {
  const account = await openAccount(world.url);
  await openSession(world.url, account);
  const page = await world.newPage();
  await signIn(page, world, account, accountSettings);
  await signInLongAgo(page);
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  const endOther = page.getByRole('button', { name: 'Sign out Unknown device' }).first();
  await endOther.waitFor();
  const before = await rows.count();
  await endOther.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => endOther.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await rows.count()).toBe(before);
  await page.keyboard.press('Enter');
  const password = dialog(page).getByLabel('Your password');
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(before - 1);
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page, 'Sign out everywhere')).toBe(true);
  await mailTo(world, account.email, 'session-ended');
});

test('a way in is removed after a fresh proof', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage();
  await signIn(page, world, account, accountSettings);
  let isProved = false;
  const asked: string[] = [];
  page.on('response', (response) => {
    // Not the one with which the settings open.
    if (asked.length > 0 && response.url().endsWith('/auth/sessions/proof') && response.status() === 204)
      isProved = true;
  });
  await page.route('**/accounts:update*', async (route) => {
    asked.push(isProved ? 'after the proof' : 'before it');
    if (isProved) return route.fallback();
    return route.fulfill({ status: 400, json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } } });
  });
  // A way in that this page believes to be there: the provider has the last word.
  await page.route('**/accounts:lookup*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const user of body.users ?? []) {
      user.providerUserInfo = [
        ...(user.providerUserInfo ?? []),
        { providerId: 'google.com', rawId: 'of-google', email: account.email },
      ];
    }
    await route.fulfill({ json: body });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await dialog(page).getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['before it', 'after the proof']);
  await dialog(page).waitFor({ state: 'detached' });
});
