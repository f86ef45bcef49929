import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { ready } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();
const chunk = /\/static\/(start|draw)-[^/]*\.js$/;

async function expectToldAndReloaded(path: string): Promise<void> {
  const page = await world.newPage();
  await page.route(chunk, (route) => route.abort());
  await page.goto(`${world.url}${path}`);
  const alert = page.getByRole('alert');
  await alert.getByText('This page couldn’t be loaded, but your work is saved.').waitFor();
  expect(await page.locator('body').getAttribute('data-ready')).toBeNull();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(path === '/' ? 1 : 0);
  expect(world.takeFaults()).toEqual([
    expect.stringMatching(/^TypeError: Failed to fetch dynamically imported module: .*\/static\/.+\.js$/),
  ]);
  await page.unroute(chunk);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await ready(page);
  expect([await page.getByRole('alert').count(), await page.getByRole('heading', { level: 1 }).count()]).toEqual([
    0, 1,
  ]);
}

test('the landing page says that its scripts did not come, and is there after a reload', () =>
  expectToldAndReloaded('/'));

inFullRun('a page that the server does not draw says that its scripts did not come, and is there after a reload', () =>
  expectToldAndReloaded('/sign-in'),
);
