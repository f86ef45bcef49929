import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { openPalette, palette } from './palette.ts';

const world = productInBrowser();
let founder: Account;
beforeAll(async () => {
  founder = await openAccount(world.url);
});

const narrow = (width: number) => ({ viewport: { width, height: 640 } });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const hasFocus = (page: Page, name: string) => heading(page, name).evaluate((each) => each === document.activeElement);

test('in a wide window nothing of the top bar moves when the bell comes, the first Tab leads past the rail, and the names of a collapsed rail stay under the pointer, go with Escape, and come with the focus', async () => {
  const page = await world.newPage(founder, narrow(1440));
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  await page.route(/\/static\/shell-[\w-]{8}\.js$/, async (route) => {
    isAsked();
    await held;
    await route.continue();
  });
  await page.route(/\/api\/user\/me\/notices$/, (route) =>
    route.fulfill({ json: { notices: [], unread: 3, next: null } }),
  );
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  const search = page.getByRole('button', { name: /^Search/ });
  const placeOf = async () => (await search.boundingBox())?.x;
  await asked;
  const before = await placeOf();
  letThrough();
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor();
  expect(await placeOf()).toBe(before);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((each) => each === document.activeElement)).toBe(true);
  await expect.poll(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(new URL(page.url()).pathname).toBe('/home');

  const rail = page.getByRole('navigation', { name: 'Main' });
  const width = async () => Math.round((await rail.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(231);
  await rail.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(59);

  const name = (label: string) => rail.getByRole('link', { name: label }).getByText(label, { exact: true });
  const isSeen = (label: string) => name(label).evaluate((element) => getComputedStyle(element).opacity === '1');
  await rail.getByRole('link', { name: 'Toolkit' }).hover();
  await expect.poll(() => isSeen('Toolkit')).toBe(true);
  const box = await name('Toolkit').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 20 });
  await expect.poll(() => isSeen('Toolkit')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isSeen('Toolkit')).toBe(false);
  await page.mouse.move(0, 0);
  await rail.getByRole('link', { name: 'Reports' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => isSeen('News')).toBe(true);
  await rail.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(231);
});

test('a narrow window has its sections in a bar at the bottom, the rest in a sheet, the palette brings each command into view, and the panel of the top bar opens where nothing can be fetched', async () => {
  const page = await world.newPage(founder, narrow(360));
  const panelCode = page.waitForResponse(/\/static\/shell-[\w-]{8}\.js$/);
  await open(page, `${world.url}/home`);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const names = async () => (await bar.getByRole('link').allInnerTexts()).map((text) => text.split('\n'));
  await expect.poll(names).toEqual([['Home'], ['Idea vault'], ['Canvas'], ['Validate']]);
  const bottom = async () => {
    const box = await bar.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(bottom).toBe(640);
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await sheet.waitFor();
  await expect
    .poll(async () => (await sheet.getByRole('link').allInnerTexts()).map((text) => text.split('\n')))
    // How many are unread comes later.
    .toEqual([['Page builder'], ['Toolkit'], ['Reports'], expect.arrayContaining(['News']), ['Feedback']]);
  await sheet.getByRole('link', { name: 'Reports' }).click();
  await heading(page, 'Reports').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page, 'Reports')).toBe(true);

  await page.setViewportSize({ width: 360, height: 400 });
  await openPalette(page);
  const isClear = (item: Locator) =>
    item.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
  const items = palette(page).getByRole('menuitem');
  await expect.poll(() => items.count()).toBeGreaterThan(20);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isClear(items.last())).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => isClear(items.first())).toBe(true);

  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  // With everything that it imports.
  await page.evaluate(`import(${JSON.stringify((await panelCode).url())}).then(() => {})`);
  await world.network.cut();
  await page.getByRole('button', { name: 'You’re offline' }).click();
  const panel = page.getByRole('dialog', { name: 'Your changes' });
  await panel.getByText('Everything is saved.').waitFor();
  await world.network.mend();
  await panel.getByText('Everything is on the server').waitFor();
});

// In every run `every-screen.e2e.ts` looks at all screens as narrow as that.
test.runIf(process.env['TEST_FULL']).each(['/home', '/idea-vault', '/settings/account', '/canvas', '/pricing'])(
  'at 320 px %s does not scroll sideways',
  async (path) => {
    const page = await world.newPage(founder, narrow(320));
    await open(page, world.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
