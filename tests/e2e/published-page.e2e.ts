import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPalette, pageFonts } from '../../src/domain/page/page.ts';
import type { ContentBlock, PageContent } from '../../src/domain/page/page-content.ts';
import { pageTemplates } from '../../src/domain/page/page-templates.ts';
import { type PageTheme, pageThemes } from '../../src/domain/page/page-theme.ts';
import { palettes } from '../../src/domain/page/palettes.ts';
import { firstPaletteOf } from '../../src/domain/page/themes.ts';
import { pageDocument } from '../../src/drawing/page/page-document.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aBlock, aContent, contentOfTemplate, everyLook, withImages } from '../fixtures/published-page.ts';
import { runAxe } from './run-axe.ts';

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

const isFull = process.env['TEST_FULL'] !== undefined;

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

/** Each look of each block, by itself in the full run, and each template as a founder gets it, in colors and type of its own. */
const shown: readonly PageContent[] = [
  ...(isFull ? everyLook.map((block) => [block]) : pagesOfLooks()).map((blocks, n) =>
    aContent({ slug: `looks-${n}`, blocks }),
  ),
  ...pageTemplates.map((template, n) =>
    aContent({
      ...contentOfTemplate(template),
      ...{ slug: `template-${template}`, palette: palettes[n + 2]?.palette ?? defaultPalette },
      font: pageFonts[n % pageFonts.length] ?? 'serif',
    }),
  ),
  ...pageThemes.flatMap((theme, n) => [
    aContent({ slug: `theme-${theme}`, theme, palette: firstPaletteOf(theme), ...contentOfTemplate('sign-up', theme) }),
    ...pagesOfLooks()
      .slice(n % 2, (n % 2) + (isFull ? 2 : 1))
      .map((blocks, m) => aContent({ slug: `theme-${theme}-${m}`, theme, palette: firstPaletteOf(theme), blocks })),
  ]),
];

test('every look of every block and every template is free of violations, fits 320 px, and asks nobody else', async () => {
  const page = await browser.newPage({ bypassCSP: true });
  const faults: string[] = [];
  for (const [n, content] of shown.entries()) {
    const { slug } = content;
    await app.publish(slug, { a: content });
    await page.goto(`${app.origin}/p/${slug}`);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    const looked = isFull ? [320, 1440] : [n % 2 === 0 ? 320 : 1440];
    for (const width of isFull ? [320, 768, 1440] : new Set([320, ...looked])) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) faults.push(`${slug} is ${wide} px too wide at ${width}`);
      if (!looked.includes(width)) continue;
      for (const { id, nodes } of await runAxe(page)) faults.push(`${slug} at ${width}: ${id} at ${nodes[0]?.html}`);
    }
  }
  expect(faults).toEqual([]);
  await page.close();
});

/** A page as its theme's template begins it, published under that address. */
const publishThemed = (theme: PageTheme, slug: string) =>
  app.publish(slug, {
    a: aContent({ slug, theme, palette: firstPaletteOf(theme), ...contentOfTemplate('sign-up', theme) }),
  });

test('a page with a theme loads its fonts under its policy, and asks for an address above the fold', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    const page = await browser.newPage({ viewport: { width: 390, height: 780 }, colorScheme: 'dark' });
    await publishThemed(theme, `fold-${theme}`);
    const { asked, said } = await watched(page, `/p/fold-${theme}`);
    const bottom = () =>
      page.locator('.p-hero form .p-button').evaluate((button) => button.getBoundingClientRect().bottom);
    const phone = await bottom();
    await page.setViewportSize({ width: 1440, height: 900 });
    const desktop = await bottom();
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    const paths = asked.map((address) => address.replace(app.origin, '').replace(/\/seen\/.*/, '/seen'));
    const fonts = paths.filter((path) => path.startsWith('/page-fonts/'));
    const others = paths.filter((path) => !/^\/(p\/fold-|page-fonts\/)/.test(path));
    if (phone > 780 || desktop > 900 || loaded < 2 || fonts.length !== 2 || others.length + said.length > 0)
      faults.push({ theme, phone, desktop, loaded, fonts, others, said });
    await page.close();
  }
  expect(faults).toEqual([]);
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

test('what is wrong with a form stands as far from the edges of a page as its texts, with each theme and without', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const problems = [{ field: 'email', text: 'Enter an email address' }];
  const rejected = { form: 'block-1', values: {}, problems };
  const faults: unknown[] = [];
  for (const theme of [undefined, ...pageThemes]) {
    const look = theme && { theme, palette: firstPaletteOf(theme) };
    const content = aContent({ ...look, ...contentOfTemplate('sign-up', theme ?? null) });
    await page.setContent(pageDocument(content, { ...withImages, origin: app.origin, rejected }).html);
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => each.getBoundingClientRect().left);
    const right = await page.locator('.p-problems').evaluate((each) => innerWidth - each.getBoundingClientRect().right);
    const places = [await left('.p-problems'), right];
    const text = await left('h1');
    // The address of the answer leads there, and its ring must be seen.
    const top = await page.locator('.p-problems').evaluate((each) => {
      each.scrollIntoView();
      return each.getBoundingClientRect().top;
    });
    if (text <= 0 || top < 20 || places.some((place) => place !== text)) faults.push({ theme, places, text, top });
  }
  expect(faults).toEqual([]);
  await page.close();
});

test('nothing on a page with a theme moves when its fonts come late, and by night it is free of violations', async () => {
  const faults: unknown[] = [];
  for (const theme of pageThemes) {
    // Only so can a page be measured; what it may load is tried above.
    const page = await browser.newPage({ bypassCSP: true, viewport: { width: 390, height: 780 }, colorScheme: 'dark' });
    await page.route('**/page-fonts/*', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await publishThemed(theme, `late-${theme}`);
    await page.goto(`${app.origin}/p/late-${theme}`);
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
      });
      return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value, 0);
    });
    if (shifts > 0.01) faults.push({ theme, shifts });
    for (const { id, nodes } of await runAxe(page)) faults.push(`${theme}: ${id} at ${nodes[0]?.html}`);
    await page.close();
  }
  expect(faults).toEqual([]);
});

test('a page reaches nothing of the application’s, has its style and its images, and breaks no policy', async () => {
  await app.publish('whole');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.origin}/application`);
  await page.evaluate(() => localStorage.setItem('refresh-token', 'secret'));
  await context.addCookies([{ name: 'session', value: 'secret', url: app.origin }]);
  const { asked, said, answer } = await watched(page, '/p/whole');
  expect([answer?.status(), said]).toEqual([200, []]);
  expect(asked.filter((address) => !address.startsWith(`${app.origin}/p/whole`))).toEqual([]);
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
  expect([seen, accent]).toEqual([0, 'rgb(31, 95, 69)']);
  expect(asked.some((address) => address.includes('/seen/'))).toBe(true);
  await context.close();
});

/** A form and a door are each a form of HTML: of the two, each is tried in another way. */
const withScripts = (one: boolean): readonly boolean[] => (isFull ? [false, true] : [one]);

test.each(withScripts(true))(
  'a fake door counts once it was pressed twice, with JavaScript %s',
  async (javaScriptEnabled) => {
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
  },
);

test.each(withScripts(false))('forms are sent out of the sandbox with JavaScript %s', async (javaScriptEnabled) => {
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
