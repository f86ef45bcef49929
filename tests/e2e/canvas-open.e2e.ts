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

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 760 },
])(
  'at $width x $height all there is lies beside the controls of the view, and in the history within its own',
  async (viewport) => {
    const corners = ['Upper left', 'Upper right', 'Lower left', 'Lower right'];
    const nodes = corners.map((text, index) => {
      const at = { x: index % 2 === 0 ? 0 : 2200, y: index < 2 ? 0 : 1300 };
      return { id: `corner00000${index}`, kind: 'note', ...at, width: 200, height: 96, text } as const;
    });
    const { account, address } = await openCanvas(world.url, 'Crumb', { nodes });
    const page = await world.newPage(account, { reducedMotion: 'reduce', viewport });
    await open(page, address);
    await page.getByRole('toolbar', { name: 'Zoom' }).waitFor();
    const boxes = () => Promise.all(corners.map((name) => part(page, name).boundingBox()));
    /** Names of the parts that are not seen as a whole. */
    const hidden = async () => {
      const stage = await page.locator('[data-canvas]').boundingBox();
      const covers = await Promise.all(
        ['[data-view-controls] canvas', '[role=toolbar][aria-label=Zoom]'].map((each) =>
          page
            .locator(each)
            .filter({ visible: true })
            .all()
            .then((all) => all[0]?.boundingBox()),
        ),
      );
      const all = await boxes();
      return corners.filter((_, index) => {
        const box = all[index];
        if (!box || !stage) return true;
        const isWithin =
          box.x >= stage.x &&
          box.y >= stage.y &&
          box.x + box.width <= stage.x + stage.width &&
          box.y + box.height <= stage.y + stage.height;
        return !isWithin || covers.some((cover) => cover && meets(cover, box));
      });
    };
    await expect.poll(hidden).toEqual([]);
    if (viewport.width > 1000) {
      await page.locator('[data-view-controls] canvas').waitFor();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.locator('[data-canvas]').focus();
      await page.keyboard.press('Shift+1');
      await expect.poll(hidden).toEqual([]);
    }
    await page.getByRole('button', { name: 'History', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Back to the canvas' }).waitFor();
    await expect.poll(hidden).toEqual([]);
  },
);

test('on a phone a template’s credit takes two lines, beside nothing that is pressed', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [{ id: 'cell00000000', kind: 'section', x: 0, y: 0, width: 280, height: 480, cell: 'lean:problem' }],
  });
  const page = await world.newPage(account, { viewport: { width: 360, height: 740 } });
  await open(page, address);
  const credit = page.getByText('Lean Canvas by Ash Maurya').locator('..');
  await credit.waitFor();
  const lines = () =>
    credit.evaluate((it) =>
      Math.round(it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight)),
    );
  await expect.poll(lines).toBeLessThanOrEqual(2);
  const place = (await credit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const bars = await Promise.all((await page.getByRole('toolbar').all()).map((bar) => bar.boundingBox()));
  expect(bars.filter((bar) => bar && meets(bar, place))).toEqual([]);
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
  await choose('100%', 'Zoom to 100%');
  await page.getByRole('button', { name: 'Zoom: 100%' }).waitFor();
  await choose('canvas outline', 'Canvas outline');
  await page.getByRole('dialog', { name: 'Outline' }).waitFor();
  await page.keyboard.press('Escape');
  await part(page, 'Left').focus();
  await choose('share selected', 'Share selected item…');
  await page.getByRole('dialog', { name: /Share/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await choose('canvas history', 'Canvas history');
  await page.getByRole('button', { name: 'Back to the canvas' }).waitFor();
  await openPalette(page);
  await page.keyboard.type('tool: ellipse');
  await page.getByText('No results. Try a shorter search.').waitFor();
});

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meets = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
