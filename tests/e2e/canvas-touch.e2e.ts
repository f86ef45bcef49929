import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fingersOn } from '../fixtures/fingers.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { readLog } from './log-states.ts';

const world = productInBrowser();

/** Two notes that are in line with nothing of each other. */
async function atCanvas() {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'left00000000', kind: 'note', x: 200, y: 200, width: 160, height: 96, text: 'Left' },
      { id: 'right0000000', kind: 'note', x: 600, y: 347, width: 160, height: 96, text: 'Right' },
    ],
  });
  const page = await world.newPage(account, {
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 1440, height: 900 },
  });
  await open(page, address);
  await part(page, 'Note: Left').waitFor();
  const facts = async () =>
    (await readLog(world.url, account.accessToken))
      .filter(({ stream }) => stream.startsWith('canvas-'))
      .slice(1)
      .map(({ type, data }) => [type, data]);
  return { page, facts, fingers: await fingersOn(page) };
}

const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const boxOf = async (page: Page, name: string) => {
  const { x, y, width, height } = (await part(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round) as [number, number, number, number];
};
const middleOf = async (page: Page, name: string): Promise<[number, number]> => {
  const [x, y, width, height] = await boxOf(page, name);
  return [x + width / 2, y + height / 2];
};
const selected = (page: Page) =>
  page.getByRole('option', { selected: true }).evaluateAll((parts) => parts.map((each) => each.ariaLabel));
const zoom = (page: Page) => page.getByRole('button', { name: /^Zoom: / }).innerText();

test('one finger moves a part in line with its neighbors, and one that rests opens its menu; two zoom and move the view, and change nothing', async () => {
  const { page, facts, fingers } = await atCanvas();
  const [rightX, rightY] = await middleOf(page, 'Note: Right');
  await fingers.down([rightX, rightY]);
  await fingers.move([rightX, rightY - 143]);
  await expect.poll(() => selected(page)).toEqual(['Note: Right']);
  expect(await facts()).toEqual([]);
  await fingers.up();
  const moved = ['NodesMoved', { nodes: [{ id: 'right0000000', x: 600, y: 200 }], edges: [] }] as const;
  await expect.poll(facts).toEqual([moved]);

  // A second finger takes back what the first has begun.
  await fingers.down([rightX, rightY - 147]);
  await fingers.move([rightX - 80, rightY - 67]);
  await fingers.down([rightX - 80, rightY - 67], [rightX - 200, rightY + 200]);
  await fingers.up('last');
  await fingers.up();

  await fingers.down(await middleOf(page, 'Note: Left'));
  const menu = page.getByRole('menu', { name: 'Selection' });
  await menu.waitFor();
  await fingers.up();
  expect(await selected(page)).toEqual(['Note: Left']);
  await menu.getByRole('menuitem', { name: 'Lock' }).tap();
  await menu.waitFor({ state: 'detached' });
  const locked = ['NodesLocked', { ids: ['left00000000'], locked: true }];
  await expect.poll(facts).toEqual([moved, locked]);
  await page.keyboard.press('Escape');
  await expect.poll(() => selected(page)).toEqual([]);

  const [x, y, width, height] = await boxOf(page, 'Note: Left');
  // About the upper left corner of the note, which stays where it is.
  await fingers.down([x - 60, y], [x + 60, y]);
  await fingers.move([x - 120, y], [x + 120, y]);
  await expect.poll(() => zoom(page)).toBe('200%');
  await fingers.up();
  await expect.poll(() => boxOf(page, 'Note: Left')).toEqual([x, y, width * 2, height * 2]);

  await fingers.down([x, y], [x + 100, y + 100]);
  await fingers.move([x + 70, y - 40], [x + 170, y + 60]);
  await fingers.up('last');
  // The finger that is left drags nothing.
  await fingers.move([x + 300, y + 300]);
  await fingers.up();
  await expect.poll(() => boxOf(page, 'Note: Left')).toEqual([x + 70, y - 40, width * 2, height * 2]);
  expect([await zoom(page), await selected(page), await facts()]).toEqual(['200%', [], [moved, locked]]);
});
