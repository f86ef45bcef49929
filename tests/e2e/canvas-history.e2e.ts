import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openSharedCanvas, type SharedCanvas } from '../fixtures/shared-canvas.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const product = productInBrowser();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const others = (page: Page) => page.getByRole('status', { name: 'Also here' });

async function openCanvas(page: Page, { projectId }: SharedCanvas): Promise<Page> {
  await open(page, `${product.url}/canvas?projectId=${projectId}`);
  await part(page, 'Note: What the bakery earns').waitFor();
  return page;
}

test('another browser of the founder is told while it is there', async () => {
  const canvas = await openSharedCanvas(product.url);
  const here = await openCanvas(await product.newPage(canvas.account), canvas);
  const session = await openSession(product.url, canvas.account);
  const there = await openCanvas(await product.newPage(session, { userAgent: firefox }), canvas);
  await expect
    .poll(async () => {
      await there.mouse.move(500 + Math.random() * 100, 400);
      return others(here).innerText();
    })
    .toBe('Also here: Firefox on Linux');
  await there.getByRole('link', { name: 'Home' }).first().click();
  await there.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await expect.poll(() => others(here).innerText()).toBe('');
});

test('frames are presented one by one, and then the whole, by keyboard alone', async () => {
  const canvas = await openSharedCanvas(product.url);
  const frame = { kind: 'frame', width: 600, height: 400 };
  const second = { ...frame, id: 'second000000', x: 0, y: 900, text: 'What it earns' };
  expect(await canvas.send('PlaceNodes', { nodes: [second] })).toBe('accepted');
  const page = await openCanvas(await product.newPage(canvas.account), canvas);
  await page.getByRole('button', { name: 'Present' }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Presenting Bread by bicycle' }).getByRole('status').last();
  await expect.poll(() => shown.innerText()).toBe('Frame 1 of 2: Who buys bread?');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown.innerText()).toBe('Frame 2 of 2: What it earns');
  // With its title it fills the window above the bar but for a margin, also where that is larger than it is: 600 by 400 in 1280 by 720.
  const frameBox = () => page.getByRole('dialog').getByRole('option', { name: 'Frame: What it earns' }).boundingBox();
  await expect.poll(async () => (await frameBox())?.height).toBeCloseTo(((720 - 64 - 2 * 16) * 400) / (400 + 28), 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown.innerText()).toBe('Whole canvas');
  await expect.poll(() => page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(() => shown.innerText()).toBe('Frame 1 of 2: Who buys bread?');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByRole('button', { name: 'Present' }).evaluate((it) => it.matches(':focus')))
    .toBe(true);
});

test('without a frame it says how to get one', async () => {
  const canvas = await openSharedCanvas(product.url);
  expect(await canvas.send('ReparentNodes', { ids: ['asked0000000', 'office000000'], parent: null })).toBe('accepted');
  expect(await canvas.send('RemoveNodes', { ids: ['frame0000000'] })).toBe('accepted');
  const page = await openCanvas(await product.newPage(canvas.account), canvas);
  await page.getByRole('button', { name: 'Present' }).click();
  const said = page.getByRole('dialog').getByRole('status').last();
  await expect.poll(() => said.innerText()).toMatch(/^No frames yet\./);
  await page.getByRole('button', { name: 'Exit presentation' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
