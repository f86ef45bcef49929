import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused, tabTo } from './by-keyboard.ts';
import { callAs } from './call-as.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const field = (page: Page) => page.getByRole('group', { name: 'Profile picture' });
const choose = (page: Page) => field(page).getByRole('button', { name: 'Choose a file' });
const remove = (page: Page) => field(page).getByRole('button', { name: 'Remove picture' });
const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

async function atSettings(account: Account, options?: BrowserContextOptions): Promise<Page> {
  const page = await world.newPage(account, options);
  await open(page, `${world.url}/settings/account`);
  await choose(page).waitFor();
  return page;
}

/** Three bands side by side, of which the middle one is a square of this color. */
async function bands(background: string): Promise<Buffer> {
  const band = { width: 200, height: 200, channels: 3 } as const;
  return sharp({ create: { ...band, width: 600, background: 'black' } })
    .composite([{ input: { create: { ...band, background } }, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

/** The color of the picture within, in steps of 16; null where there are initials. */
const colorIn = (within: Locator): Promise<readonly number[] | null> =>
  within.evaluate(async (element) => {
    const image = element.querySelector('img');
    if (!image) return null;
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue].map((part) => Math.round(part / 16));
  });

/** Lets a file of another window fall onto an element. */
async function drop(page: Page, target: Locator, image: Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'me.png');
  writeFileSync(file, image);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to drop it on');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const cdp = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  }
}

const [red, blue] = [
  [14, 0, 0],
  [0, 0, 14],
];

/** Runs in the page: the pictures that this device keeps. */
async function keptPictures(): Promise<string[]> {
  if (!(await caches.has('own-picture'))) return [];
  const requests = await (await caches.open('own-picture')).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

const photoUrlOf = async (page: Page) =>
  ((await (await callAs(page, `${world.url}/api/user/me`)).json()) as { photoUrl: string | null }).photoUrl;

test('a picture is chosen and removed by keyboard, shown where the founder is, and kept for a start without a network', async () => {
  const account = await openAccount(world.url);
  const page = await atSettings(account);
  expect([await colorIn(menu(page)), await colorIn(field(page))]).toEqual([null, null]);
  const initials = await field(page).locator('[aria-hidden]').first().innerText();
  expect(initials).toMatch(new RegExp(`^${account.email.slice(0, 1)}`, 'i'));
  // The browser is told to hand out its question some moments before it is asked.
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, choose(page));
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await bands('#e00000') });
  await field(page).getByText('Picture updated.').waitFor();
  for (const place of [field(page), menu(page)]) await expect.poll(() => colorIn(place)).toEqual(red);
  await expectFocused(page, choose(page));
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('groundwork-user') ?? '{}').photoUrl);
  expect(kept).toBe(await photoUrlOf(page));
  expect(await page.evaluate(keptPictures)).toEqual([kept]);

  await tabTo(page, remove(page));
  await page.keyboard.press('Enter');
  await field(page).getByText('Picture removed.').waitFor();
  expect([await colorIn(field(page)), await colorIn(menu(page)), await remove(page).count()]).toEqual([null, null, 0]);
  await expectFocused(page, field(page).getByRole('button').first());
  expect([await photoUrlOf(page), await page.evaluate(keptPictures)]).toEqual([null, []]);
  await field(page).getByText(initials, { exact: true }).waitFor();
});

inFullRun('on a phone one is dropped or pasted, and the last one counts', async () => {
  const account = await openAccount(world.url);
  const page = await atSettings(account, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  expect(await page.evaluate(readOverflow)).toEqual([]);
  await drop(page, field(page).getByText('Drop or paste an image'), await bands('#e00000'));
  await expect.poll(() => colorIn(menu(page))).toEqual(red);
  const first = await photoUrlOf(page);

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/picture')) puts.push(request.url());
  });
  const copy = async (background: string) =>
    page.evaluate(
      async (given) => {
        const blob = new Blob([Uint8Array.from(given)], { type: 'image/png' });
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      },
      [...(await bands(background))],
    );
  await copy('#0000e0');
  // Not into a field for text.
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Control+v');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+v');
  await expect.poll(() => colorIn(field(page))).toEqual(blue);
  expect(puts).toHaveLength(1);
  expect(await photoUrlOf(page)).not.toBe(first);
  // Also with the focus on the field for files, and once.
  await copy('#e00000');
  await choose(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+v');
  await expect.poll(() => colorIn(field(page))).toEqual(red);
  expect(puts).toHaveLength(2);
  await remove(page).tap();
  await expect.poll(() => colorIn(field(page))).toBe(null);
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
});
