import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../src/domain/log/recorded-event.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';

const world = productInBrowser();

/** In steps, so that the pointer moves as a hand moves it. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

test('one drag is one change: moving in line with a neighbour, sizing, connecting, choosing all within', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'left00000000', kind: 'note', x: 200, y: 200, width: 160, height: 96, text: 'Left' },
      { id: 'right0000000', kind: 'note', x: 600, y: 320, width: 160, height: 96, text: 'Right' },
    ],
  });
  const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await open(page, address);
  const part = (name: string) => page.getByRole('option', { name, exact: true });
  await part('Note: Left').waitFor();
  const middleOf = async (name: string): Promise<[number, number]> => {
    const { x, y, width, height } = (await part(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2];
  };
  const facts = async (): Promise<readonly [string, unknown][]> => {
    const answer = await fetch(`${world.url}/api/v1/events?after=0&limit=1000`, {
      headers: { authorization: `Bearer ${account.accessToken}` },
    });
    const { events } = (await answer.json()) as { events: RecordedEvent[] };
    return events
      .filter(({ stream }) => stream.startsWith('canvas-'))
      .slice(1)
      .map(({ type, data }) => [type, data]);
  };

  // To 3 px above where their upper sides are in line.
  const [rightX, rightY] = await middleOf('Note: Right');
  await drag(page, [rightX, rightY], [rightX + 40, rightY - 123]);
  const moved = ['NodesMoved', { nodes: [{ id: 'right0000000', x: 640, y: 200 }], edges: [] }] as const;
  await expect.poll(facts).toEqual([moved]);

  // By the handle at the lower right, far from any line.
  await drag(page, [rightX + 40 + 80, rightY - 120 + 48], [rightX + 40 + 80 + 60, rightY - 120 + 48 + 77]);
  const sized = { id: 'right0000000', x: 640, y: 200, width: 220, height: 173 };
  await expect.poll(async () => (await facts())[1]).toMatchObject(['NodesResized', { nodes: [sized] }]);

  await page.keyboard.press('a');
  await drag(page, await middleOf('Note: Left'), await middleOf('Note: Right'));
  const ends = { from: { node: 'left00000000' }, to: { node: 'right0000000' } };
  await expect.poll(async () => (await facts())[2]).toMatchObject(['NodesConnected', { edges: [ends] }]);

  await page.keyboard.press('v');
  const [leftX, leftY] = await middleOf('Note: Left');
  await drag(page, [leftX - 140, leftY - 100], [leftX + 800, leftY + 300]);
  await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(3);
  expect((await facts()).length).toBe(3);
});
