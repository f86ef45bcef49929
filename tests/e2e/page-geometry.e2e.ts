import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldValue } from '../../src/domain/page/page.ts';
import type { PageContent } from '../../src/domain/page/page-content.ts';
import { pageThemes } from '../../src/domain/page/page-theme.ts';
import { firstPaletteOf } from '../../src/domain/page/themes.ts';
import type { RejectedEntry } from '../../src/drawing/page/page-context.ts';
import { pageDocument } from '../../src/drawing/page/page-document.ts';
import { foreignLanguages, foreignPage } from '../fixtures/foreign-pages.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { aBlock, aContent, contentOfTemplate, withImages } from '../fixtures/published-page.ts';
import { inFullRun } from './in-full-run.ts';
import { runAxe } from './run-axe.ts';
import { ShownDocument, shownOrigin } from './shown-document.ts';

let browser: Browser;
let shown: ShownDocument;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  shown = await ShownDocument.open(browser);
  page = shown.page;
});
afterAll(() => browser?.close());

const widths = [360, 768, 1440];

const resize = (width: number) => shown.resize(width);

async function show(content: PageContent, width: number, rejected?: RejectedEntry): Promise<void> {
  await resize(width);
  await shown.show(pageDocument(content, { ...withImages, origin: shownOrigin, ...(rejected && { rejected }) }).html);
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

/** In how many lines a part of the headline stands. */
const linesOfHeadline = (part: string): Promise<number> =>
  page.locator('h1').evaluate((heading, words) => {
    const range = document.createRange();
    const text = heading.firstChild ?? heading;
    const from = text.textContent?.indexOf(words) ?? 0;
    range.setStart(text, from);
    range.setEnd(text, from + words.length);
    return range.getClientRects().length;
  }, part);

/** An address that is none, as the form of a page was sent with it. */
const rejectedBy = ({ blocks }: PageContent): RejectedEntry => ({
  form: blocks.find(({ kind }) => kind === 'form')?.id ?? '',
  ...{ values: {}, problems: [{ field: 'email', text: 'Geben Sie die Adresse ein' }] },
});

/** How far what is wrong with a form is from the edges of a phone, and, up to 20 px, from the top once its link led there. */
const placeOfProblems = () =>
  page.locator('.p-problems').evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    each.scrollIntoView();
    return { edges: [left, innerWidth - right], top: Math.min(20, Math.round(each.getBoundingClientRect().top)) };
  });

/** A theme is wrong at places of its own, so the full run looks at all of them, and a short one at the first and the last. */
const isFull = process.env['TEST_FULL'] !== undefined;
const lookedAt = isFull ? pageThemes : [pageThemes.at(0), pageThemes.at(-1)].filter((theme) => theme !== undefined);

describe.each(lookedAt)('with the theme %s', (theme) => {
  const german = foreignPage('de', theme);

  describe('on a page in German', () => {
    const soloPrice = { heading: 'Solo', price: '€9', period: '', body: '', goal: 'sign-up' };
    const solo = { ...aBlock('pricing'), id: 'solo', items: [aBlock('plan', soloPrice)] };
    const blocks = german.blocks.flatMap((block) => (block.kind === 'form' ? [solo, block] : [block]));
    beforeAll(() => show({ ...german, blocks }, 1440));

    test('prices have their buttons in a line, whatever they say', async () => {
      await resize(1440);
      const buttons = await boxesOf('.p-pricing li:not(:only-child) .p-button');
      expect([buttons.length, new Set(buttons.map(({ top, bottom }) => `${top} to ${bottom}`)).size]).toEqual([3, 1]);
    });

    test('each price of a phone is apart from its button, also where that leads to the form', async () => {
      await resize(360);
      const prices = await boxesOf('.p-pricing .p-price');
      const buttons = await boxesOf('.p-pricing .p-button');
      expect([prices.length, buttons.length]).toEqual([4, 4]);
      const gaps = buttons.map(({ top }, n) => top - (prices[n]?.bottom ?? top));
      expect(gaps.filter((gap) => gap < 16)).toEqual([]);
    });

    test('nothing is ruled off below the end', async () => {
      await resize(360);
      const line = await page.locator('.p-footer').evaluate((each) => getComputedStyle(each).borderBottomWidth);
      expect(line).toBe('0px');
    });

    test('a long word in the headline stands in one line, at each width', async () => {
      const lines: number[] = [];
      for (const width of widths) {
        await resize(width);
        lines.push(await linesOfHeadline('Lieferantenrechnungen'));
      }
      expect(lines).toEqual([1, 1, 1]);
    });
  });

  test('beside a headline without a picture stands its form, below it on a phone', async () => {
    const alone: Readonly<Record<string, FieldValue>> = { visual: 'picture', picture: null };
    const blocks = german.blocks.map((block) =>
      block.kind === 'hero' ? { ...block, fields: { ...block.fields, ...alone } } : block,
    );
    await show({ ...german, blocks }, 1440);
    const places: boolean[] = [];
    for (const width of [1440, 360]) {
      await resize(width);
      const [heading] = await boxesOf('.p-hero h1');
      const [form] = await boxesOf('.p-hero .p-form');
      if (!heading || !form) throw new Error('no headline with a form');
      const isBeside = form.left >= heading.right && form.top < heading.bottom;
      const isBelow = form.top >= heading.bottom && form.left === heading.left;
      places.push(width === 1440 ? isBeside : isBelow);
    }
    expect(places).toEqual([true, true]);
  });

  test('what is wrong with a form stands below the name of the page, as far from its edges as its texts', async () => {
    await show(german, 360, rejectedBy(german));
    const [name] = await boxesOf('.p-logo');
    const [problems] = await boxesOf('.p-problems');
    const text = await page.locator('h1').evaluate((each) => each.getBoundingClientRect().left);
    expect((problems?.top ?? 0) - (name?.bottom ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(0);
    expect([text > 0, await placeOfProblems()]).toEqual([true, { edges: [text, text], top: 20 }]);
  });

  test('a phrase of a Japanese headline stands in one line', async () => {
    await show(foreignPage('ja', theme), 1440);
    expect(await linesOfHeadline('焼き菓子ひとつの')).toBe(1);
  });

  test('what a wide button says in Arabic stands in its middle', async () => {
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
    expect([off.length > 0, off.filter((each) => each > 1)]).toEqual([true, []]);
  });
});

test('what is wrong with a form of a page without a theme stands as far from its edges as its texts', async () => {
  const content = aContent(contentOfTemplate('sign-up'));
  await show(content, 360, rejectedBy(content));
  const text = await page.locator('h1').evaluate((each) => each.getBoundingClientRect().left);
  expect([text > 0, await placeOfProblems()]).toEqual([true, { edges: [text, text], top: 20 }]);
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

test('a phone beside a headline is upright, whatever its image is', async () => {
  const blocks = [aBlock('hero', { look: 'split', visual: 'phone' })];
  await show(aContent({ theme: 'marketplace', palette: firstPaletteOf('marketplace'), blocks }), 1440);
  const [screen] = await boxesOf('.p-frame-phone img');
  if (!screen) throw new Error('no phone');
  const [width, height] = [screen.right - screen.left, screen.bottom - screen.top];
  expect(Math.abs(height - 2 * width)).toBeLessThanOrEqual(1);
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
        const wide = await shown.tooWide();
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
