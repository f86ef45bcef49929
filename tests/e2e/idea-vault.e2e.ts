import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Account } from '../fixtures/account.ts';
import { openAccount } from '../fixtures/account.ts';
import { filledTitle, fillVault } from '../fixtures/fill-vault.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { expectFocused, hasFocus } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { capture, ideaNamed, open } from './founder.ts';
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

test('what is searched for is found as it is typed, and the address keeps it', async () => {
  const page = await world.newPage(account);
  await openVault(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('BREAD teach');
  await expect.poll(() => titlesIn(page, 'Ideas')).toEqual([filledTitle(27)]);
  await expect.poll(() => countOf(page).innerText()).toBe('1 of 30 ideas');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=BREAD+teach');
  await expect.poll(() => page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.reload();
  await expect.poll(() => titlesIn(page, 'Ideas')).toEqual([filledTitle(27)]);

  await button(page, 'Clear filters').click();
  await expect.poll(() => countOf(page).innerText()).toBe('30 ideas');
  await page.goBack();
  await expect.poll(() => countOf(page).innerText()).toBe('1 of 30 ideas');
});

test('an address with parts that mean nothing shows what the rest of it means', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?status=inbox,nonsense&order=sideways&view=cube&tag=%E0%A4%A');
  await expect.poll(() => countOf(page).innerText()).toBe('5 of 30 ideas');
});

test('a filter is saved, seen, renamed and removed', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?status=testing&order=title');
  await button(page, 'Saved views').click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('In test');
  await page.keyboard.press('Enter');
  await button(page, 'In test').click();
  await page.getByRole('menuitem', { name: 'Rename “In test”…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(' ');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a name.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('On trial');
  await page.keyboard.press('Enter');
  await button(page, 'On trial').waitFor();
  await button(page, 'Clear filters').click();
  await button(page, 'Saved views').click();
  await page.getByRole('menuitem', { name: 'On trial' }).click();
  await expect.poll(() => countOf(page).innerText()).toBe('5 of 30 ideas');
  await button(page, 'On trial').click();
  await page.getByRole('menuitem', { name: 'Remove “On trial”' }).click();
  await button(page, 'Saved views').waitFor();
});

test('several ideas are changed as one change, which is taken back as one', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?order=title&q=share');
  const before = await titlesIn(page, 'Ideas');
  await rowNamed(page, before[0] ?? '')
    .getByRole('checkbox')
    .click({ force: true });
  await rowNamed(page, before[2] ?? '').click({ modifiers: ['Shift'], position: { x: 120, y: 20 } });
  const chosen = page.getByRole('toolbar', { name: 'Selected ideas' });
  await chosen.getByText('3 selected').waitFor();

  await chosen.getByRole('button', { name: 'Add tag…' }).click();
  await button(page, 'Add tag').click();
  await page.getByText('Enter a tag.').waitFor();
  await page.getByLabel('Tag', { exact: true }).fill('bulk');
  await page.keyboard.press('Enter');
  const told = page.getByRole('alertdialog').filter({ hasText: 'Tagged 3 ideas “bulk”.' });
  await told.waitFor();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const [toast, bar] = await Promise.all([told.boundingBox(), chosen.boundingBox()]);
    const isAbove = (toast?.y ?? 0) + (toast?.height ?? 0) <= (bar?.y ?? 0);
    expect({ width, isAbove }).toEqual({ width, isAbove: true });
  }
  await chosen.getByRole('button', { name: 'Archive' }).click();
  await expect.poll(() => titlesIn(page, 'Ideas')).toEqual(before.slice(3));
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Archived 3 ideas.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesIn(page, 'Ideas')).toEqual(before);
});

test('on the board an idea is moved by menu, by keyboard and by mouse, and stays where it was put', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?view=board');
  const [first = '', second = ''] = await titlesIn(page, 'Inbox');
  await button(page, `More for ${first}`).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(async () => (await titlesIn(page, 'Inbox')).slice(0, 2)).toEqual([second, first]);

  await button(page, `Drag ${second}`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).not.toBe(`Drag ${second}`);
  await page.keyboard.press('Tab');
  const exploring = page.getByRole('grid', { name: 'Exploring' });
  await expect.poll(() => exploring.evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => titlesIn(page, 'Exploring')).toContain(second);

  const [third = ''] = await titlesIn(page, 'Testing');
  await rowNamed(page, third).dragTo(rowNamed(page, (await titlesIn(page, 'Building'))[1] ?? ''));
  await expect.poll(() => titlesIn(page, 'Building')).toContain(third);
  // It has the focus there, and nothing asks what to do with it.
  await expect.poll(() => hasFocus(rowNamed(page, third))).toBe(true);
  expect(await page.getByRole('toolbar', { name: 'Selected ideas' }).count()).toBe(0);
  const there = await titlesIn(page, 'Building');
  await page.reload();
  await expect.poll(() => titlesIn(page, 'Building')).toEqual(there);
});

test('key C leads to the line where ideas are captured, from elsewhere to a dialog', async () => {
  const page = await world.newPage(account);
  await openVault(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await page.keyboard.type('Kites');
  await page.keyboard.press('Enter');
  await ideaNamed(page, 'Kites').waitFor();
  await open(page, `${world.url}/home`);
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Capture an idea' }).waitFor();
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

test('what can be done with selected cards covers none of them', async () => {
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
});

test('lines of a pasted list become ideas without its marks', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  await page.getByLabel('Capture an idea').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '- Bees\n* Wasps\n1. Ants\n2. Moths\n• Flies');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Add 5 ideas' }).click();
  await expect
    .poll(async () => (await titlesIn(page, 'Ideas')).toSorted())
    .toEqual(['Ants', 'Bees', 'Flies', 'Moths', 'Wasps']);
});

test('an archived idea leaves the focus to its neighbour', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?order=title');
  await capture(page, 'AAA first');
  const [first = '', second = ''] = await titlesIn(page, 'Ideas');
  await button(page, `Archive ${first}`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(second);
});

test('a button that goes away as it is pressed leaves the focus to what it was about', async () => {
  const page = await world.newPage(account);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await openVault(page, '?status=killed');
  await page.getByRole('checkbox').first().click({ force: true });
  await press(/^Select all/);
  await expect.poll(focused).toMatch(/^Set status/);
  await press('Clear filters');
  await expect.poll(focused).toBe('Idea vault');
  await page.getByRole('searchbox').fill('nothing is called this');
  await press('Show all ideas');
  await expect.poll(focused).toBe('Idea vault');
});

test('the row that has the focus lies under neither the line above nor the bar below', async () => {
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await openVault(page);
  const focused = () => page.locator(':focus').boundingBox();
  const line = await page.locator('form').filter({ hasText: 'Capture an idea' }).boundingBox();
  await page.getByRole('row').first().focus();
  for (let times = 0; times < 28; times++) await page.keyboard.press('ArrowDown');
  for (let times = 0; times < 22; times++) await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await focused())?.y).toBeGreaterThanOrEqual(line?.height ?? Number.NaN);

  await page.keyboard.press(' ');
  const bar = page.getByRole('toolbar', { name: 'Selected ideas' });
  await bar.waitFor();
  for (let times = 0; times < 18; times++) await page.keyboard.press('ArrowDown');
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

test('the menu of an idea begins a comparison', async () => {
  const page = await world.newPage(account);
  await openVault(page, '?order=title');
  const [first = '', second = ''] = await titlesIn(page, 'Ideas');
  await button(page, `More for ${first}`).click();
  await page.getByRole('menuitem', { name: 'Compare with…' }).click();
  const chosen = page.getByRole('toolbar', { name: 'Selected ideas' });
  await chosen.getByText('Select 1 or 2 more to compare').waitFor();
  await rowNamed(page, second).getByRole('checkbox').click({ force: true });
  await chosen.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('dialog').waitFor();
});

test.each(['', '?view=board'])('the vault%s violates nothing', async (search) => {
  const page = await world.newPage(account);
  await openVault(page, search);
  if (search === '') {
    await page.getByRole('checkbox').first().click({ force: true });
    await page.getByRole('toolbar', { name: 'Selected ideas' }).waitFor();
  }
  expect(await findViolations(page)).toEqual([]);
});

test('a row says for whom an idea is, and a flag marks the one to look at next, in the table and on the board', async () => {
  const founder = await openAccount(world.url);
  const to = { url: world.url, accessToken: founder.accessToken };
  const [bees, wasps] = [`idea-${crypto.randomUUID()}`, `idea-${crypto.randomUUID()}`] as const;
  await sendCommand(to, [bees, 'CaptureIdea', { title: 'Bees' }], '2026-01-01T00:00:00.000Z');
  await sendCommand(to, [wasps, 'CaptureIdea', { title: 'Wasps' }], '2026-01-02T00:00:00.000Z');
  const page = await world.newPage(founder);
  await openVault(page);
  const flagIn = (name: string) => rowNamed(page, name).getByText(/^Next: /);
  await flagIn('Wasps').waitFor();
  expect([await flagIn('Wasps').innerText(), await flagIn('Bees').count()]).toEqual(['Next: Describe the problem', 0]);
  await sendCommand(to, [wasps, 'DescribeIdea', { problem: 'They sting', audience: 'Gardeners' }]);
  await flagIn('Bees').waitFor();
  expect([await flagIn('Wasps').count(), await findViolations(page)]).toEqual([0, []]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await rowNamed(page, 'Wasps').getByText('Gardeners').waitFor();
  await page.getByRole('radio', { name: 'Board' }).click();
  await flagIn('Bees').waitFor();
  expect([await flagIn('Wasps').count(), await findViolations(page)]).toEqual([0, []]);
});
