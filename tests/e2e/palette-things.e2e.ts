import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { agentOf, launchPage, signUp } from '../fixtures/a-launched-page.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { expectAtCommand, openPalette, palette } from './palette.ts';

const world = productInBrowser();

/** Looks for what is named so, and goes there. */
async function goTo(page: Page, words: string, name: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await expectAtCommand(page, name);
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
}

test('somebody who signed up is found by their address, among all who did', async () => {
  const { account, projectId, slug } = await launchPage(world.url);
  const join = (n: number, email: string) => signUp(world.url, slug, { agent: agentOf(n) }, email);
  expect([await join(1, 'ada@example.org'), await join(2, 'bob@example.org')]).toEqual([303, 303]);
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  await goTo(page, 'bob', 'bob@example.org');
  await page.getByText('1 of 2 people').waitFor();
  const [address] = page.url().split('&person=');
  expect(address).toBe(`${world.url}/validate?projectId=${projectId}&view=people`);
});

test('the example is offered by its name, and opened once it is there', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await goTo(page, 'example', 'See a finished example');
  await page.waitForURL(/\/canvas\?projectId=/u);
  const canvas = page.url();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await goTo(page, 'example', 'Open the example');
  await page.waitForURL(canvas);
});
