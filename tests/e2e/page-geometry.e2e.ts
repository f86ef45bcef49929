import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContent } from '../../src/domain/page/page-content.ts';
import { pageThemes } from '../../src/domain/page/page-theme.ts';
import { firstPaletteOf } from '../../src/domain/page/themes.ts';
import type { RejectedEntry } from '../../src/drawing/page/page-context.ts';
import { pageDocument } from '../../src/drawing/page/page-document.ts';
import { foreignLanguages, foreignPage } from '../fixtures/foreign-pages.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { aBlock, aContent, withImages } from '../fixtures/published-page.ts';
import { inFullRun } from './in-full-run.ts';
import { runAxe } from './run-axe.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 404 }));
  await page.route(`${origin}/page-fonts/*`, async (route) =>
    route.fulfill({ body: await readFile(`dist${new URL(route.request().url()).pathname}`) }),
  );
});
afterAll(() => browser?.close());

const origin = 'https://pages.example';
const widths = [360, 768, 1440];

const resize = (width: number) => page.setViewportSize({ width, height: 900 });

/** Shows a page with its fonts; no server stands behind it. */
async function show(content: PageContent, width: number, rejected?: RejectedEntry): Promise<void> {
  await resize(width);
  const { html } = pageDocument(content, { ...withImages, origin, ...(rejected && { rejected }) });
  await page.route(`${origin}/p/shown`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${origin}/p/shown`);
  await page.evaluate(() => document.fonts.ready);
  await page.unroute(`${origin}/p/shown`);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where elements are, in whole pixels. */
const boxesOf = (selector: string): Promise<readonly Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );

test('prices of each theme have their buttons in a line, whatever they say, and apart from the price', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    await show(foreignPage('de', theme), 1440);
    const buttons = await boxesOf('.p-pricing .p-button');
    const lines = new Set(buttons.map(({ top, bottom }) => `${top} to ${bottom}`));
    if (buttons.length !== 3 || lines.size !== 1) faults.push({ theme, buttons });
    await resize(360);
    const [price] = await boxesOf('.p-pricing li:last-child .p-price');
    const [button] = await boxesOf('.p-pricing li:last-child .p-button');
    if (!price || !button || button.top - price.bottom < 16) faults.push({ theme, price, button });
  }
  expect(faults).toEqual([]);
});

test('a price in a row keeps its room when the form beside it is open', async () => {
  const plan = aBlock('plan', { heading: 'Filialbetrieb', price: '2,980円', period: 'im Monat, zzgl. Mehrwertsteuer' });
  const blocks = [{ ...aBlock('pricing', { look: 'rows' }), items: [plan] }];
  await show(aContent({ theme: 'essay', palette: firstPaletteOf('essay'), blocks }), 1440);
  const before = await boxesOf('.p-pricing .p-price, .p-pricing summary');
  await page.locator('.p-pricing summary').click();
  const after = await boxesOf('.p-pricing .p-price, .p-pricing summary');
  const sides = (boxes: readonly Box[]) => boxes.map(({ left, right }) => [left, right]);
  expect([before.length, sides(after)]).toEqual([2, sides(before)]);
  await resize(768);
  const isCut = await page.locator('.p-price').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);
});

test('what is paid and how often stand in one line in the rows of a tablet', async () => {
  const plan = aBlock('plan', {
    heading: 'Backstubentarif',
    price: '29 €',
    period: 'im Monat',
    goal: 'fake-door',
    body: '',
  });
  const blocks = [{ ...aBlock('pricing', { look: 'rows' }), items: [plan] }];
  await show(aContent({ theme: 'professional', palette: firstPaletteOf('professional'), blocks }), 768);
  const [price] = await boxesOf('.p-price');
  const [amount] = await boxesOf('.p-price strong');
  // Two lines would be twice as high as the amount.
  expect((price?.bottom ?? 0) - (price?.top ?? 0)).toBeLessThan(((amount?.bottom ?? 0) - (amount?.top ?? 0)) * 1.5);
  const lines = await page.locator('.p-price strong').evaluate((each) => each.getClientRects().length);
  expect(lines).toBe(1);
});

test('a pre-order’s form is as wide as the button that opens it', async () => {
  const plan = aBlock('plan', { goal: 'pre-order' });
  const items = [plan, { ...plan, id: 'other' }];
  const blocks = [{ ...aBlock('pricing', { look: 'cards' }), items }];
  await show(aContent({ theme: 'consumer', palette: firstPaletteOf('consumer'), blocks }), 1440);
  await page.locator('.p-pricing summary').first().click();
  const [opens, sends] = await boxesOf('.p-pricing li:first-child .p-button');
  expect([sends?.left, sends?.right]).toEqual([opens?.left, opens?.right]);
});

test('nothing is ruled off below the end of a page', async () => {
  const lines: unknown[] = [];
  for (const theme of pageThemes) {
    await show(aContent({ theme, palette: firstPaletteOf(theme), blocks: [aBlock('footer')] }), 360);
    lines.push(await page.locator('.p-footer').evaluate((each) => getComputedStyle(each).borderBottomWidth));
  }
  expect(lines).toEqual(pageThemes.map(() => '0px'));
});

test('a phone beside a headline is upright, whatever its image is', async () => {
  const blocks = [aBlock('hero', { look: 'split', visual: 'phone' })];
  await show(aContent({ theme: 'marketplace', palette: firstPaletteOf('marketplace'), blocks }), 1440);
  const [screen] = await boxesOf('.p-frame-phone img');
  if (!screen) throw new Error('no phone');
  const [width, height] = [screen.right - screen.left, screen.bottom - screen.top];
  expect(Math.abs(height - 2 * width)).toBeLessThanOrEqual(1);
});

test('a price that leads to the form keeps apart from its button too', async () => {
  const plan = aBlock('plan', { heading: 'Solo', price: '€9', period: '', body: '', goal: 'sign-up' });
  const blocks = [{ ...aBlock('pricing'), items: [plan] }, aBlock('form')];
  const gaps: unknown[] = [];
  for (const theme of pageThemes) {
    await show(aContent({ theme, palette: firstPaletteOf(theme), blocks }), 360);
    const [price] = await boxesOf('.p-pricing .p-price');
    const [button] = await boxesOf('.p-pricing .p-button');
    if ((button?.top ?? 0) - (price?.bottom ?? 0) < 16) gaps.push({ theme, price, button });
  }
  expect(gaps).toEqual([]);
});

test('a long word in a headline stands in one line on each theme, at each width', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    await show(foreignPage('de', theme), 1440);
    for (const width of widths) {
      await resize(width);
      const lines = await page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        const text = heading.firstChild ?? heading;
        range.setStart(text, 0);
        range.setEnd(text, 'Lieferantenrechnungen'.length);
        return range.getClientRects().length;
      });
      if (lines !== 1) faults.push({ theme, width, lines });
    }
  }
  expect(faults).toEqual([]);
});

test('a phrase of a Japanese headline stands in one line on each theme', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    await show(foreignPage('ja', theme), 1440);
    const lines = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      const text = heading.firstChild ?? heading;
      const from = text.textContent?.indexOf('焼き菓子ひとつの') ?? 0;
      range.setStart(text, from);
      range.setEnd(text, from + '焼き菓子ひとつの'.length);
      return range.getClientRects().length;
    });
    if (lines !== 1) faults.push({ theme, lines });
  }
  expect(faults).toEqual([]);
});

test('beside a headline without a picture stands its form, below it on a phone', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    const { blocks, ...content } = foreignPage('de', theme);
    const alone = blocks.map((block) =>
      block.kind === 'hero' ? { ...block, fields: { ...block.fields, visual: 'picture', picture: null } } : block,
    );
    for (const [width, place] of [
      [1440, 'beside'],
      [360, 'below'],
    ] as const) {
      await show({ ...content, blocks: alone }, width);
      const [heading] = await boxesOf('.p-hero h1');
      const [form] = await boxesOf('.p-hero .p-form');
      const isBeside = heading && form && form.left >= heading.right && form.top < heading.bottom;
      const isBelow = heading && form && form.top >= heading.bottom && form.left === heading.left;
      if (!(place === 'beside' ? isBeside : isBelow)) faults.push({ theme, width, heading, form });
    }
  }
  expect(faults).toEqual([]);
});

test('what is wrong with a form stands below the name of the page, with each theme', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    const content = foreignPage('de', theme);
    const form = content.blocks.find(({ kind }) => kind === 'form')?.id ?? '';
    await show(content, 360, { form, values: {}, problems: [{ field: 'email', text: 'Geben Sie die Adresse ein' }] });
    const [name] = await boxesOf('.p-logo');
    const [problems] = await boxesOf('.p-problems');
    if (!name || !problems || problems.top < name.bottom) faults.push({ theme, name, problems });
  }
  expect(faults).toEqual([]);
});

test('who said it is named below their words, from the same edge on, also from right to left', async () => {
  const faults: unknown[] = [];
  for (const language of foreignLanguages) {
    await show(foreignPage(language, 'software'), 1440);
    const [words] = await boxesOf('.p-quotes blockquote');
    const names = await boxesOf('.p-quotes figcaption > *');
    const edge = language === 'ar' ? 'right' : 'left';
    if (names.length !== 2 || names.some((name) => name[edge] !== words?.[edge]))
      faults.push({ language, words, names });
  }
  expect(faults).toEqual([]);
});

test('numbers and names in Latin letters stand at the right edge of a page that is written from right to left', async () => {
  const { blocks, ...content } = foreignPage('ar', 'software');
  const items = [aBlock('number', { value: '38%', heading: 'Crumb', picture: null })];
  await show({ ...content, blocks: [...blocks, { ...aBlock('numbers', { look: 'row' }), items }] }, 1440);
  const [item] = await boxesOf('.p-numbers li');
  const ends = await page.locator('.p-numbers li > p').evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(ends).toEqual([item?.right, item?.right]);
});

test('what a wide button says stands in its middle, also from right to left', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    await show(foreignPage('ar', theme), 360);
    const off = await page.locator('.p-form button').evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(each);
        const words = range.getBoundingClientRect();
        return Math.abs(words.left + words.right - left - right) / 2;
      }),
    );
    if (off.length === 0 || off.some((each) => each > 1)) faults.push({ theme, off });
  }
  expect(faults).toEqual([]);
});

test('the last of three advantages leaves no empty place where two stand side by side', async () => {
  const { blocks, ...content } = foreignPage('de', 'professional');
  const items = ['Eins', 'Zwei', 'Drei'].map((heading, n) => ({
    ...aBlock('feature', { heading }),
    id: `feature-${n}`,
  }));
  const features = { ...aBlock('features', { look: 'grid' }), items };
  await show({ ...content, blocks: [...blocks, features] }, 768);
  const [first, second, third] = await boxesOf('.p-features li');
  expect([first?.top, third?.left, third?.right]).toEqual([second?.top, first?.left, second?.right]);
});

test('the box of a consent is light on a bright ground by night too', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await show(foreignPage('de', 'consumer'), 360);
  const schemes = await page
    .locator('input[type=checkbox]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).colorScheme));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(schemes[0]).toBe('light');
});

inFullRun(
  'pages in German, Japanese and Arabic fit each width and are free of violations, by day and by night',
  async () => {
    const faults: unknown[] = [];
    for (const [n, theme] of pageThemes.entries()) {
      const language = foreignLanguages[n % foreignLanguages.length] ?? 'de';
      await show(foreignPage(language, theme), 1440);
      for (const width of widths) {
        await resize(width);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) faults.push(`${language} in ${theme} is ${wide} px too wide at ${width}`);
      }
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const { id, nodes } of await runAxe(page, { theme: scheme }))
          faults.push(`${language} in ${theme}, ${scheme}: ${id} at ${nodes[0]?.html}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(faults).toEqual([]);
  },
);
