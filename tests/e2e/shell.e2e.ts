import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { capture, ideaNamed, open, openVault, ready } from './founder.ts';
import { expectAtCommand, openPalette, palette } from './palette.ts';

const world = productInBrowser();
let founder: Account;
beforeAll(async () => {
  founder = await openAccount(world.url);
});

const narrow = (width: number) => ({ viewport: { width, height: 640 } });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const home = async (width = 1440): Promise<Page> => {
  const page = await world.newPage(founder, narrow(width));
  await open(page, `${world.url}/home`);
  return page;
};
const hasFocus = (page: Page, name: string) => heading(page, name).evaluate((each) => each === document.activeElement);

describe('the command palette', () => {
  test('leads anywhere by a few letters and Enter, and the focus arrives with it', async () => {
    const page = await home();
    await openPalette(page);
    await page.keyboard.type('iv');
    await palette(page).getByRole('menuitem', { name: 'Idea vault' }).waitFor();
    await expect.poll(() => palette(page).getByRole('menuitem').first().innerText()).toMatch(/^Idea vault/);
    await palette(page).getByRole('menuitem', { name: 'Home' }).waitFor({ state: 'detached' });
    await expectAtCommand(page, 'Idea vault');
    await page.keyboard.press('Enter');
    await heading(page, 'Idea vault').waitFor();
    await palette(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page, 'Idea vault')).toBe(true);
  });

  test('opens from the button, runs a command, says when nothing fits, and Escape gives the focus back', async () => {
    const page = await home();
    const search = page.getByRole('button', { name: 'Search' });
    await openPalette(page, () => search.click());
    await page.keyboard.type('dark theme');
    await palette(page).getByRole('menuitem', { name: 'Use dark theme' }).click();
    await page.locator('html[data-theme=dark]').waitFor();
    await openPalette(page, () => search.click());
    await page.keyboard.type('zebra');
    await palette(page).getByText('No results. Try a shorter search.').waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await expect.poll(() => search.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('the keys that open it close it too', async () => {
    const page = await home();
    await openPalette(page);
    await page.keyboard.type('pricing');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor({ state: 'detached' });
    await openPalette(page);
    await expect.poll(() => palette(page).getByLabel('Search commands').inputValue()).toBe('');
  });

  test('the arrows bring each command into view under the field', async () => {
    const page = await world.newPage(founder, { viewport: { width: 360, height: 400 } });
    await open(page, `${world.url}/home`);
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
  });

  test('can sign out', async () => {
    const page = await world.newPage(await openAccount(world.url));
    await open(page, `${world.url}/home`);
    await openPalette(page);
    await page.keyboard.type('sign out');
    await palette(page).getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(`${world.url}/`);
  });
});

describe('shortcuts', () => {
  test('“C” captures an idea from anywhere, and is a letter in a field', async () => {
    const page = await home();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Capture an idea' });
    await expect
      .poll(() => dialog.getByLabel('Idea', { exact: true }).evaluate((each) => each === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Cats? Go.');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await openVault(page);
    await ideaNamed(page, 'Cats? Go.').waitFor();
    await page.getByLabel('Capture an idea').fill('');
    await page.getByLabel('Capture an idea').press('c');
    await expect.poll(() => page.getByLabel('Capture an idea').inputValue()).toBe('c');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('two keys lead to a section', async () => {
    const page = await world.newPage(founder, narrow(1440));
    // The keys of a pair have to follow each other within 1.5 s, which a busy machine may not manage.
    await page.clock.install();
    await open(page, `${world.url}/home`);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    await heading(page, 'Validate').waitFor();
  });

  test('the sheet shows them; turned off there, single keys do nothing, also after a reload, and others still work', async () => {
    const page = await home();
    await page.keyboard.press('?');
    await shortcuts(page).getByText('Capture an idea').waitFor();
    await shortcuts(page).getByText('Single-key shortcuts').click();
    await page.keyboard.press('Escape');
    await shortcuts(page).waitFor({ state: 'detached' });
    await page.reload();
    await ready(page);
    await page.keyboard.press('?');
    await page.keyboard.press('c');
    await openPalette(page);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.type('account');
    await expectAtCommand(page, 'Account');
    await page.keyboard.press('Enter');
    const setting = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await expect.poll(() => setting.isChecked()).toBe(false);
    await page.getByText('Single-key shortcuts').click();
    await heading(page, 'Account').click();
    await page.keyboard.press('?');
    await shortcuts(page).waitFor();
  });
});

test('nothing of the top bar moves when the bell comes, with or without a number', async () => {
  const page = await world.newPage(founder, narrow(1440));
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/static\/LateSigns[^/]*\.js$/, async (route) => {
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
  const before = await placeOf();
  letThrough();
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor();
  expect(await placeOf()).toBe(before);
});

test('the rail collapses to signs that keep their names, and stays so', async () => {
  const page = await home();
  const rail = page.getByRole('navigation', { name: 'Main' });
  const width = async () => Math.round((await rail.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(231);
  await rail.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(59);
  await page.reload();
  await ready(page);
  expect(await width()).toBe(59);
  await rail.getByRole('link', { name: 'Toolkit' }).click();
  await heading(page, 'Toolkit').waitFor();
  await rail.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(231);
});

test('the name of a sign stays under the pointer, goes with Escape, and comes with the focus', async () => {
  const page = await home();
  const rail = page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('button', { name: 'Collapse sidebar' }).click();
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
});

test('a narrow window has its sections in a bar at the bottom, the rest in a sheet', async () => {
  const page = await home(360);
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

test('the first Tab leads past the navigation', async () => {
  const page = await home();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((each) => each === document.activeElement)).toBe(true);
  await expect.poll(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('the top bar says what the state of the work means, cut off and connected', async () => {
  const page = await world.newPage(await openAccount(world.url));
  // Fetched ahead, since it is wanted where nothing can be fetched.
  const panelCode = page.waitForResponse(/\/static\/SyncPopover[^/]*\.js$/);
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  // With everything that it imports.
  await page.evaluate(`import(${JSON.stringify((await panelCode).url())}).then(() => {})`);
  await world.network.cut();
  await page.getByRole('button', { name: 'You’re offline' }).waitFor();
  await capture(page, 'Bees');
  await page.getByRole('button', { name: '1 change waiting to sync' }).click();
  const panel = page.getByRole('dialog', { name: 'Your changes' });
  await panel.getByText('saved on this device').waitFor();
  const waiting = panel.getByRole('list', { name: 'Waiting to sync' }).getByRole('listitem');
  await expect
    .poll(() => waiting.allInnerTexts())
    .toEqual([expect.stringMatching(/^Capture “Bees”\s+\w{3} \d{1,2}, \d{1,2}:\d\d\s[AP]M$/)]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Archive Bees' }).click();
  await page.getByRole('button', { name: '2 changes waiting to sync' }).click();
  await expect
    .poll(() => waiting.allInnerTexts())
    .toEqual([expect.stringMatching(/^Capture “Bees”/), expect.stringMatching(/^Archive “Bees”/)]);
  await world.network.mend();
  await panel.getByText('Everything is on the server').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
});
