import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { expectFocused, tabTo } from './by-keyboard.ts';
import { block, pageToEdit, rowNames, stage, tree } from './page-editing.ts';
import { readFaults } from './read-faults.ts';

const world = productInBrowser();

const aPage = () => pageToEdit(world);
const heading = (page: Page) => page.getByLabel('Heading', { exact: true });

test('each version gets a headline of its own, and without a version B everybody sees A', async () => {
  const { opened } = await aPage();
  const page = await opened();
  expect(await page.getByRole('radiogroup', { name: 'Version' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: 'Add a version B' }).click();
  await tree(page).getByText('Know the cost').click();
  await page.getByRole('button', { name: 'Make a different one for B' }).click();
  await expect
    .poll(() => rowNames(page))
    .toEqual([
      ...['HeadlineKnow the costOnly A', 'HeadlineKnow the costOnly B', 'FeaturesHow it works', 'FeatureWeigh'],
      'Sign-up form',
    ]);
  await heading(page).fill('Know the price');
  const versions = page.getByRole('radiogroup', { name: 'Version', exact: true });
  expect(await versions.getByRole('radio', { name: 'B' }).isChecked()).toBe(true);
  await stage(page).getByText('Know the price').waitFor();
  expect(await stage(page).getByText('Know the cost').count()).toBe(0);
  await versions.getByRole('radio', { name: 'A' }).click();
  await stage(page).getByText('Know the cost').waitFor();
  expect(await stage(page).getByText('Know the price').count()).toBe(0);
  await page.getByRole('button', { name: 'Page settings' }).click();
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove version B' }).click();
  const whole = ['HeadlineKnow the cost', 'FeaturesHow it works', 'FeatureWeigh', 'Sign-up form'];
  await expect.poll(() => rowNames(page)).toEqual(whole);
  expect(await versions.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await rowNames(page)).slice(0, 2))
    .toEqual([...['HeadlineKnow the costOnly A', 'HeadlineKnow the priceOnly B']]);
});

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer();

test('a picture is added with its description, published, and one for links too; what is no image is refused', async () => {
  const { account, opened, address } = await aPage();
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
  expect(await readFaults(page)).toEqual([]);
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
  await tree(page).getByText('Know the cost').click();
  await field.getByRole('button', { name: 'Remove image' }).click();
  await expect.poll(() => drawn.count()).toBe(0);
});

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
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('This page was taken off the web.').waitFor();
  expect((await fetch(address)).status).toBe(404);
});

test('two that edit one page offline meet in one page again', async () => {
  const { opened } = await aPage();
  const [one, two] = [await opened(), await opened()];
  for (const page of [one, two]) {
    await tree(page).getByText('Weigh').click();
    await heading(page).waitFor();
  }
  await world.network.cut();
  const write = async (page: Page, row: string, text: string) => {
    await tree(page).getByText(row).click();
    await heading(page).fill(text);
    await heading(page).blur();
    await stage(page).getByText(text).waitFor();
  };
  await write(one, 'Weigh', 'Weigh the flour');
  await write(one, 'How it works', 'How we do it');
  await tree(one).focus();
  await one.keyboard.press('Alt+ArrowUp');
  await write(two, 'How it works', 'What it does');
  await tree(two).getByText('Know the cost').click();
  await two.getByRole('radiogroup', { name: 'Look' }).getByText('Split').click();
  await two.getByRole('button', { name: 'Add block' }).click();
  await two.getByRole('menuitem', { name: 'Numbers' }).click();
  await world.network.mend();
  const merged = ['Features', 'FeatureWeigh the flour', 'HeadlineKnow the cost', 'Numbers', 'Number', 'Sign-up form'];
  const unworded = async (page: Page) => (await rowNames(page)).map((name) => name.replace(/^Features.*/, 'Features'));
  for (const page of [one, two]) {
    await expect.poll(() => unworded(page), { timeout: 20_000 }).toEqual(merged);
    await stage(page).locator('.p-hero-split').waitFor();
  }
});

test('a page is removed from the list, and one press brings it back', async () => {
  const { opened, title } = await aPage();
  const page = await opened();
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: 'Remove page' }).click();
  await page.getByRole('heading', { name: 'No pages yet' }).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('row', { name: title, exact: true }).waitFor();
});

/** In the middle of a row of the outline, or of its handle. */
async function placeOf(page: Page, row: string, handle = false) {
  const item = tree(page).getByRole('treeitem').filter({ hasText: row });
  const box = await (handle ? item.locator('[data-handle]') : item).boundingBox();
  if (!box) throw new Error(`${row} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test('a mouse drags a block to another place, and Escape leaves it where it was', async () => {
  const { opened } = await aPage();
  const page = await opened();
  const before = ['HeadlineKnow the cost', 'FeaturesHow it works', 'FeatureWeigh', 'Sign-up form'];
  const hold = async (row: string, above: string) => {
    const [from, to] = [await placeOf(page, row), await placeOf(page, above)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - to.height / 2 + 2, { steps: 4 });
  };
  await hold('Sign-up form', 'How it works');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await rowNames(page)).toEqual(before);
  await hold('Sign-up form', 'How it works');
  await page.mouse.up();
  await expect.poll(() => rowNames(page)).toEqual([before[0], before[3], before[1], before[2]]);
  await page.getByRole('status').getByText('Moved Sign-up form after Headline: Know the cost').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowNames(page)).toEqual(before);
});

test('a finger drags a block by its handle, and scrolls by the rest of the row', async () => {
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

test('a long page is drawn in parts, and each is drawn again when something in it changes', async () => {
  const many = Array.from({ length: 130 }, (_, n) => block(`t${n}`, 'text', { heading: `Text ${n}`, body: 'Words.' }));
  const { opened } = await pageToEdit(world, many);
  const page = await opened();
  const drawn = () =>
    stage(page)
      .locator('.p-section[data-block]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));
  expect(await drawn()).toEqual(many.map(({ id }) => id));
  expect(await stage(page).locator('.p-many').count()).toBe(3);
  await tree(page).focus();
  await page.keyboard.press('End');
  await stage(page).locator('[data-selected][data-block=t129]').waitFor();
  // The outline has scrolled to it.
  const [outline, row] = [await tree(page).boundingBox(), await tree(page).getByText('Text 129').boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((outline?.y ?? 0) + (outline?.height ?? 0));
  await heading(page).fill('The end');
  await stage(page).getByText('The end').waitFor();
  await tree(page).focus();
  await page.keyboard.press('Alt+Home');
  await expect.poll(async () => (await drawn()).slice(0, 2)).toEqual(['t129', 't0']);
  expect(await stage(page).locator('[data-selected]').count()).toBe(1);
  await page.keyboard.press('End');
  await stage(page).locator('[data-selected][data-block=t128]').waitFor();
  expect(await stage(page).locator('[data-selected]').count()).toBe(1);
  await stage(page).locator('[data-block=t128] h2').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed here');
  await page.keyboard.press('Escape');
  await stage(page).locator('[data-block=t128]').getByText('Typed here').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(async () => (await drawn()).length).toBe(129);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await drawn()).at(-1)).toBe('t128');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Colors/ })
    .click();
  await page.getByRole('option', { name: 'Night' }).click();
  await page.keyboard.press('Escape');
  expect(await readFaults(page)).toEqual([]);
});
