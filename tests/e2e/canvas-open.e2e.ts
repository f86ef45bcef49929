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

// A phone is in `canvas-phone.e2e.ts`.
test.each([{ width: 1280, height: 800 }, ...(process.env['TEST_FULL'] ? [{ width: 390, height: 760 }] : [])])(
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
