import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { openPalette, palette } from './palette.ts';

const world = productInBrowser();

const parts = {
  nodes: [
    { id: 'left00000000', kind: 'note', x: -4000, y: 900, width: 200, height: 96, text: 'Left' },
    { id: 'right0000000', kind: 'note', x: 4000, y: -700, width: 200, height: 96, text: 'Right' },
  ],
} as const;
const part = (page: Page, name: string) => page.getByRole('option', { name: `Note: ${name}`, exact: true });

/** Where a part is on the screen, in whole pixels. */
async function placeOf(page: Page, name: string): Promise<readonly number[]> {
  const { x, y, width } = (await part(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return [x, y, width].map(Math.round);
}

test('a canvas opens on all there is, and the next time as it was left', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', parts);
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await open(page, address);
  const stage = (await page.locator('[data-canvas]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const name of ['Left', 'Right']) {
    await part(page, name).waitFor();
    const [x = 0, y = 0, width = 0] = await placeOf(page, name);
    expect(x).toBeGreaterThan(stage.x);
    expect(x + width).toBeLessThan(stage.x + stage.width);
    expect(y).toBeGreaterThan(stage.y);
    expect(y).toBeLessThan(stage.y + stage.height);
  }
  const fitted = await placeOf(page, 'Left');
  await page.mouse.move(stage.x + 400, stage.y + 300);
  await page.mouse.wheel(150, 80);
  const left = [(fitted[0] ?? 0) - 150, (fitted[1] ?? 0) - 80, fitted[2]];
  await expect.poll(() => placeOf(page, 'Left')).toEqual(left);
  const kept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('canvas-view')));
  await expect.poll(kept).toBe(true);
  await page.reload();
  await part(page, 'Left').waitFor();
  await expect.poll(() => placeOf(page, 'Left')).toEqual(left);
});

test('what can be done on a canvas is in the list of commands while it is shown', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', parts);
  const page = await world.newPage(account, { reducedMotion: 'reduce' });
  await open(page, address);
  await part(page, 'Left').waitFor();
  const choose = async (words: string, name: string) => {
    await openPalette(page);
    await page.keyboard.type(words);
    await palette(page).getByText(name, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await palette(page).waitFor({ state: 'detached' });
  };
  await choose('tool: ellipse', 'Tool: Ellipse');
  await page.getByRole('button', { name: 'Ellipse', pressed: true }).waitFor();
  await choose('100 %', 'Zoom to 100 %');
  await page.getByRole('button', { name: 'Zoom: 100 %' }).waitFor();
  await choose('outline of', 'Outline of the canvas');
  await page.getByRole('dialog', { name: 'Outline' }).waitFor();
  await page.keyboard.press('Escape');
  await part(page, 'Left').focus();
  await choose('share the', 'Share the selected node…');
  await page.getByRole('dialog', { name: /Share/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await choose('history of', 'History of the canvas');
  await page.getByRole('button', { name: 'Back to the canvas' }).waitFor();
  await openPalette(page);
  await page.keyboard.type('tool: ellipse');
  await page.getByText('No command goes by these words').waitFor();
});
