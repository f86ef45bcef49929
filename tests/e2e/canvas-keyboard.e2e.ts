import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { atKeyboard, choose, pick, press } from './canvas-by-keyboard.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const names = (page: Page) =>
  page.getByRole('option').evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? '').sort());
inFullRun(
  'a canvas is begun, written, moved, sized, connected, rerouted, grouped, emptied and brought back by keyboard alone',
  async () => {
    const page = await world.newPage(await openAccount(world.url), { reducedMotion: 'reduce' });
    await open(page, `${world.url}/canvas`);
    await page.getByLabel('New canvas').focus();
    await page.keyboard.type('Crumb');
    await page.keyboard.press('Enter');
    await page.waitForURL(/projectId=/);

    // 1 create and 2 name
    await page.getByLabel('First note').focus();
    await page.keyboard.type('Sellers wait');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Note: Sellers wait', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Text of Empty note' }).waitFor();
    await press(page, 'Escape');
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Note: Sellers wait' });
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: 'Text of Note: Sellers wait' }).waitFor();
    await page.keyboard.type(' for weeks');
    await press(page, 'Escape');
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Note: Sellers wait for weeks' });

    // 3 move: what keys add up to is one change
    const before = (await atKeyboard(page)).place ?? '';
    await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowDown');
    await expect
      .poll(async () => numbersOf((await atKeyboard(page)).place))
      .toMatchObject({ left: numbersOf(before).left + 48, top: numbersOf(before).top + 4 });

    // 4 resize, by figures
    await press(page, 'Alt+F10', 'ArrowRight', 'ArrowRight', 'Enter');
    await page.getByRole('dialog', { name: 'Properties' }).getByLabel('Width').focus();
    await press(page, 'Control+a');
    await page.keyboard.type('320');
    await press(page, 'Enter', 'Escape');
    await page.getByRole('dialog', { name: 'Properties' }).waitFor({ state: 'detached' });
    await expectFocused(page, page.getByRole('button', { name: 'Properties' }));
    await expect.poll(() => page.getByRole('option').first().getAttribute('aria-description')).toContain('width 320,');

    // 5 connect: a connected note by one key, and to another by the menu
    await page.getByRole('option').first().focus();
    await press(page, 'Control+ArrowRight');
    await expect
      .poll(() => names(page))
      .toEqual(['Arrow from “Sellers wait for weeks” to an empty note', 'Empty note', 'Note: Sellers wait for weeks']);
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Empty note' });
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: /^Text of/ }).waitFor();
    await page.keyboard.type('They need cash');
    await press(page, 'Escape');
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Note: They need cash' });
    await press(page, 'Control+ArrowDown');
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Empty note' });
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: /^Text of/ }).waitFor();
    await page.keyboard.type('A card');
    await press(page, 'Escape');
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Note: A card' });
    await choose(page, 'Connect to…');
    await pick(page, 'Connect to', 'weeks', 'Note: Sellers wait for weeks');
    const card = page.getByRole('option', { name: 'Arrow from “A card” to “Sellers wait for weeks”' });
    await card.waitFor();

    // 6 reroute
    await card.focus();
    await choose(page, 'Reconnect to…');
    await pick(page, 'Reconnect to', 'cash', 'Note: They need cash');
    await page.getByRole('option', { name: 'Arrow from “A card” to “They need cash”' }).waitFor();

    // 7 several, 8 group
    await page.getByRole('option', { name: 'Note: A card', exact: true }).focus();
    await press(page, 'Shift+M', 'Space');
    await press(page, 'Space', 'Shift+Tab', 'Shift+Tab');
    await page.getByRole('option', { name: 'Note: They need cash', exact: true }).focus();
    await press(page, 'Space', 'Escape');
    await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(2);
    await press(page, 'Control+g');
    await page.getByRole('option', { name: 'Group', exact: true }).waitFor();

    // 9 delete, 10 undo
    await expect.poll(() => atKeyboard(page)).toMatchObject({ name: 'Group' });
    await press(page, 'Delete');
    await expect.poll(() => names(page)).toEqual(['Note: Sellers wait for weeks']);
    await press(page, 'Control+z');
    await page.getByRole('option', { name: 'Group', exact: true }).waitFor();
    expect((await names(page)).length).toBe(7);
  },
);

function numbersOf(place: string | null | undefined): { readonly left: number; readonly top: number } {
  const [, left, top] = /left (-?\d+), top (-?\d+)/.exec(place ?? '') ?? [];
  return { left: Number(left), top: Number(top) };
}
