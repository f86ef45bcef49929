import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();

test('a line drawn with the pen is selected, described, moved, deleted and brought back', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [{ id: 'seller000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Sellers' }],
  });
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await open(page, address);
  await page.getByRole('option', { name: 'Note: Sellers', exact: true }).waitFor();
  const drawing = page.getByRole('option', { name: 'Drawing', exact: true });

  await page.mouse.click(600, 600);
  await page.keyboard.press('p');
  await page.mouse.move(600, 500);
  await page.mouse.down();
  for (const [x, y] of [
    [640, 460],
    [700, 560],
    [760, 480],
  ] as const) {
    await page.mouse.move(x, y, { steps: 4 });
  }
  await page.mouse.up();
  await drawing.waitFor();
  await page.keyboard.press('Escape');
  await drawing.focus();
  await expect.poll(() => drawing.getAttribute('aria-selected')).toBe('true');
  const place = await drawing.getAttribute('aria-description');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => drawing.getAttribute('aria-description')).not.toBe(place);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Text of Drawing' }).fill('The way to the market');
  await page.keyboard.press('Escape');
  const described = page.getByRole('option', { name: 'Drawing: The way to the market', exact: true });
  await described.waitFor();
  await page.keyboard.press('Delete');
  await described.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await described.waitFor();
});

test('a line drawn with the pen is in the file as PNG, in ink, where it was drawn', async () => {
  const points = [0, 0, 10_000, 10_000];
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [{ id: 'line00000000', kind: 'drawing', x: 0, y: 0, width: 200, height: 100, fill: 'none', points }],
  });
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, address);
  await page.getByRole('option', { name: 'Drawing', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Canvas menu' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await page.getByRole('dialog', { name: 'Export' }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('radio', { name: 'PNG' }).press('Control+Enter');
  const file = await readFile(await (await downloading).path());
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / (200 + 48);
  const darknessAt = (x: number, y: number): number =>
    255 -
    (data[Math.round((y + 24) * scale) * info.width * info.channels + Math.round((x + 24) * scale) * info.channels] ??
      0);
  expect([darknessAt(100, 50) > 150, darknessAt(100, 10) < 20, darknessAt(10, 90) < 20]).toEqual([true, true, true]);
});
