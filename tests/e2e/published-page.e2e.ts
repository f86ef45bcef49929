import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPalette, pageFonts } from '../../src/domain/page/page.ts';
import type { ContentBlock, PageContent } from '../../src/domain/page/page-content.ts';
import { pageTemplates } from '../../src/domain/page/page-templates.ts';
import { type PageTheme, pageThemes } from '../../src/domain/page/page-theme.ts';
import { palettes } from '../../src/domain/page/palettes.ts';
import { firstPaletteOf } from '../../src/domain/page/themes.ts';
import { pageDocument } from '../../src/drawing/page/page-document.ts';
import { firstFonts } from '../../src/drawing/page/theme-fonts.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aBlock, aContent, contentOfTemplate, everyLook, withImages } from '../fixtures/published-page.ts';
import { inFullRun } from './in-full-run.ts';
import { runAxe } from './run-axe.ts';
import { ShownDocument, shownOrigin } from './shown-document.ts';

let app: PublishedApp;
let browser: Browser;
/** Each look at the clock is three seconds later: nobody is too quick. */
let now = Date.parse('2026-03-01T12:00:00.000Z');
const clock = () => {
  now += 3000;
  return new Date(now);
};
beforeAll(async () => {
  app = await startPublishedApp({ clock });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Opens a page, and records its requests and what its content policy refused. */
async function watched(page: Page, path: string) {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const answer = await page.goto(`${app.origin}${path}`);
  return { asked, said, answer };
}

/** Each block in its first look, in its second, and so on, under a heading of its own. */
function pagesOfLooks(): readonly (readonly ContentBlock[])[] {
  const pages: ContentBlock[][] = [];
  for (const look of everyLook) {
    const { kind, fields } = look;
    const block = { ...look, fields: { ...fields, ...('heading' in fields && { heading: `What ${kind} are for` }) } };
    const page = pages.find((blocks) => !blocks.some((each) => each.kind === kind));
    if (page) page.push(block);
    else pages.push([block]);
  }
  return pages;
}

const themed = (theme: PageTheme, given: Partial<PageContent>): PageContent =>
  aContent({ theme, palette: firstPaletteOf(theme), ...given });

/** Names the faults of a page in windows of these widths, of which axe looks at some. */
async function faultsOf(
  shown: ShownDocument,
  content: PageContent,
  widths: readonly number[],
  looked: readonly number[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  await shown.show(pageDocument(content, { ...withImages, origin: shownOrigin }).html);
  await shown.page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  for (const width of widths) {
    await shown.resize(width);
    const wide = await shown.tooWide();
    if (wide > 0) faults.push(`${content.slug} is ${wide} px too wide at ${width}`);
    if (!looked.includes(width)) continue;
    for (const { id, nodes } of await runAxe(shown.page))
      faults.push(`${content.slug} at ${width}: ${id} at ${nodes[0]?.html}`);
  }
  return faults;
}

test('each look of a block is free of violations and fits 320 px, in a theme or without', async () => {
  const shown = await ShownDocument.open(browser);
  const faults: string[] = [];
  const looks = pagesOfLooks();
  for (const [n, blocks] of looks.entries()) {
    const theme = n === 0 ? undefined : pageThemes[n - 1];
    const slug = `looks-${n}`;
    const content = theme ? themed(theme, { slug, blocks }) : aContent({ slug, blocks });
    faults.push(...(await faultsOf(shown, content, [320], [320])));
  }
  expect([looks.length <= pageThemes.length + 1, faults]).toEqual([true, []]);
  await shown.page.close();
});

inFullRun(
  'every look by itself and in each theme, and every template, are free of violations, and fit each width, by day and by night',
  async () => {
    const shown = await ShownDocument.open(browser);
    const pages: readonly PageContent[] = [
      ...everyLook.map((block) => aContent({ slug: block.id, blocks: [block] })),
      ...pageTemplates.map((template, n) =>
        aContent({
          ...contentOfTemplate(template),
          ...{ slug: `template-${template}`, palette: palettes[n + 2]?.palette ?? defaultPalette },
          font: pageFonts[n % pageFonts.length] ?? 'serif',
        }),
      ),
      ...pageThemes.flatMap((theme) => [
        themed(theme, { slug: `theme-${theme}`, ...contentOfTemplate('sign-up', theme) }),
        ...pagesOfLooks().map((blocks, n) => themed(theme, { slug: `theme-${theme}-${n}`, blocks })),
      ]),
    ];
    const faults: string[] = [];
    for (const content of pages) faults.push(...(await faultsOf(shown, content, [320, 768, 1440], [320, 1440])));
    await shown.page.emulateMedia({ colorScheme: 'dark' });
    for (const theme of pageThemes) {
      const content = themed(theme, { slug: `night-${theme}`, ...contentOfTemplate('sign-up', theme) });
      faults.push(...(await faultsOf(shown, content, [390], [390])));
    }
    expect(faults).toEqual([]);
    await shown.page.close();
  },
);

test('nothing on a page with a theme moves when its fonts come late, and it asks for an address above the fold', async () => {
  const shown = await ShownDocument.open(browser, { colorScheme: 'dark' });
  const { page } = shown;
  await page.route('**/page-fonts/*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.fallback();
  });
  const found: unknown[] = [];
  for (const theme of pageThemes) {
    await page.setViewportSize({ width: 390, height: 780 });
    const content = themed(theme, contentOfTemplate('sign-up', theme));
    await shown.open(pageDocument(content, { ...withImages, origin: shownOrigin }).html);
    const [loaded, shifts] = await page.evaluate(async () => {
      const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
      });
      const sum = entries.reduce(
        (sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value,
        0,
      );
      return [[...document.fonts].filter(({ status }) => status === 'loaded').length, sum] as const;
    });
    const bottom = () =>
      page.locator('.p-hero form .p-button').evaluate((button) => button.getBoundingClientRect().bottom);
    const onPhone = await bottom();
    await page.setViewportSize({ width: 1440, height: 900 });
    const onDesktop = await bottom();
    found.push({ theme, fonts: loaded >= 2, moves: shifts > 0.01, isAbove: [onPhone <= 780, onDesktop <= 900] });
  }
  expect(found).toEqual(pageThemes.map((theme) => ({ theme, fonts: true, moves: false, isAbove: [true, true] })));
  await page.close();
});

test('a page has no navigation where it has no room for its links', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
  const sections = [aBlock('text', { heading: 'The problem' }), aBlock('features', { heading: 'How it works' })];
  const blocks = [aBlock('top', { anchors: '' }), aBlock('hero'), ...sections];
  const content = aContent({ theme: 'software', palette: firstPaletteOf('software'), blocks });
  await page.setContent(pageDocument(content, { ...withImages, origin: app.origin }).html);
  const links = () => page.getByRole('navigation').getByRole('link').allTextContents();
  const phone = await links();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([phone, await links()]).toEqual([[], ['The problem', 'How it works']]);
  await page.close();
});

test('a page with a theme reaches nothing of the application’s, has its style, its images and its fonts, and breaks no policy', async () => {
  const content = themed('essay', { slug: 'whole' });
  await app.publish('whole', { a: content });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.origin}/application`);
  await page.evaluate(() => localStorage.setItem('refresh-token', 'secret'));
  await context.addCookies([{ name: 'session', value: 'secret', url: app.origin }]);
  const { asked, said, answer } = await watched(page, '/p/whole');
  expect([answer?.status(), said]).toEqual([200, []]);
  const elsewhere = asked.filter((address) => !address.startsWith(`${app.origin}/p/whole`));
  const fonts = firstFonts('essay').map((name) => `${app.origin}/page-fonts/${name}`);
  expect(elsewhere.sort()).toEqual(fonts.sort());
  const reached = await page.evaluate(() => {
    const tried = (read: () => unknown): unknown => {
      try {
        return read();
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    };
    return [
      tried(() => localStorage.length),
      tried(() => document.cookie),
      tried(() => indexedDB.open('a')),
      window.origin,
    ];
  });
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'null']);
  const seen = await page
    .locator('img')
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
          .length,
    );
  const accent = await page
    .getByRole('button', { name: 'Join the waitlist' })
    .last()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect([seen, accent, loaded >= 2]).toEqual([0, 'rgb(140, 47, 27)', true]);
  expect(asked.some((address) => address.includes('/seen/'))).toBe(true);
  await context.close();
});

for (const javaScriptEnabled of [false, true]) {
  inFullRun(`a fake door counts once it was pressed twice, with JavaScript ${javaScriptEnabled}`, async () => {
    const slug = javaScriptEnabled ? 'door-with' : 'door-without';
    const pageId = await app.publish(slug, { a: aContent({ slug, ...contentOfTemplate('fake-door') }) });
    const context = await browser.newContext({ javaScriptEnabled, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(`${app.origin}/p/${slug}`);
    const question = page.getByRole('heading', { level: 1, name: /^Continue with .*\?$/ });
    const thanks = page.getByText('Not built yet. Thank you: your click tells us that it should be.');
    const press = (name: string) => page.getByRole('main').getByRole('button', { name }).first().click();
    // What is pressed within two seconds is asked for once more.
    const presses = (name: string, answer: Locator) => async () => {
      if (await answer.isVisible()) return true;
      await Promise.all([page.waitForEvent('domcontentloaded'), press(name)]);
      return answer.isVisible();
    };
    await expect.poll(presses('Choose', question), { timeout: 15_000 }).toBe(true);
    expect((await app.intake(pageId))?.entries ?? {}).toEqual({});
    if (javaScriptEnabled) {
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await runAxe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.getByRole('button', { name: 'Choose' }).first().waitFor();
    await expect.poll(presses('Choose', question), { timeout: 15_000 }).toBe(true);
    await expect.poll(presses('Continue', thanks), { timeout: 15_000 }).toBe(true);
    const chosen = entriesIn(await app.intake(pageId)).map(({ goal }) => goal);
    expect(chosen).toEqual(['fake-door']);
    await context.close();
  });

  inFullRun(`forms are sent out of the sandbox with JavaScript ${javaScriptEnabled}`, async () => {
    const slug = javaScriptEnabled ? 'sent-with' : 'sent-without';
    const pageId = await app.publish(slug, { a: aContent({ slug, ...contentOfTemplate('sign-up') }) });
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${app.origin}/p/${slug}`);
    const consent = page.getByRole('checkbox');
    // The summary of what is wrong keeps off the edges of a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@localhost');
    await consent.check();
    await Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('button', { name: 'Sign up' }).click()]);
    const summary = await page.getByRole('alert').first().boundingBox();
    expect([summary?.x, summary?.width]).toEqual([20, 320]);
    // A field of the type for addresses would not take it.
    const address = 'dörte@müller.example';
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' });
    // What is sent within two seconds is asked for once more, with what was typed.
    const send = async () => {
      if (await thanks.isVisible()) return true;
      expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(address);
      await consent.check();
      await Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('button', { name: 'Sign up' }).click()]);
      return thanks.isVisible();
    };
    await expect.poll(send, { timeout: 15_000 }).toBe(true);
    const joined = entriesIn(await app.intake(pageId)).map(({ email, repeats }) => [email, repeats]);
    expect(joined).toEqual([[address, 0]]);
    await page.goto(`${app.origin}/p/${slug}`);
    await page.getByRole('link', { name: 'Report this page' }).click();
    await page.getByRole('button', { name: 'Report this page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect(await app.reports(slug)).toBe(1);
    await context.close();
  });
}
