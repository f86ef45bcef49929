import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { findViolations } from './find-violations.ts';
import { open, signIn } from './founder.ts';

const world = productInBrowser();
let ben: Account;
beforeAll(async () => {
  ben = await openAccount(world.url);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const switcher = (page: Page, name: string) => page.getByRole('button', { name: `Current idea: ${name}` });

test('whoever signs in again finds the idea that was current, and so does another device', async () => {
  const account = await openAccount(world.url);
  const to = { url: world.url, accessToken: account.accessToken };
  for (const idea of ['Bees', 'Wasps']) {
    const [ideaId, canvasId] = [crypto.randomUUID(), crypto.randomUUID()];
    await sendCommand(to, [`idea-${ideaId}`, 'CaptureIdea', { title: idea }]);
    await sendCommand(to, [`project-${crypto.randomUUID()}`, 'StartProject', { ideaId, canvasId }]);
  }
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: /^Current idea/ }).click();
  await page.getByRole('menuitem', { name: 'Bees' }).click();
  await heading(page, 'Bees').waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${world.url}/`);
  await signIn(page, world, account);
  await switcher(page, 'Bees').waitFor();

  const elsewhere = await world.newPage(await openSession(world.url, account));
  await open(elsewhere, `${world.url}/home`);
  await switcher(elsewhere, 'Bees').waitFor();
});

test('the finished example is added once, leads from one idea to the other, and goes in one step', async () => {
  const page = await world.newPage(ben);
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await switcher(page, 'Crumb Check: one costing, £49').waitFor();
  await page.getByRole('option', { name: 'Assumption: Owners pay £49 once by card' }).waitFor();
  await page.getByRole('option', { name: /^Note: Pre-order refutes it/ }).waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('button', { name: 'More for Crumb Check: one costing, £49' }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await heading(page, 'Crumb Check: one costing, £49').waitFor();
  await main(page).getByRole('link', { name: 'Crumb: what each bake really costs' }).click();
  await heading(page, 'Crumb: what each bake really costs').waitFor();
  expect(await findViolations(page)).toEqual([]);

  await open(page, `${world.url}/canvas`);
  await main(page).getByRole('link', { name: 'Crumb: what each bake really costs' }).click();
  await page.getByRole('option', { name: 'Assumption: Owners pay £19 monthly by card' }).waitFor();
  expect(await page.getByRole('option', { name: /^Assumption: / }).count()).toBe(4);

  await open(page, `${world.url}/home`);
  // Nothing of it counts as done by the founder.
  await main(page).getByText('0 of 6 done').waitFor();
  await page.getByRole('button', { name: 'Remove example' }).click();
  await page.getByRole('button', { name: 'Remove example' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove example' }).click();
  await page.getByRole('button', { name: /^Current idea/ }).waitFor({ state: 'detached' });

  await main(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await main(page).getByRole('button', { name: 'Show first steps' }).click();
  await main(page).getByText('0 of 6 done').waitFor();
});
