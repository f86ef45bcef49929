import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused, hasFocus } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { capture, ideaNamed, newFounder, open, signIn, signUp } from './founder.ts';
import { expectAtCommand, openPalette } from './palette.ts';

const world = productInBrowser();
let ada: Account;
let ben: Account;
beforeAll(async () => {
  [ada, ben] = await Promise.all([openAccount(world.url), openAccount(world.url)]);
});

const title = 'Lend a ladder';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const switcher = (page: Page, name: string) => page.getByRole('button', { name: `Current idea: ${name}` });

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

test('an idea has a page, is explored there, switched to, renamed, removed and brought back', async () => {
  const page = await world.newPage(ada);
  await open(page, `${world.url}/idea-vault`);
  await capture(page, title);
  await ideaNamed(page, title).waitFor();

  // The next step leads to it.
  await open(page, `${world.url}/home`);
  await main(page).getByRole('link', { name: 'Describe the problem', exact: true }).click();
  await heading(page, title).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} · Groundwork`);
  const problem = main(page).getByRole('textbox', { name: 'Problem' });
  await problem.focus();
  await page.keyboard.type('Few own a long ladder');
  await page.keyboard.press('Control+Enter');
  await main(page).getByText('1 of 3', { exact: true }).waitFor();
  await expectFocused(page, problem);

  await press(page, page.getByRole('button', { name: 'Start exploring' }));
  await main(page).getByText('Exploring since').waitFor();
  await expect.poll(() => hasFocus(heading(page, title))).toBe(true);
  await main(page).getByRole('button', { name: 'Exploring Status' }).waitFor();
  await switcher(page, title).waitFor();

  // A way to its canvas, in this tab or in another; and from the vault too.
  const toCanvas = main(page).getByRole('link', { name: 'Open the canvas' });
  expect(await toCanvas.getAttribute('href')).toMatch(/^\/canvas\?projectId=[0-9a-f-]{36}$/);
  await toCanvas.click();
  await page.waitForURL(/\/canvas\?projectId=/);
  await heading(page, title).waitFor();
  await page.goBack();
  await toCanvas.waitFor();
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Open the canvas' }).click();
  await page.waitForURL(/\/canvas\?projectId=/);
  await heading(page, title).waitFor();
  await page.goBack();
  await ideaNamed(page, title).waitFor();
  await page.goBack();
  await heading(page, title).waitFor();

  // A name of its own, for the switcher.
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Name in the switcher…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ladders');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await switcher(page, 'Ladders').waitFor();

  // The section that is about one idea keeps it, and leads back.
  await open(page, `${world.url}/canvas`);
  await switcher(page, 'Ladders').click();
  await page.getByRole('menuitem', { name: 'Ladders' }).click();
  await page.waitForURL(/\/canvas\?projectId=/);
  await heading(page, 'Ladders').waitFor();
  await page.goBack();
  await page.goBack();
  await heading(page, title).waitFor();

  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Remove canvas and tests…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the canvas and tests of “Ladders”?' });
  await press(page, question.getByRole('button', { name: 'Remove' }));
  await page.getByRole('button', { name: 'Start exploring' }).waitFor();
  await expect.poll(() => hasFocus(heading(page, title))).toBe(true);
  await switcher(page, 'Ladders').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await switcher(page, 'Ladders').waitFor();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await main(page).getByText('This idea is archived').waitFor();
  await press(page, main(page).getByRole('button', { name: 'Restore' }));
  await main(page).getByText('This idea is archived').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(heading(page, title))).toBe(true);

  // It is found by its name, and after a reload it is the current one still.
  await page.reload();
  await heading(page, title).waitFor();
  await open(page, `${world.url}/home`);
  await switcher(page, 'Ladders').waitFor();
  await openPalette(page);
  await page.keyboard.type('ladder');
  await expectAtCommand(page, title);
  await page.keyboard.press('Enter');
  await heading(page, title).waitFor();
});

test('an idea that two devices began to explore goes on with a copy, and the canvas of the second is not lost', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
  await ideaNamed(page, 'Bees').waitFor();
  await expect.poll(async () => (await eventsOf(world.url, account)).length).toBe(1);
  const [captured] = await eventsOf(world.url, account);
  const ideaId = captured?.stream.slice('idea-'.length);
  await open(page, `${world.url}/idea-vault/${ideaId}`);

  await page.route(/\/api\/v1\/commands$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Start exploring' }).click();
  await main(page).getByRole('link', { name: 'Open the canvas' }).click();
  await page.getByLabel('First note').fill('Hives are lost');
  await page.getByLabel('First note').press('Enter');
  await page.getByRole('option', { name: 'Note: Hives are lost' }).waitFor();
  const { accessToken } = await openSession(world.url, account);
  const elsewhere = { ideaId, canvasId: crypto.randomUUID() };
  const draft = [`project-${crypto.randomUUID()}`, 'StartProject', elsewhere] as const;
  expect(await sendCommand({ url: world.url, accessToken }, draft)).toBe('accepted');
  await page.unroute(/\/api\/v1\/commands$/);

  await open(page, `${world.url}/idea-vault`);
  const refusal = page.getByRole('list', { name: 'Rejected changes' }).getByRole('listitem');
  await refusal.getByText('Starting to explore it was rejected: Bees').waitFor();
  expect([await refusal.count(), await findViolations(page)]).toEqual([1, []]);
  await refusal.getByRole('button', { name: 'Continue with a copy of the idea' }).click();
  await refusal.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More for Bees (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Open the canvas' }).click();
  await page.getByRole('option', { name: 'Note: Hives are lost' }).waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
});

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

test('a blank canvas stays empty, and the keyboard is on it', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb');
  const page = await world.newPage(account);
  await open(page, address);
  await press(page, page.getByRole('button', { name: 'Blank' }));
  await page.getByLabel('First note').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page.locator('[data-canvas]'))).toBe(true);
  expect([await page.getByRole('option').count(), await page.getByRole('textbox').count()]).toEqual([0, 0]);
  expect((await eventsOf(world.url, account)).map(({ type }) => type)).toEqual(['IdeaCaptured', 'ProjectStarted']);
  // A key makes the first note as on any canvas.
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Text of/ }).waitFor();
});

test('an idea that is not here is said to be so, and a malformed address is none', async () => {
  const page = await world.newPage(ada);
  await open(page, `${world.url}/idea-vault/0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5`);
  await heading(page, 'This idea isn’t here').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Back to the idea vault' }).click();
  await heading(page, 'Idea vault').waitFor();
  await open(page, `${world.url}/idea-vault/ladder`);
  await heading(page, 'Oops! Page Not Found').waitFor();
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

test('whoever wants to see the finished example during the welcome lands in it, finds it again, and is rid of it in one press', async () => {
  const page = await world.newPage();
  await signUp(page, world, newFounder('cy'));
  await page.getByLabel('What are you working on?').fill('A shared workshop');
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await switcher(page, 'Crumb Check: one costing, £49').waitFor();
  await page.getByRole('option', { name: 'Assumption: Owners pay £49 once by card' }).waitFor();

  // The welcome is over, and what was typed is the first idea.
  await open(page, `${world.url}/home`);
  await main(page).getByRole('link', { name: 'A shared workshop' }).first().waitFor();
  await main(page).getByText('Both are in the idea vault and in the switcher at the top.').waitFor();
  await main(page).getByRole('link', { name: 'Open example' }).click();
  await page.getByRole('option', { name: 'Assumption: Owners pay £49 once by card' }).waitFor();

  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Remove example' }).click();
  await page.getByRole('button', { name: 'Remove example' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('main').getByText('Crumb').count()).toBe(0);
});

test('the finished example is offered in the welcome once it is known whose workspace it is for', async () => {
  const page = await world.newPage();
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/workspace', async (route) => {
    await known;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/workspace');
  await signUp(page, world, newFounder('dora'));
  await page.getByLabel('What are you working on?').waitFor();
  await asked;
  const example = page.getByRole('button', { name: 'See a finished example' });
  expect(await example.count()).toBe(0);
  answer();
  await example.waitFor();
});
