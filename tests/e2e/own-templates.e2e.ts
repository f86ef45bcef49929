import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { readLog } from './log-states.ts';

const world = productInBrowser();

const own = (page: Page) => page.getByRole('list', { name: 'Your templates' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const names = (page: Page) =>
  page
    .locator('[data-canvas]')
    .getByRole('option')
    .evaluateAll((parts) => parts.map((each) => each.ariaLabel ?? '').sort());

/** A founder with a map on one canvas, and another canvas with nothing on it. */
async function atMap() {
  const map = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'frame0000000', kind: 'frame', x: 40, y: 40, width: 500, height: 300, text: 'Customer map' },
      { id: 'who000000000', kind: 'note', x: 80, y: 120, width: 200, height: 96, text: 'Who', parent: 'frame0000000' },
      { id: 'why000000000', kind: 'note', x: 320, y: 120, width: 200, height: 96, text: 'Why', parent: 'frame0000000' },
      { id: 'beside000000', kind: 'note', x: 700, y: 120, width: 200, height: 96, text: 'Beside' },
    ],
    edges: [
      {
        id: 'leads0000000',
        from: { node: 'who000000000', side: 'auto' },
        to: { node: 'why000000000', side: 'auto' },
      },
      { id: 'line00000000', from: { x: 60, y: 300 }, to: { x: 500, y: 300 }, heads: 'none' },
    ],
  });
  const { account } = map;
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const by = { url: world.url, accessToken: account.accessToken };
  await sendCommand(by, [`idea-${ideaId}`, 'CaptureIdea', { title: 'Rye' }]);
  await sendCommand(by, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]);
  const facts = async () =>
    (await readLog(world.url, account.accessToken))
      .filter(({ type }) => type.startsWith('Template'))
      .map(({ type, data }) => [type, (data as { name?: string }).name]);
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  return { page, map, empty: `${world.url}/canvas?projectId=${projectId}`, facts };
}

test('a selection becomes a template, begins another canvas, and is taken back as one change', async () => {
  const { page, map, empty, facts } = await atMap();
  await open(page, map.address);
  await page.getByRole('option', { name: 'Frame: Customer map' }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  await dialog(page, 'Save as template').waitFor();
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('Customer  map');
  await field.press('Control+Enter');
  await dialog(page, 'Save as template').waitFor({ state: 'detached' });
  await expect.poll(facts).toEqual([['TemplateSaved', 'Customer map']]);

  await open(page, empty);
  await own(page).waitFor();
  await own(page).getByRole('button', { name: 'Customer map' }).click();
  const all = [
    'Arrow from “Who” to “Why”',
    'Frame: Customer map',
    'Line between a free point and a free point',
    'Note: Who',
    'Note: Why',
  ];
  await expect.poll(() => names(page)).toEqual(all);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual([]);
});
