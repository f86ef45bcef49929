import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Your canvases' }).getByRole('listitem').filter({ hasText: title });

/** The colors of a thumbnail as red, green and blue, those of at least 20 pixels; null while nothing is drawn. */
const colorsOf = (page: Page, title: string): Promise<readonly string[] | null> =>
  row(page, title)
    .locator('canvas')
    .evaluateAll(([each]) => {
      const canvas = each as HTMLCanvasElement | undefined;
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      if (!data) return null;
      const counts = new Map<string, number>();
      for (let n = 0; n < data.length; n += 4) {
        const color = `${data[n]} ${data[n + 1]} ${data[n + 2]}`;
        if (data[n + 3] === 255) counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const many = [...counts].filter(([, count]) => count >= 20).map(([color]) => color);
      return many.length === 0 ? null : many.sort();
    });

const note = (id: string, x: number, fill: 'straw' | 'sky') =>
  ({ id: id.padEnd(12, '0'), kind: 'note', x, y: 0, width: 300, height: 200, fill }) as const;

async function atList() {
  const canvas = await openCanvas(world.url, 'Crumb', { nodes: [note('a', 0, 'straw')] });
  const { account } = canvas;
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const by = { url: world.url, accessToken: account.accessToken };
  await sendCommand(by, [`idea-${ideaId}`, 'CaptureIdea', { title: 'Nothing yet' }]);
  await sendCommand(by, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]);
  const page = await world.newPage(account, { colorScheme: 'light', viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/canvas`);
  return { page, canvas };
}

test('the list shows each canvas in small, in the theme, as it is now; an empty one is bare paper', async () => {
  const { page, canvas } = await atList();
  await expect.poll(() => colorsOf(page, 'Crumb')).toHaveLength(1);
  const [straw = ''] = (await colorsOf(page, 'Crumb')) ?? [];
  expect(await row(page, 'Nothing yet').locator('canvas').count()).toBe(0);

  // From another device.
  await canvas.send('PlaceNodes', { nodes: [note('b', 400, 'sky')] });
  await expect.poll(() => colorsOf(page, 'Crumb')).toHaveLength(2);
  expect(await colorsOf(page, 'Crumb')).toContain(straw);
  const light = await colorsOf(page, 'Crumb');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await colorsOf(page, 'Crumb'))?.some((color) => light?.includes(color))).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colorsOf(page, 'Crumb')).toEqual(light);
  expect(await findViolations(page)).toEqual([]);

  // The link of its title lies over the picture.
  await row(page, 'Crumb').locator('canvas').click({ force: true });
  await expect.poll(() => page.title()).toBe('Crumb · Canvas · Groundwork');
});
