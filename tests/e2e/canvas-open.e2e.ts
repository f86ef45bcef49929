import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const part = (page: Page, name: string) => page.getByRole('option', { name: `Note: ${name}`, exact: true });

// A phone is in `canvas-phone.e2e.ts`.
inFullRun.each([
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

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meets = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
