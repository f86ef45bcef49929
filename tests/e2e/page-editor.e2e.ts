import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firstPaletteOf } from '../../src/domain/page/themes.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { expectFocused, tabTo } from './by-keyboard.ts';
import { inFullRun } from './in-full-run.ts';
import { block, pageToEdit, rowNames, stage, tree, usual } from './page-editing.ts';

const world = productInBrowser();

const aPage = () => pageToEdit(world);
const heading = (page: Page) => page.getByLabel('Heading', { exact: true });

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer();

inFullRun(
  'a picture is added with its description, published, and one for links too; what is no image is refused',
  async () => {
    const { account, opened, address, command, title } = await aPage();
    await verifyAddress(world.url, account);
    const page = await opened();
    await tree(page).getByText('Know the cost').click();
    const field = page.getByRole('group', { name: 'Image', exact: true });
    const file = field.locator('input[type=file]');
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
    await field.getByText('It’s damaged, or isn’t a PNG, JPEG, WebP, GIF or AVIF image.').waitFor();
    await file.setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: await picture('#204080') });
    const drawn = stage(page).locator('img');
    const isDrawn = () => drawn.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0));
    await expect.poll(isDrawn).toEqual([true]);
    await page.getByLabel('Image description').fill('An oven');
    await stage(page).getByRole('img', { name: 'An oven' }).waitFor();
    await page.getByRole('button', { name: 'Page settings' }).click();
    const social = page.getByRole('group', { name: 'Image for links' });
    await social
      .locator('input[type=file]')
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await picture('#c02020') });
    await social.getByRole('button', { name: 'Remove image' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish page' }).click();
    await page.getByText('Visitors see this page as it is now.').waitFor();
    const html = await (await fetch(address)).text();
    expect(html).toContain('alt="An oven"');
    const source = /src="(\/p\/[^"]+640\.webp)"/.exec(html)?.[1] ?? '';
    expect((await fetch(world.url + source)).headers.get('content-type')).toBe('image/webp');
    const card = Buffer.from(await (await fetch(`${address}/image.png`)).arrayBuffer());
    const { dominant } = await sharp(card).stats();
    const { width, height } = await sharp(card).metadata();
    expect([width, height, dominant.r > 150 && dominant.g < 80 && dominant.b < 80]).toEqual([1200, 630, true]);
    await page.keyboard.press('Escape');
    await command('SetPage', { theme: 'essay', palette: firstPaletteOf('essay') });
    await page.getByRole('link', { name: 'All pages' }).click();
    // Playwright looks into the shadow root, where nothing has a role.
    const small = page.getByRole('row', { name: title }).locator('[inert] .p-page');
    const isThere = (theirs: HTMLElement | SVGElement) => [
      (theirs.querySelector('img')?.naturalWidth ?? 0) > 0,
      document.fonts.check('600 40px newsreader', 'K'),
      [...document.fonts].some(({ family, status }) => family === 'newsreader' && status === 'loaded'),
    ];
    await expect.poll(() => small.evaluate(isThere)).toEqual([true, true, true]);
    await page.getByRole('link', { name: title }).click();
    await tree(page).getByText('Know the cost').click();
    await field.getByRole('button', { name: 'Remove image' }).click();
    await expect.poll(() => drawn.count()).toBe(0);
    // The page leaves the texts on it no room; a button of the editor keeps its own.
    await tree(page).getByText('Weigh').click();
    const add = stage(page).getByRole('button', { name: 'Add feature' });
    await expect.poll(() => add.evaluate((button) => getComputedStyle(button).paddingInline)).toBe('12px');
  },
);

test('a page is built and published by keyboard alone', async () => {
  const { account, opened, address } = await aPage();
  await verifyAddress(world.url, account);
  const page = await opened();
  await tree(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectFocused(page, heading(page));
  await page.keyboard.press('End');
  await page.keyboard.type(', step by step');
  await tabTo(page, page.getByRole('button', { name: 'Add block' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Prices' }).waitFor();
  await page.keyboard.type('Prices');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await rowNames(page)).slice(1))
    .toEqual([...['FeaturesHow it works, step by step', 'FeatureWeigh', 'Prices', 'Price', 'Sign-up form']]);
  await tree(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Baker');
  await page.keyboard.press('Tab');
  await page.keyboard.type('€9');
  await tabTo(page, tree(page), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+Home');
  await expect.poll(async () => (await rowNames(page)).slice(0, 2)).toEqual(['Prices', 'PriceBaker']);
  await page.keyboard.press('Alt+End');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await rowNames(page)).at(-1)).toBe('PriceBaker');
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish page' });
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await expectFocused(page, page.getByText('Visitors see this page as it is now.'));
  const html = await (await fetch(address)).text();
  expect(['How it works, step by step', 'Baker', '€9'].filter((text) => !html.includes(text))).toEqual([]);
});

/** In the middle of a row of the outline, or of its handle. */
async function placeOf(page: Page, row: string, handle = false) {
  const item = tree(page).getByRole('treeitem').filter({ hasText: row });
  const box = await (handle ? item.locator('[data-handle]') : item).boundingBox();
  if (!box) throw new Error(`${row} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test('on a long page a mouse drags a block, Escape leaves it where it was, and the outline scrolls to its last one', async () => {
  const more = Array.from({ length: 130 }, (_, n) => block(`t${n}`, 'text', { heading: `Text ${n}`, body: 'Words.' }));
  const { opened } = await pageToEdit(world, [...usual, ...more]);
  const page = await opened();
  const before = ['HeadlineKnow the cost', 'FeaturesHow it works', 'FeatureWeigh', 'Sign-up form'];
  const first = async () => (await rowNames(page)).slice(0, 4);
  const hold = async (row: string, above: string) => {
    const [from, to] = [await placeOf(page, row), await placeOf(page, above)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - to.height / 2 + 2, { steps: 4 });
  };
  await hold('Sign-up form', 'How it works');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await first()).toEqual(before);
  await hold('Sign-up form', 'How it works');
  await page.mouse.up();
  await expect.poll(first).toEqual([before[0], before[3], before[1], before[2]]);
  await page.getByRole('status').getByText('Moved Sign-up form after Headline: Know the cost').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(first).toEqual(before);
  await tree(page).focus();
  await page.keyboard.press('End');
  await stage(page).locator('[data-selected][data-block=t129]').waitFor();
  const [outline, row] = [await tree(page).boundingBox(), await tree(page).getByText('Text 129').boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((outline?.y ?? 0) + (outline?.height ?? 0));
  await stage(page).locator('[data-block=t129] h2').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed here');
  await page.keyboard.press('Escape');
  await stage(page).locator('[data-block=t129]').getByText('Typed here').waitFor();
});

inFullRun('a finger drags a block by its handle, and scrolls by the rest of the row', async () => {
  const { opened } = await aPage();
  const page = await opened({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Outline').click();
  const device = await page.context().newCDPSession(page);
  const touch = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const at = (place: { x: number; y: number }) => [{ x: Math.round(place.x), y: Math.round(place.y) }];
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const place = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(place) });
    }
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const before = await rowNames(page);
  const top = await placeOf(page, 'Know the cost');
  const above = { x: top.x, y: top.y - top.height / 2 + 2 };
  await touch(await placeOf(page, 'Sign-up form'), above);
  expect(await rowNames(page)).toEqual(before);
  await touch(await placeOf(page, 'Sign-up form', true), above);
  await expect.poll(() => rowNames(page)).toEqual([before[3], before[0], before[1], before[2]]);
  // A keyboard on a small screen: what Enter opens comes in the place of the outline.
  await tree(page).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, heading(page));
});
