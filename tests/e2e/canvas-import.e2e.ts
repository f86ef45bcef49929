import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CanvasFile } from '../../src/domain/canvas-transfer/canvas-file.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, 'Canvas menu').click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
}

/** The JSON that the canvas is exported as. */
async function exported(page: Page): Promise<string> {
  await fromMenu(page, 'Export…');
  await page.getByText('JSON', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The parts of an export, each under its number in place of its id, from the lowest to the highest. */
function partsOf(text: string) {
  const { nodes, edges } = JSON.parse(text) as CanvasFile;
  const names = new Map([...nodes, ...edges].map(({ id }, n) => [id, `${n}`]));
  const named = JSON.stringify({ nodes, edges }).replace(/"([0-9A-Za-z]{12})"/g, (whole, id: string) =>
    JSON.stringify(names.get(id) ?? whole),
  );
  return JSON.parse(named) as unknown;
}

test('an exported canvas is imported into the canvas of another idea, equal in every part, and taken back at once', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'frame0000000', kind: 'frame', x: 40, y: 40, width: 700, height: 420, text: 'What it costs' },
      {
        id: 'flour0000000',
        kind: 'note',
        x: 80,
        y: 120,
        width: 200,
        height: 96,
        text: 'Flour',
        parent: 'frame0000000',
      },
      { id: 'rent00000000', kind: 'ellipse', x: 460, y: 200, width: 200, height: 120, text: 'Rent', rotation: 20 },
      { id: 'locked000000', kind: 'text', x: 90, y: 500, width: 200, height: 40, text: 'A “word”', locked: true },
    ],
    edges: [
      {
        id: 'edge00000000',
        from: { node: 'flour0000000', side: 'auto' },
        to: { node: 'rent00000000', side: 'left' },
        text: 'more than',
        route: 'elbow',
      },
    ],
  });
  const page = await world.newPage(account);
  await open(page, address);
  await page.getByRole('option', { name: 'Note: Flour' }).waitFor();
  const before = await exported(page);

  await open(page, `${world.url}/canvas`);
  await page.getByLabel('New canvas').fill('Stall finder');
  await button(page, 'Create canvas').click();
  await page.getByRole('heading', { level: 1, name: 'Stall finder' }).waitFor();
  await fromMenu(page, 'Import…');
  expect(await findViolations(page)).toEqual([]);
  await choose(page, 'crumb.json', before);
  await page.getByText('crumb.json contains 5 items.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const confirm = button(page, 'Import 5 items');
  await expect.poll(() => confirm.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Imported 5 items.').waitFor();
  await page.getByRole('option', { name: 'Note: Flour' }).waitFor();
  expect(partsOf(await exported(page))).toEqual(partsOf(before));

  await button(page, 'Undo').click();
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Templates' }).waitFor();
});
