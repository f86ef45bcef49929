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
      { id: 'third0000000', kind: 'note', x: 900, y: 620, width: 160, height: 96, text: 'Third' },
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

  // By the handle at the lower right, then to 3 px below where the lower sides are in line.
  await drag(page, [rightX + 40 + 80, rightY - 120 + 48], [rightX + 40 + 80 + 60, rightY - 120 + 48 + 80]);
  const sized = { id: 'right0000000', x: 640, y: 200, width: 220 };
  const large = { nodes: [{ ...sized, height: 176 }] };
  await expect.poll(async () => (await facts())[1]).toMatchObject(['NodesResized', large]);
  await drag(page, [rightX + 180, rightY + 8], [rightX + 180, rightY + 8 - 77]);
  const inLine = { nodes: [{ ...sized, height: 96 }] };
  await expect.poll(async () => (await facts())[2]).toMatchObject(['NodesResized', inLine]);

  await page.keyboard.press('a');
  const left = await middleOf('Note: Left');
  await drag(page, left, await middleOf('Note: Right'));
  const ends = { from: { node: 'left00000000' }, to: { node: 'right0000000' } };
  await expect.poll(async () => (await facts())[3]).toMatchObject(['NodesConnected', { edges: [ends] }]);

  await page.keyboard.press('v');
  const [leftX, leftY] = left;
  await drag(page, [leftX - 140, leftY - 100], [leftX + 800, leftY + 300]);
  await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(3);
  expect((await facts()).length).toBe(4);

  // The connector alone: its end goes to another node and back, its middle gives way to the side.
  await page.mouse.click(leftX - 140, leftY - 100);
  await page.mouse.click(leftX + 220, leftY);
  await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1);
  await drag(page, [leftX + 360, leftY], await middleOf('Note: Third'));
  await expect.poll(async () => (await facts())[4]).toMatchObject(['EdgeRouted', { to: { node: 'third0000000' } }]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await facts())[5]).toMatchObject(['EdgeRouted', { to: { node: 'right0000000' } }]);
  await drag(page, [leftX + 220, leftY], [leftX + 220, leftY + 60]);
  await expect.poll(async () => (await facts())[6]).toMatchObject(['EdgeRouted', { bend: expect.closeTo(-60, 0) }]);
});
