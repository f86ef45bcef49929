import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { tabTo } from './by-keyboard.ts';
import { atKeyboard, chooseEntry, pick, press } from './canvas-by-keyboard.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { expectSaved } from './saved-canvas.ts';

const world = productInBrowser();

const texts = ['Sellers wait for weeks', 'They need cash', 'Far away'];
const note = (id: string, x: number, y: number, text = '') =>
  ({ id, kind: 'note', x, y, width: 200, height: 96, text }) as const;
const scene = {
  nodes: [
    note('seller000000', 0, 0, texts[0]),
    note('cash00000000', 400, 300, texts[1]),
    note('far000000000', 2400, 1600, texts[2]),
  ],
  edges: [
    { id: 'edge00000000', from: { node: 'seller000000', side: 'auto' }, to: { node: 'cash00000000', side: 'auto' } },
  ],
} as const;
const saved = {
  title: 'Bread by bicycle',
  fileName: 'bread-by-bicycle',
  texts,
  size: { width: 2600, height: 1696 },
  straw: { x: 190, y: 84 },
} as const;

const part = (page: Page, text: string) => page.getByRole('option', { name: `Note: ${text}`, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A founder at a canvas with three notes, one of them out of sight. */
async function atCanvas(): Promise<Page> {
  const { account, address } = await openCanvas(world.url, saved.title, scene);
  const page = await world.newPage(account, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await open(page, address);
  await part(page, 'They need cash').waitFor();
  return page;
}

/** The middle of a part, from the middle of the window, and whether all of it is in the window. In CSS pixels. */
async function placeOf(page: Page, text: string): Promise<{ readonly isIn: boolean; readonly offMiddle: number }> {
  const { x, y, width, height } = (await part(page, text).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const stage = await page.locator('[data-canvas]').boundingBox();
  if (!stage) throw new Error('the canvas is not shown');
  return {
    isIn: x >= stage.x && y >= stage.y && x + width <= stage.x + stage.width && y + height <= stage.y + stage.height,
    offMiddle: Math.hypot(x + width / 2 - stage.x - stage.width / 2, y + height / 2 - stage.y - stage.height / 2),
  };
}

inFullRun('a part is found and looked at, and the canvas saved in every format, by keyboard alone', async () => {
  const page = await atCanvas();
  await tabTo(page, page.getByRole('option'));

  await press(page, 'Control+f');
  await pick(page, 'Find on the canvas', 'far', 'Note: Far away');
  await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Note: Far away' });
  await expect.poll(() => part(page, 'Far away').getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => placeOf(page, 'Far away')).toMatchObject({ isIn: true });

  // Nearer and farther, the selection, everything, and as large as it is
  const zoom = async () => Number(/\d+/.exec(await page.getByRole('button', { name: /^Zoom: / }).innerText())?.[0]);
  await press(page, 'Control+0', '-', '-');
  await expect.poll(zoom).toBe(64);
  await press(page, 'Shift+Digit2');
  await expect.poll(zoom).toBeGreaterThanOrEqual(100);
  await expect.poll(async () => (await placeOf(page, 'Far away')).offMiddle).toBeLessThan(2);
  await press(page, 'Shift+Digit1');
  await expect.poll(zoom).toBeLessThan(64);
  for (const text of texts) await expect.poll(() => placeOf(page, text)).toMatchObject({ isIn: true });
  await press(page, 'Control+0');
  await expect.poll(zoom).toBe(100);

  await tabTo(page, button(page, 'Canvas menu'), 'Shift+Tab');
  await press(page, 'Enter');
  await chooseEntry(page, 'Export…');
  await dialog(page, 'Export').waitFor();
  const radio = (name: string) => dialog(page, 'Export').getByRole('radio', { name, exact: true });
  const save = button(page, 'Export');
  await tabTo(page, radio('Selection'));
  await press(page, 'ArrowDown');
  await expect.poll(() => radio('Everything').isChecked()).toBe(true);
  await tabTo(page, save);
  await expectSaved(page, 'PNG', saved, () => press(page, 'Enter'));
  let last = 'PNG';
  for (const format of ['SVG', 'PDF', 'JSON'] as const) {
    await tabTo(page, radio(last), 'Shift+Tab');
    await press(page, 'ArrowDown');
    await expect.poll(() => radio(format).isChecked()).toBe(true);
    await tabTo(page, save);
    await expectSaved(page, format, saved, () => press(page, 'Enter'));
    last = format;
  }
  await press(page, 'Escape');
  await dialog(page, 'Export').waitFor({ state: 'detached' });
});
