import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { press } from './canvas-by-keyboard.ts';
import { open } from './founder.ts';

const world = productInBrowser();
const bare = { x: 0, y: 0, width: 0, height: 0 };

/** Two notes, the first of them selected. */
async function atNotes() {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'left00000000', kind: 'note', x: 200, y: 200, width: 160, height: 96, text: 'Left' },
      { id: 'right0000000', kind: 'note', x: 600, y: 347, width: 160, height: 96, text: 'Right' },
    ],
  });
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await open(page, address);
  await clickOn(page, 'Note: Left');
  return page;
}

const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Selection' });
const tool = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const names = (page: Page) =>
  page
    .locator('[data-canvas]')
    .getByRole('option')
    .evaluateAll((parts) => parts.map((each) => each.ariaLabel ?? '').sort());

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

async function clickOn(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await part(page, name).boundingBox()) ?? bare;
  await page.mouse.click(x + width / 2, y + height / 2);
  await panel(page).waitFor();
}

test('the tools of the selection follow it as it is moved and sized in line with its neighbor, cover nothing of it and stay on the screen', async () => {
  const page = await atNotes();
  const screen = { x: 0, y: 0, width: 1440, height: 900 };
  const places = async () => {
    const bar = (await panel(page).boundingBox()) ?? bare;
    const note = (await part(page, 'Note: Left').boundingBox()) ?? bare;
    const isInside =
      bar.x >= screen.x && bar.y >= screen.y && bar.x + bar.width <= 1440 && bar.y + bar.height <= screen.height;
    return { dy: Math.round(note.y - bar.y - bar.height), covers: overlap(bar, note), isInside };
  };
  const above = { dy: 20, covers: false, isInside: true };
  await expect.poll(places).toEqual(above);
  await page.mouse.wheel(40, -60);
  await expect.poll(places).toEqual(above);

  const { x, y, width, height } = (await part(page, 'Note: Left').boundingBox()) ?? bare;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 90, y + height / 2 + 70, { steps: 4 });
  // The element that stands for the note stays where it was until the drag has ended.
  const before = (await panel(page).boundingBox()) ?? bare;
  await page.mouse.up();
  await expect.poll(places).toEqual(above);
  const after = (await panel(page).boundingBox()) ?? bare;
  expect([after.x, after.y]).toEqual([before.x, before.y]);

  // By the handle at the lower right, to 3 px below where the lower sides of both are in line.
  const moved = (await part(page, 'Note: Left').boundingBox()) ?? bare;
  const other = (await part(page, 'Note: Right').boundingBox()) ?? bare;
  const lower = other.y + other.height;
  await page.mouse.move(moved.x + moved.width, moved.y + moved.height);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width + 30, lower + 3, { steps: 4 });
  await page.mouse.up();
  const sized = { ...moved, width: moved.width + 30, height: lower - moved.y };
  await expect.poll(() => part(page, 'Note: Left').boundingBox()).toEqual(sized);
  await expect.poll(places).toEqual(above);

  await page.mouse.wheel(0, 3000);
  await expect.poll(async () => (await places()).isInside).toBe(true);
  await page.keyboard.press('Shift+2');
  await expect.poll(places).toEqual(above);
});

test('the keys of the canvas work after a choice by keyboard, which keeps the focus, but not while a figure is typed; Enter gives them back to whoever came by pointer', async () => {
  const page = await atNotes();
  await press(page, 'Alt+F10');
  await expectFocused(page, tool(page, 'Color'));
  await press(page, 'ArrowRight', 'ArrowLeft', 'Enter');
  await page.getByRole('dialog', { name: 'Color' }).waitFor();
  await press(page, 'Tab', 'ArrowRight');
  const clay = page.getByRole('radio', { name: 'Clay' });
  await expect.poll(() => clay.evaluate((each) => each === document.activeElement)).toBe(true);
  await press(page, 'Control+d');
  await expect.poll(() => names(page)).toEqual(['Note: Left', 'Note: Left', 'Note: Right']);
  await press(page, 'Escape');
  await expectFocused(page, tool(page, 'Color'));
  await press(page, 'Delete');
  await expect.poll(() => names(page)).toEqual(['Note: Left', 'Note: Right']);

  await clickOn(page, 'Note: Left');
  await tool(page, 'Properties').click();
  await page.getByLabel('Width').click();
  await press(page, 'End', 'Backspace', 'Backspace', 'Delete', 'Control+g');
  await page.keyboard.type('80n');
  await press(page, 'Backspace', 'Enter');
  await expect.poll(() => part(page, 'Note: Left').getAttribute('aria-description')).toContain('width 180,');
  expect(await names(page)).toEqual(['Note: Left', 'Note: Right']);
  await press(page, 'Delete');
  await expect.poll(() => names(page)).toEqual(['Note: Right']);
});
