import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { ready } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const product = productInBrowser();

const headingOf: Readonly<Record<string, string>> = {
  '/': 'Prove the idea before you build it.',
  '/pricing': 'Pricing',
  '/resources/': 'Resources',
  '/resources/terms-of-use': 'Terms of use',
  '/resources/support': 'Support',
  '/resources/privacy-policy': 'Privacy policy',
};

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The first article's address and title. */
async function anArticle(): Promise<{ path: string; title: string }> {
  const answer = await fetch(`${product.url}/items/articles?limit=1&fields=slug,title`);
  const { data } = (await answer.json()) as { data: { slug: string; title: string }[] };
  return { path: `/resources/${data[0]?.slug}`, title: data[0]?.title ?? '' };
}

describe('without any script', () => {
  /** Returns the content of the first element of a kind, as a browser reads it. */
  const textIn = (html: string, tag: string): string =>
    (new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '')
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&');

  test('each public page can be read', async () => {
    const seen: Record<string, readonly [string, boolean]> = {};
    for (const path of Object.keys(headingOf)) {
      const html = await (await fetch(product.url + path)).text();
      seen[path] = [textIn(html, 'h1'), / style=/.test(html)];
    }
    expect(seen).toEqual(Object.fromEntries(Object.entries(headingOf).map(([path, text]) => [path, [text, false]])));
  });

  test('an article can be read, and says what it is', async () => {
    const { path, title } = await anArticle();
    const html = await (await fetch(product.url + path)).text();
    expect([textIn(html, 'h1'), textIn(html, 'title')]).toEqual([title, `${title} · Groundwork`]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    const [, linked = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(linked)).toMatchObject({ '@type': 'Article', headline: title });
  });

  test('an article that does not exist is not found', async () => {
    expect((await fetch(`${product.url}/resources/no-such-article`)).status).toBe(404);
  });

  test('an article’s example is there', async () => {
    const answer = await fetch(`${product.url}/resources/watch-a-test-without-fooling-yourself`);
    const [example = ''] = /<section aria-label="Watch a test".*?<\/section>/su.exec(await answer.text()) ?? [];
    const [, id = ''] = /<label for="([^"]+)"[^>]*>Visitors so far</u.exec(example) ?? [];
    expect([id === '', example.includes(`<input id="${id}" type="range"`)]).toEqual([false, true]);
  });
});

describe('taken over by the browser', () => {
  test('a page that is read while its script takes seconds is kept, and nothing lies over it', async () => {
    const page = await product.newPage();
    await page.clock.install();
    const script = Promise.withResolvers<void>();
    await page.route('**/static/PublicContentPage-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/resources/support`, { waitUntil: 'commit' });
    await h1(page).evaluate((heading) => {
      heading.setAttribute('data-kept', '');
      delete document.documentElement.dataset['theme'];
    });
    // Its actors run once it has chosen the theme.
    await page.waitForFunction(() => document.documentElement.dataset['theme']);
    // The splash is due after a second, and would stay for half a second: time stops between.
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1200));
    script.resolve();
    await ready(page);
    expect(await h1(page).getAttribute('data-kept')).toBe('');
    expect(await page.getByText('Starting the product').count()).toBe(0);
  });

  inFullRun(
    'the landing page is kept with what was typed and moved before the scripts came, which goes on',
    async () => {
      const page = await product.newPage();
      const script = Promise.withResolvers<void>();
      await page.route('**/static/*.js', async (route) => {
        await script.promise;
        await route.continue();
      });
      await page.goto(product.url, { waitUntil: 'commit' });
      await page.getByRole('slider', { name: 'Sign-ups' }).press('ArrowRight');
      await h1(page).evaluate((heading) => heading.setAttribute('data-kept', ''));
      const field = page.getByRole('textbox').first();
      await field.fill('A map of quiet cafés');
      script.resolve();
      await page.getByRole('heading', { name: '19 of 120 signed up. Is that enough?' }).waitFor();
      await ready(page);
      expect([await field.inputValue(), await h1(page).getAttribute('data-kept')]).toEqual([
        'A map of quiet cafés',
        '',
      ]);
    },
  );

  test('an idea sent before the scripts came is sent once they are there', async () => {
    const page = await product.newPage();
    const rest = Promise.withResolvers<void>();
    await page.route(/\/static\/(?!main-).*\.js/, async (route) => {
      await rest.promise;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const field = page.getByRole('textbox').first();
    await field.fill('A map of quiet cafés');
    await field.press('Enter');
    rest.resolve();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByText('A map of quiet cafés').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a founder who opens / sees nothing of the landing page on the way home', async () => {
  const page = await product.newPage(await openAccount(product.url));
  const script = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'attached' });
  await expect.poll(() => h1(page).isVisible()).toBe(false);
  script.resolve();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
});
