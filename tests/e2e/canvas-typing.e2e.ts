import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';

const world = productInBrowser();

const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });

test('on a phone a note in a canvas that is shown whole is written large enough to be read', async () => {
  const columns = Array.from({ length: 5 }, (_, n) => ({
    id: `column00000${n}`,
    kind: 'section' as const,
    x: n * 320,
    y: 0,
    width: 300,
    height: 600,
    text: `Column ${n}`,
  }));
  const { account, address } = await openCanvas(world.url, 'Crumb', { nodes: columns });
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await open(page, address);
  const zoom = async () =>
    Number.parseInt((await page.getByRole('button', { name: /^Zoom: / }).innerText()) || '0', 10);
  const { x, y, width } = (await part(page, 'Section: Column 2').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(width).toBeLessThan(100);
  await page.mouse.dblclick(x + width / 2, y + 60);
  await field(page).waitFor();
  await expect.poll(zoom).toBe(75);
  const seen = (await field(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(seen.x >= 0 && seen.x + seen.width <= 390 && seen.y >= 0 && seen.y + seen.height <= 844).toBe(true);
});
