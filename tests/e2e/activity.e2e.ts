import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { signInAtProvider } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const list = (page: Page) => page.getByRole('list', { name: 'Recent activity', exact: true });
const entries = (page: Page) => list(page).getByRole('listitem');
const more = (page: Page) => page.getByRole('button', { name: 'Show more', exact: true });

/** A sign-in by a browser that calls itself like that. */
async function signInFrom(account: Account, userAgent: string): Promise<Tokens> {
  const { idToken } = await signInAtProvider(world.url, account);
  const answer = await fetch(`${world.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ firebaseToken: idToken }),
  });
  return (await answer.json()) as Tokens;
}

const missPassword = ({ email }: Account) =>
  fetch(`${world.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome/140.0 Android' },
    body: JSON.stringify({ email, password: 'not the words' }),
  });

test('recent activity says what, when and from where, in both themes and on a phone', async () => {
  const account = await openAccount(world.url);
  await missPassword(account);
  await missPassword(account);
  const page = await world.newPage(await signInFrom(account, 'Firefox/143.0 Windows'));
  await open(page, `${world.url}/settings/account`);
  const said = async () =>
    (await entries(page).allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' ').replace(/ \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M /, ' '),
    );
  await expect
    .poll(said)
    .toEqual([
      'Signed in with password · Firefox on Windows · 127.0.0.1',
      'Failed sign-in: wrong password · Chrome on Android · 127.0.0.1 · 2 times',
      'Signed in with password · Unknown device · 127.0.0.1',
      'Account created · Unknown device · 127.0.0.1',
    ]);
  await page.getByText('If something wasn’t you, change your password and sign out everywhere.').waitFor();
  expect(await more(page).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('older entries are shown by keyboard, and the focus stays with the list', async () => {
  const account = await openAccount(world.url);
  const browsers = ['Firefox', 'Chrome', 'Edg', 'OPR'];
  const systems = ['Windows', 'Android', 'Linux'];
  let tokens: Tokens = account;
  for (const browser of browsers) {
    for (const system of systems) tokens = await signInFrom(account, `${browser}/1.0 ${system}`);
  }
  const page = await world.newPage(tokens);
  await open(page, `${world.url}/settings/account`);
  await expect.poll(() => entries(page).count()).toBe(10);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => entries(page).count()).toBe(14);
  await expect.poll(() => list(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await more(page).count()).toBe(0);
  // It has the time of the first sign-in, so either may be the last.
  await entries(page).getByText('Account created').waitFor();
});

test('what cannot be read says so and is read when asked again; without anything there is a sentence', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  const section = page.getByRole('region', { name: 'Recent activity', exact: true });
  let answer: 'fail' | 'empty' = 'fail';
  await page.route('**/api/v1/auth/activity*', (route) =>
    answer === 'fail' ? route.abort() : route.fulfill({ json: { events: [], next: null } }),
  );
  await open(page, `${world.url}/settings/account`);
  await section.getByText('Couldn’t load this from the server.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  answer = 'empty';
  await section.getByRole('button', { name: 'Try again' }).click();
  await section.getByText('Nothing yet.').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
