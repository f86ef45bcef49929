import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { leanCanvas } from '#domain/canvas-templates/lean-canvas.ts';
import { nodesOfTemplate } from '#domain/canvas-templates/nodes-of-template.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { choose } from './canvas-by-keyboard.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

async function boxOf(page: Page, name: string) {
  const box = await part(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
}

async function drag(page: Page, from: readonly [x: number, y: number], to: readonly [x: number, y: number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
  await page.mouse.up();
}

/** Shares the part that has the focus, and returns what somebody without an account reads at its link. */
async function readByLink(page: Page, title: string): Promise<string> {
  await choose(page, 'Share…');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const anybody = await world.newPage();
  await open(anybody, link);
  const drawing = anybody.getByRole('figure', { name: title });
  await drawing.waitFor();
  return (await drawing.textContent())?.replaceAll(/\s+/g, ' ') ?? '';
}

inFullRun(
  'a frame drawn around a Lean Canvas holds its nine sections, hides none of them, and shares them as one',
  async () => {
    const ids = leanCanvas.cells.map((_, n) => `section0000${n}`.padEnd(12, '0')).values();
    const newId = () => ids.next().value ?? '';
    const { account, address } = await openCanvas(world.url, 'Crumb', {
      nodes: [
        ...nodesOfTemplate(leanCanvas, { x: 0, y: 0 }, newId),
        { id: 'far000000000', kind: 'note', x: 3000, y: 500, width: 200, height: 96, text: 'Far away' },
      ] as never,
    });
    await verifyAddress(world.url, account);
    const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    await open(page, address);
    await part(page, 'Section: Problem').focus();
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('-');
    const sheet = await boxOf(page, 'Section: Problem');
    const last = await boxOf(page, 'Section: Revenue');
    const rule = { x: sheet.x + 10, y: sheet.y, width: 20, height: 3 };
    // The tools of the selection throw a shadow on its upper edge.
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: 'Selection' }).waitFor({ state: 'detached' });
    const before = await page.screenshot({ clip: rule });
    await page.keyboard.press('f');
    await drag(page, [sheet.x - 20, sheet.y - 30], [last.x + last.width + 20, last.y + last.height + 20]);
    await part(page, 'Untitled frame').waitFor();
    await expect
      .poll(() => part(page, 'Section: Problem').getAttribute('aria-description'))
      .toContain('of Untitled frame');
    expect(await page.screenshot({ clip: rule })).toEqual(before);
    await part(page, 'Untitled frame').focus();
    const read = await readByLink(page, 'Crumb');
    for (const { title } of leanCanvas.cells) expect(read).toContain(title);
    expect(read).not.toContain('Far away');
  },
);
