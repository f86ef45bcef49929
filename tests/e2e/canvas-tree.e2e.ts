import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const nameAtKeyboard = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel ?? '');

inFullRun(
  'Tab walks through the parts in reading order, and leads out past the last; Escape leaves at once',
  async () => {
    const part = (id: string, x: number, text: string) =>
      ({ id, kind: 'note', x, y: 0, width: 200, height: 96, text }) as const;
    const { account, address } = await openCanvas(world.url, 'Bread by bicycle', {
      nodes: [part('one000000000', 0, 'One'), part('two000000000', 400, 'Two')],
      edges: [
        {
          id: 'edge00000000',
          from: { node: 'one000000000', side: 'auto' },
          to: { node: 'two000000000', side: 'auto' },
          heads: 'end',
        },
      ],
    });
    const page = await world.newPage(account, { reducedMotion: 'reduce' });
    await open(page, address);
    const first = page.getByRole('option', { name: 'Note: One', exact: true });
    await first.focus();
    const walked = [await nameAtKeyboard(page)];
    for (let step = 0; step < 2; step++) {
      await page.keyboard.press('Tab');
      walked.push(await nameAtKeyboard(page));
    }
    expect(walked).toEqual(['Note: One', 'Arrow from “One” to “Two”', 'Note: Two']);
    expect(
      await page.getByRole('option', { selected: true }).evaluateAll((all) => all.map((each) => each.ariaLabel)),
    ).toEqual(['Note: Two']);
    await page.keyboard.press('Tab');
    const isOnCanvas = () => page.evaluate(() => document.activeElement?.closest('[data-canvas]') !== null);
    expect(await isOnCanvas()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await nameAtKeyboard(page)).toBe('Note: Two');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await nameAtKeyboard(page)).toBe('Note: One');
    await page.keyboard.press('Shift+Tab');
    expect(await isOnCanvas()).toBe(false);
    await first.focus();
    // The first one lets go of what is selected.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(isOnCanvas).toBe(false);
    expect(await nameAtKeyboard(page)).toBe('Select');
  },
);
