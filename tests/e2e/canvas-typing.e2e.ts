import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';

const world = productInBrowser();

const names = (page: Page) =>
  page.getByRole('option').evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? '').sort());
const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });

test('on an empty canvas typing writes notes: Enter begins the next one, and no letter runs a tool', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb');
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await open(page, address);
  await page.getByRole('textbox', { name: 'First note' }).waitFor();

  await page.keyboard.type('Not a tool');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They need cash');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fresh');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('later');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => names(page)).toEqual(['Note: Fresh later', 'Note: Not a tool', 'Note: They need cash']);
  const boxes = await Promise.all(
    ['Note: Not a tool', 'Note: They need cash', 'Note: Fresh later'].map((name) => part(page, name).boundingBox()),
  );
  const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect([second?.x, third?.x]).toEqual([first?.x, first?.x]);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(third?.y).toBeGreaterThan((second?.y ?? 0) + (second?.height ?? 0));

  // Each note was one change.
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(['Note: Not a tool', 'Note: They need cash']);
});

test('a double click writes a note there, on the canvas and in a section, and leaves nothing without words', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [{ id: 'problem00000', kind: 'section', x: 0, y: 0, width: 280, height: 480, text: 'Problem' }],
  });
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await open(page, address);
  await part(page, 'Section: Problem').waitFor();
  const { x, y } = (await part(page, 'Section: Problem').boundingBox()) ?? { x: 0, y: 0 };

  await page.mouse.dblclick(x + 140, y + 200);
  await field(page).waitFor();
  await page.keyboard.type('Sellers wait');
  await page.keyboard.press('Escape');
  await page.mouse.dblclick(x + 600, y + 200);
  await field(page).waitFor();
  await page.keyboard.type('They need cash');
  await page.mouse.click(x + 900, y + 380);
  await expect.poll(() => names(page)).toEqual(['Note: Sellers wait', 'Note: They need cash', 'Section: Problem']);
  await expect
    .poll(() => part(page, 'Note: Sellers wait').getAttribute('aria-description'))
    .toContain('of Section: Problem');
  await expect
    .poll(() => part(page, 'Note: They need cash').getAttribute('aria-description'))
    .toContain('of the canvas');

  await page.mouse.dblclick(x + 600, y + 380);
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(['Note: Sellers wait', 'Section: Problem']);
});

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

test('typing with one part selected writes upon it; single letters stay tools', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'seller000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Sellers' },
      { id: 'cash00000000', kind: 'note', x: 500, y: 0, width: 200, height: 96, text: 'Cash' },
    ],
    edges: [
      { id: 'edge00000000', from: { node: 'seller000000', side: 'auto' }, to: { node: 'cash00000000', side: 'auto' } },
    ],
  });
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await open(page, address);
  await part(page, 'Note: Sellers').focus();
  await page.keyboard.type(' wait'.trimStart());
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await part(page, 'Note: Sellerswait').waitFor();

  await part(page, 'Arrow from “Sellerswait” to “Cash”').focus();
  await page.keyboard.type('need');
  await page.keyboard.press('Escape');
  await part(page, 'Arrow “need” from “Sellerswait” to “Cash”').waitFor();

  await part(page, 'Note: Cash').focus();
  await page.keyboard.press('n');
  await expect
    .poll(() =>
      page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: /^Note/ }).getAttribute('aria-pressed'),
    )
    .toBe('true');
  await expect.poll(() => field(page).count()).toBe(0);
});
