import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { requireChromium } from '../../scripts/chromium.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let vite: ViteDevServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
  await vite.listen();
  address = `${vite.resolvedUrls?.local[0]}gallery.html`;
  browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
});

afterAll(async () => {
  await browser?.close();
  await vite?.close();
});

interface Look {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
}

async function open({ theme = 'light', width = 1280, reducedMotion = 'reduce', forcedColors = 'none' }: Look = {}) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion, forcedColors });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}?theme=${theme}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const overlays = {
  Dialog: 'dialog',
  Drawer: 'dialog',
  Sheet: 'dialog',
  'Alert dialog': 'alertdialog',
  Popover: 'dialog',
  Menu: 'menu',
} as const;

const violations = async (page: Page, part = 'body') => {
  const { violations: found } = await new AxeBuilder({ page }).include(part).withTags(standards).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(['light', 'dark'] as const)('the gallery in the %s theme', (theme) => {
  test('has no violation of WCAG 2.2 A and AA', async () => {
    expect(await violations(await open({ theme }))).toEqual([]);
  });

  test('nor has what opens over it', async () => {
    const page = await open({ theme });
    for (const tone of ['success', 'info', 'warning', 'error']) await button(page, `Show ${tone} toast`).click();
    expect(await violations(page, '[aria-label=Notifications]')).toEqual([]);
    await page.clock.runFor(60_000);
    for (const [name, role] of Object.entries(overlays)) {
      await button(page, name).click();
      await page.getByRole(role).waitFor();
      expect({ [name]: await violations(page, `[role=${role}]`) }).toEqual({ [name]: [] });
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
    }
  });
});

test.each([320, 360, 768])('nothing scrolls sideways at %d px', async (width) => {
  const page = await open({ width });
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBe(window);
});

test('nothing moves where less motion is asked for', async () => {
  const running = (page: Page) => page.evaluate(() => document.getAnimations().length);
  expect(await running(await open({ reducedMotion: 'reduce' }))).toBe(0);
  expect(await running(await open({ reducedMotion: 'no-preference' }))).toBeGreaterThan(0);
});

test('a chosen box can be told from the others where colours are forced', async () => {
  const page = await open({ forcedColors: 'active' });
  const chosen = page.getByRole('checkbox', { name: 'Keep a copy on this device' });
  const sign = page.locator('label', { has: chosen }).locator('svg');
  expect(await sign.isVisible()).toBe(true);
});

test('the focus is seen only for the keyboard', async () => {
  const page = await open();
  const outline = () => button(page, 'Dialog').evaluate((element) => getComputedStyle(element).outlineStyle);
  await button(page, 'Dialog').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.mouse.move(0, 0);
  expect(await outline()).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await outline()).toBe('solid');
});

describe('toasts', () => {
  const all = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alertdialog');

  test('the newest three are seen, each for ten seconds', async () => {
    const page = await open();
    for (const tone of ['success', 'info', 'warning', 'error']) await button(page, `Show ${tone} toast`).click();
    expect(await all(page).count()).toBe(3);
    await page.mouse.move(0, 0);
    await page.clock.runFor(9_500);
    expect(await all(page).count()).toBe(3);
    await page.clock.runFor(1_000);
    await expect.poll(() => all(page).count()).toBe(1);
    await page.getByRole('alertdialog', { name: 'Idea captured.' }).waitFor();
  });

  test('the pointer over them stops the time', async () => {
    const page = await open();
    await button(page, 'Show info toast').click();
    await all(page).hover();
    await page.clock.runFor(30_000);
    expect(await all(page).count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_500);
    await expect.poll(() => all(page).count()).toBe(0);
  });

  test('a press on the action or on Dismiss takes one away', async () => {
    const page = await open();
    await button(page, 'Show success toast').click();
    await button(page, 'Undo').click();
    await expect.poll(() => all(page).count()).toBe(0);
    await button(page, 'Show error toast').click();
    await button(page, 'Dismiss').click();
    await expect.poll(() => all(page).count()).toBe(0);
  });

  test('they keep their light colours under the dark theme', async () => {
    const colours = async (theme: 'light' | 'dark') => {
      const page = await open({ theme });
      await button(page, 'Show info toast').click();
      return all(page).evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });
    };
    expect(await colours('dark')).toEqual(await colours('light'));
  });
});

test('a tag is added with Enter and taken away with Backspace', async () => {
  const page = await open();
  const tags = page.getByRole('grid', { name: 'Tags: chosen' }).getByRole('row');
  const field = page.getByRole('textbox', { name: 'Tags', exact: true });
  await field.fill('invoices');
  await field.press('Enter');
  await expect.poll(() => tags.allTextContents()).toEqual(['agencies', 'b2b', 'pricing', 'invoices']);
  await field.press('Backspace');
  await expect.poll(() => tags.allTextContents()).toEqual(['agencies', 'b2b', 'pricing']);
});

test('the characters of a password are shown on demand', async () => {
  const page = await open();
  const field = page.getByLabel('Password', { exact: true });
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show characters' }).first().click();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
});

/** The text of what the field's keys act on. */
const keyboardStandsOn = (field: Locator) =>
  field.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  });

test('typing narrows the options of a combo box, and Enter chooses', async () => {
  const page = await open();
  const field = page.getByRole('combobox', { name: 'Audience', exact: true });
  await field.fill('free');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Freelancers']);
  await field.press('ArrowDown');
  await expect.poll(() => keyboardStandsOn(field)).toBe('Freelancers');
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Freelancers');
  const chosen = page.getByRole('listbox', { name: 'Audiences' }).getByRole('option', { selected: true });
  await expect.poll(() => chosen.allTextContents()).toEqual(['Freelancers']);
});

test('a select is opened and answered by keyboard alone', async () => {
  const page = await open();
  const select = page.getByRole('button', { name: /Status$/ });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await select.focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Exploring');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Testing');
  await page.keyboard.press('Enter');
  await expect.poll(() => select.textContent()).toBe('Testing');
});

test('the head of a column sorts its table', async () => {
  const page = await open();
  const table = page.getByRole('grid', { name: 'Ideas', exact: true });
  const scores = () => table.getByRole('row').locator('[role=gridcell]:last-child').allTextContents();
  expect(await scores()).toEqual(['35', '28', '12']);
  await table.getByRole('columnheader', { name: 'Score' }).click();
  await expect.poll(scores).toEqual(['12', '28', '35']);
});
