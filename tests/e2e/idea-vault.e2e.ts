import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Account } from '../fixtures/account.ts';
import { openAccount } from '../fixtures/account.ts';
import { fillVault } from '../fixtures/fill-vault.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { expectFocused, hasFocus } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readCardOverlaps } from './read-card-overlaps.ts';
import { readOverflow } from './read-overflow.ts';
import { readTextOverlaps } from './read-text-overlaps.ts';

const world = productInBrowser();
let account: Account;

beforeAll(async () => {
  account = await openAccount(world.url);
  await fillVault(world.url, account.accessToken, 30);
});

const rowNamed = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const countOf = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /\d+ ideas?$/ })
    .first();

async function openVault(page: Page, search = ''): Promise<void> {
  await open(page, `${world.url}/idea-vault${search}`);
  await page.getByRole('row').first().waitFor();
}

const titlesIn = (page: Page, list: string) =>
  page
    .getByRole('grid', { name: list, exact: true })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

test('on the board an idea is dragged to another column, has the focus there, and is not selected', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?view=board');
  const [moved = ''] = await titlesIn(page, 'Testing');
  await rowNamed(page, moved).dragTo(rowNamed(page, (await titlesIn(page, 'Building'))[1] ?? ''));
  await expect.poll(() => titlesIn(page, 'Building')).toContain(moved);
  await expect.poll(() => hasFocus(rowNamed(page, moved))).toBe(true);
  expect(await page.getByRole('toolbar', { name: 'Selected ideas' }).count()).toBe(0);
});

test.each(['?order=title', '?order=title&view=board'])(
  'back from an idea the vault%s is at its row',
  async (search) => {
    const many = await openAccount(world.url);
    await fillVault(world.url, many.accessToken, 90);
    const page = await world.newPage(many, { viewport: { width: 1280, height: 600 } });
    await openVault(page, search);
    // Far down, where only what is in view is drawn.
    await page.getByRole('row').first().focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('row');
    const name = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await expectFocused(page, rowNamed(page, name));
    const box = await rowNamed(page, name).boundingBox();
    expect([(box?.y ?? -1) >= 0, (box?.y ?? 600) + (box?.height ?? 0) <= 600]).toEqual([true, true]);
  },
);

test('what can be done with selected cards covers none of them, nor what was done, and violates nothing', async () => {
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await openVault(page, '?view=board');
  await page.getByRole('checkbox').first().click({ force: true });
  const bar = page.getByRole('toolbar', { name: 'Selected ideas' });
  await bar.waitFor();
  const ends = await page
    .getByRole('region', { name: 'Board' })
    .getByRole('grid')
    .evaluateAll((grids) => grids.map((grid) => grid.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  expect(await findViolations(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Add tag…' }).click();
  await page.getByLabel('Tag', { exact: true }).fill('bulk');
  await page.keyboard.press('Enter');
  const told = page.getByRole('alertdialog').filter({ hasText: '“bulk”.' });
  await told.waitFor();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const [toast, place] = await Promise.all([told.boundingBox(), bar.boundingBox()]);
    const isAbove = (toast?.y ?? 0) + (toast?.height ?? 0) <= (place?.y ?? 0);
    expect({ width, isAbove }).toEqual({ width, isAbove: true });
  }
});

test('the row that has the focus lies under neither the line above nor the bar below, which violates nothing', async () => {
  const page = await world.newPage(account, { viewport: { width: 1440, height: 500 } });
  await openVault(page);
  const focused = () => page.locator(':focus').boundingBox();
  const line = await page.locator('form').filter({ hasText: 'Capture an idea' }).boundingBox();
  await page.getByRole('row').first().focus();
  for (let times = 0; times < 16; times++) await page.keyboard.press('ArrowDown');
  for (let times = 0; times < 13; times++) await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await focused())?.y).toBeGreaterThanOrEqual(line?.height ?? Number.NaN);

  await page.keyboard.press(' ');
  const bar = page.getByRole('toolbar', { name: 'Selected ideas' });
  await bar.waitFor();
  expect(await findViolations(page)).toEqual([]);
  for (let times = 0; times < 11; times++) await page.keyboard.press('ArrowDown');
  const { y = 0, height = 0 } = (await focused()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? Number.NaN);
});

test('on a phone the ideas begin high up, and all filters and tools are two taps away', async () => {
  const page = await world.newPage(account, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await openVault(page);
  await expect.poll(async () => (await page.getByRole('row').first().boundingBox())?.y).toBeLessThanOrEqual(420);
  await button(page, 'Filter').click();
  const sheet = page.getByRole('dialog', { name: 'Filter', exact: true });
  await sheet.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Killed' }).click();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Show 5 ideas' }).click();
  await expect.poll(() => countOf(page).innerText()).toMatch(/^5 of \d+ ideas$/);
  await button(page, 'Filter: 1').waitFor();
  await button(page, 'More vault actions').click();
  await page.getByRole('menuitem', { name: 'Show archived' }).click();
  await button(page, 'Show current ideas').waitFor();
});

test('on the board nothing of a card lies over another part of it', async () => {
  const page = await world.newPage(account);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await openVault(page, '?view=board');
    await expect.poll(() => page.evaluate(readCardOverlaps)).toEqual([]);
  }
});

test('on a phone no text of a row lies over another, whatever is known of its idea', async () => {
  const { account: other, projectId } = await openValidateScene(world.url, 'refuted');
  const session = { url: world.url, accessToken: other.accessToken };
  const [pull, cost] = [crypto.randomUUID(), crypto.randomUUID()];
  const headers = { authorization: `Bearer ${other.accessToken}` };
  const { id: workspaceId } = (await (await fetch(`${world.url}/api/v1/workspace`, { headers })).json()) as {
    id: string;
  };
  const criteria = [
    { id: pull, name: 'Pull', weight: 5000 },
    { id: cost, name: 'Cost', weight: 5000 },
  ];
  const project = (await eventsOf(world.url, other)).find(({ stream }) => stream === `project-${projectId}`);
  const idea = `idea-${project?.data['ideaId']}`;
  const untested = crypto.randomUUID();
  expect([
    await sendCommand(session, [`vault-${workspaceId}`, 'SetCriteria', { criteria, base: [] }]),
    await sendCommand(session, [idea, 'RateIdea', { criterion: pull, rating: 3 }]),
    await sendCommand(session, [idea, 'RateIdea', { criterion: cost, rating: 4 }]),
    await sendCommand(session, [idea, 'MoveIdea', { status: 'exploring' }]),
    await sendCommand(session, [`idea-${untested}`, 'CaptureIdea', { title: 'Bread by post' }]),
    await sendCommand(session, [
      `project-${crypto.randomUUID()}`,
      'StartProject',
      { ideaId: untested, canvasId: crypto.randomUUID() },
    ]),
  ]).toEqual(Array.from({ length: 6 }, () => 'accepted'));
  const page = await world.newPage(other, { viewport: { width: 360, height: 740 } });
  await openVault(page);
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.evaluate(readTextOverlaps)).toEqual([]);
  expect(await page.evaluate(readOverflow)).toEqual([]);
});
