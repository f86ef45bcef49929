import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openSharedCanvas, type SharedCanvas } from '../fixtures/shared-canvas.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const product = productInBrowser();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const others = (page: Page) => page.getByRole('status', { name: 'Also here' });

async function openCanvas(page: Page, { projectId }: SharedCanvas): Promise<Page> {
  await open(page, `${product.url}/canvas?projectId=${projectId}`);
  await part(page, 'Note: What the bakery earns').waitFor();
  return page;
}

inFullRun('another browser of the founder is told while it is there', async () => {
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
