import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { palette } from './palette.ts';

const world = productInBrowser();
let founder: Account;
beforeAll(async () => {
  founder = await openAccount(world.url);
});

/** A page, home by default, where the code of an overlay does not come before it is let through. */
async function pageWithout(
  chunk: RegExp,
  { account = founder, address = `${world.url}/home` } = {},
): Promise<{ page: Page; letThrough: () => void }> {
  const page = await world.newPage(account);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(chunk, async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, address);
  return { page, letThrough: resolve };
}

test('what is typed before the palette has come is looked for in it, in its order', async () => {
  const { page, letThrough } = await pageWithout(/\/static\/Palette[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('si');
  letThrough();
  const field = palette(page).getByLabel('Search commands');
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type('gn out');
  await expect.poll(() => field.inputValue()).toBe('sign out');
});

test('what is typed before quick capture has come runs no command', async () => {
  const { page, letThrough } = await pageWithout(/\/static\/QuickCapture[^/]*\.js$/);
  await page.keyboard.press('c');
  await page.keyboard.type('?gv');
  letThrough();
  await page.getByRole('dialog', { name: 'Capture an idea' }).waitFor();
  expect([await page.getByRole('dialog').count(), new URL(page.url()).pathname]).toEqual([1, '/home']);
});

test('S, the letters of a status and Enter set it, also before its menu has come', async () => {
  const account = await openAccount(world.url);
  await sendCommand({ url: world.url, accessToken: account.accessToken }, [
    `idea-${crypto.randomUUID()}`,
    'CaptureIdea',
    { title: 'Bees' },
  ]);
  const { page, letThrough } = await pageWithout(/\/static\/CellEditor[^/]*\.js$/, {
    account,
    address: `${world.url}/idea-vault`,
  });
  const row = page.getByRole('row', { name: 'Bees' });
  await row.focus();
  await page.keyboard.type('sexp');
  await page.keyboard.press('Enter');
  letThrough();
  await row.getByText('Exploring').waitFor();
  expect([await page.getByRole('menu').count(), new URL(page.url()).pathname]).toEqual([0, '/idea-vault']);
  await expect.poll(() => row.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('a new title and tags are written also before their fields have come', async () => {
  const account = await openAccount(world.url);
  await sendCommand({ url: world.url, accessToken: account.accessToken }, [
    `idea-${crypto.randomUUID()}`,
    'CaptureIdea',
    { title: 'Bees' },
  ]);
  const typedOn = async (key: string, ...letters: readonly string[]) => {
    const { page, letThrough } = await pageWithout(/\/static\/CellEditor[^/]*\.js$/, {
      account,
      address: `${world.url}/idea-vault`,
    });
    await page.getByRole('row', { name: 'Bees' }).focus();
    await page.keyboard.press(key);
    for (const text of letters) await page.keyboard.type(text);
    return { page, letThrough, row: page.getByRole('row', { name: 'Bees' }) };
  };
  const renamed = await typedOn('F2', ' and Wasps');
  await renamed.page.keyboard.press('Enter');
  renamed.letThrough();
  await renamed.row.getByText('Bees and Wasps').waitFor();
  expect(new URL(renamed.page.url()).pathname).toBe('/idea-vault');

  const tagged = await typedOn('t', 'Farm,Hon');
  tagged.letThrough();
  const field = tagged.page.getByRole('dialog').getByLabel('Tags', { exact: true });
  await expect.poll(() => field.inputValue()).toBe('Hon');
  await field.pressSequentially('ey');
  await tagged.page.keyboard.press('Enter');
  await tagged.page.keyboard.press('Escape');
  await tagged.row.getByText('Farm').waitFor();
  await tagged.row.getByText('Honey').waitFor();
});

test('what is typed before a dialog of the canvas has come takes up no tool', async () => {
  const canvas = await openCanvas(world.url, 'Crumb', {
    nodes: [{ id: 'waits0000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Sellers wait' }],
  });
  const { page, letThrough } = await pageWithout(/\/static\/canvas-later[^/]*\.js$/, canvas);
  await page.getByRole('option', { name: 'Note: Sellers wait' }).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('n');
  letThrough();
  await page.getByRole('dialog', { name: 'Find on the canvas' }).waitFor();
  await page.keyboard.press('Escape');
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  await expect.poll(() => tools.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Select');
});
