import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { withSettings } from '../fixtures/with-settings.ts';
import { open, ready } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();
const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Writes down the theme at every change from the first script on. */
const recordThemes = (page: Page) =>
  page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { themesSeen: seen });
    addEventListener('DOMContentLoaded', () => {
      seen.push(document.documentElement.dataset['theme']);
      new MutationObserver(() => seen.push(document.documentElement.dataset['theme'])).observe(
        document.documentElement,
        { attributeFilter: ['data-theme'] },
      );
    });
  });
const themesSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { themesSeen: string[] }).themesSeen)]);

async function choose(page: Page, theme: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText(theme).click();
  await page.keyboard.press('Escape');
}

test('the theme follows the system and another tab, is there from the first paint of a reload, and goes with a sign-out', async () => {
  const page = await world.newPage(await openAccount(world.url), { colorScheme: 'light' });
  await recordThemes(page);
  await open(page, `${world.url}/home`);
  await expect.poll(() => shown(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shown(page)).toBe('dark');
  const dark = await canvas(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => shown(page)).toBe('light');
  const other = await page.context().newPage();
  await open(other, `${world.url}/pricing`);
  await choose(page, 'Dark');
  await expect.poll(() => shown(other)).toBe('dark');
  await page.reload();
  await ready(page);
  expect(await themesSeen(page)).toEqual(['dark']);
  await expect.poll(() => canvas(page)).toBe(dark);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${world.url}/`);
  await expect.poll(() => shown(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('groundwork-theme'))).toBeNull();
});

inFullRun('the dark theme loads no light picture of the landing page', async () => {
  // No page of a test before, which may have shown them in the light and have them in its memory: none asked for this.
  const page = await world.newPage(undefined, { colorScheme: 'dark', locale: 'en-GB' });
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.avif')) loaded.add(request.url());
  });
  await open(page, world.url);
  const visible = new Set<string>();
  for (const picture of await page.getByRole('figure').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    visible.add(await picture.evaluate((each) => (each as HTMLImageElement).currentSrc));
  }
  expect([...loaded].sort()).toEqual([...visible].sort());
  expect(visible.size).toBe(3);
});

test('where the operator allows the light theme only it is light on a dark system from the first paint on, whatever is stored', async () => {
  const page = await world.newPage(undefined, { colorScheme: 'dark' });
  await withSettings(page, { appTheme: false });
  await page.addInitScript(() => localStorage.setItem('groundwork-theme', 'dark'));
  await recordThemes(page);
  await open(page, `${world.url}/sign-in`);
  expect(await themesSeen(page)).toEqual(['light']);
});
