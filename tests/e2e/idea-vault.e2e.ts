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
import { inFullRun } from './in-full-run.ts';
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

test('on the board an idea is dragged to another column, no part of a card lies over another, and what is done with selected ones covers none', async () => {
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await openVault(page, '?view=board');
  const [moved = ''] = await titlesIn(page, 'Testing');
  await rowNamed(page, moved).dragTo(rowNamed(page, (await titlesIn(page, 'Building'))[1] ?? ''));
  await expect.poll(() => titlesIn(page, 'Building')).toContain(moved);
  await expect.poll(() => hasFocus(rowNamed(page, moved))).toBe(true);
  const bar = page.getByRole('toolbar', { name: 'Selected ideas' });
  expect(await bar.count()).toBe(0);

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(readCardOverlaps)).toEqual([]);
  }

  await page.getByRole('checkbox').first().click({ force: true });
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const [toast, place] = await Promise.all([told.boundingBox(), bar.boundingBox()]);
    const isAbove = (toast?.y ?? 0) + (toast?.height ?? 0) <= (place?.y ?? 0);
    expect({ width, isAbove }).toEqual({ width, isAbove: true });
  }
});

inFullRun(
  'the row that has the focus lies under neither the line above nor the bar below, and the vault is at it after a look at its idea',
  async () => {
    const many = await openAccount(world.url);
    await fillVault(world.url, many.accessToken, 90);
    const page = await world.newPage(many, { viewport: { width: 1440, height: 500 } });
    await openVault(page, '?order=title');
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

    for (const search of ['?order=title', '?order=title&view=board']) {
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
      expect([(box?.y ?? -1) >= 0, (box?.y ?? 500) + (box?.height ?? 0) <= 500]).toEqual([true, true]);
    }
  },
);

/** A founder with thirty ideas, one that is explored, and one about which everything is known that a row can say. */
async function openKnown(): Promise<Account> {
  const { account: other, projectId } = await openValidateScene(world.url, 'refuted');
  await fillVault(world.url, other.accessToken, 30);
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
  return other;
}

inFullRun(
  'on a phone the ideas begin high up, no text of a row lies over another whatever is known of its idea, and all filters and tools are two taps away',
  async () => {
    const known = await openKnown();
    const page = await world.newPage(known, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
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

    // Beside a mouse the texts of a row stand closest.
    const narrow = await world.newPage(known, { viewport: { width: 360, height: 740 } });
    await openVault(narrow);
    await rowNamed(narrow, 'Bread by post').waitFor();
    await rowNamed(narrow, 'Crumb: what each bake really costs').waitFor();
    expect(await narrow.evaluate(readTextOverlaps)).toEqual([]);
    expect(await narrow.evaluate(readOverflow)).toEqual([]);
  },
);
