import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { ready } from './founder.ts';

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
    const page = await product.newPage();
    const answer = await page.goto(`${product.url}/resources/no-such-article`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' }).waitFor();
  });
});

describe('an article’s example', () => {
  const openArticle = async (slug: string): Promise<Page> => {
    const page = await product.newPage();
    await page.goto(`${product.url}/resources/${slug}`);
    await ready(page);
    return page;
  };

  test('is there without scripts, and lets readers watch a test, and repeat it', async () => {
    const slug = 'watch-a-test-without-fooling-yourself';
    const plain = await product.newPage(undefined, { javaScriptEnabled: false });
    await plain.goto(`${product.url}/resources/${slug}`);
    await plain
      .getByRole('region', { name: 'Watch a test' })
      .getByRole('slider', { name: 'Visitors so far' })
      .waitFor();

    const page = await openArticle(slug);
    const example = page.getByRole('region', { name: 'Watch a test' });
    const status = example.getByRole('status').last();
    expect(await status.innerText()).toBe('Running: no verdict before half of the visitors have come.');
    await example.getByRole('slider', { name: 'Really would sign up' }).fill('0');
    await example.getByRole('slider', { name: 'Visitors so far' }).press('End');
    await expect.poll(() => status.innerText()).toBe('Refutes\nAnd it’s right.');
    await example.getByText('Refuted: 0 of 68 signed up, you had asked for 10%.').waitFor();
    await example.getByRole('slider', { name: 'Really would sign up' }).fill('30');
    await expect.poll(() => status.innerText()).toBe('Supports\nAnd it’s right.');
    const finding = await example.getByRole('figure').locator('figcaption').innerText();
    await example.getByRole('button', { name: 'Run it again with other visitors' }).press('Enter');
    await expect.poll(() => example.getByRole('figure').locator('figcaption').innerText()).not.toBe(finding);
    expect(await findViolations(page)).toEqual([]);
  });

  test('lets readers take evidence out of a ledger', async () => {
    const page = await openArticle('read-the-ledger-behind-a-score');
    const example = page.getByRole('region', { name: 'Leave evidence out' });
    expect(await example.getByRole('status').innerText()).toBe('Score: 41.9');
    await example
      .getByRole('checkbox', { name: '2 of 150 pre-order, and you asked for 5% (against, 3)' })
      .press('Space');
    await expect.poll(() => example.getByRole('status').innerText()).toBe('Score: 64.3');
    expect(await findViolations(page)).toEqual([]);
  });

  test('lets readers leave friends out of a count', async () => {
    const page = await openArticle('build-an-honest-page');
    const example = page.getByRole('region', { name: 'Count friends, or don’t' });
    const status = example.getByRole('status').last();
    await example.getByRole('slider', { name: 'Friends who sign up, of 20' }).press('End');
    await expect.poll(() => status.innerText()).toBe('Supports\nThe count supports a target of 10%.');
    await example.getByRole('checkbox', { name: 'Count friends, too' }).uncheck();
    await expect.poll(() => status.innerText()).toBe('Inconclusive\nA target of 10% is within the margin of error.');
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the landing page has one way in for each: who has an account, and who has none', async () => {
  const page = await product.newPage();
  await page.goto(product.url);
  await ready(page);
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(1);
});

describe('taken over by the browser', () => {
  /** Texts have one page of content, which the next test opens. */
  const kept = process.env['TEST_FULL'] ? Object.keys(headingOf) : ['/', '/pricing', '/resources/'];
  test.each(kept)('%s is kept, not drawn anew', async (path) => {
    const page = await product.newPage();
    const script = Promise.withResolvers<void>();
    await page.route('**/static/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await h1(page).waitFor();
    await h1(page).evaluate((heading) => heading.setAttribute('data-kept', ''));
    script.resolve();
    await ready(page);
    expect(await h1(page).getAttribute('data-kept')).toBe('');
  });

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

  test('what was typed and moved before the scripts came is still there, and goes on', async () => {
    const page = await product.newPage();
    const script = Promise.withResolvers<void>();
    await page.route('**/static/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await page.getByRole('slider', { name: 'Sign-ups' }).press('ArrowRight');
    const field = page.getByRole('textbox').first();
    await field.fill('A map of quiet cafés');
    script.resolve();
    await page.getByRole('heading', { name: '19 of 120 signed up. Is that enough?' }).waitFor();
    await ready(page);
    expect(await field.inputValue()).toBe('A map of quiet cafés');
    await page.getByRole('button', { name: 'Start with this idea' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByText('A map of quiet cafés').waitFor();
  });

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

  test('the example is judged by its corridor, says what would settle it, and can be read by keys', async () => {
    const page = await product.newPage();
    await page.goto(product.url);
    await ready(page);
    const chart = page.getByRole('figure').filter({ has: page.getByRole('slider', { name: 'The test: points' }) });
    const finding = () => chart.locator('figcaption').textContent();
    await expect.poll(finding).toBe('Still open: 18 of 120, you had asked for 10%.');
    await page.getByText('230 more would settle it if the truth is 15%.').waitFor();
    const signUps = page.getByRole('slider', { name: 'Sign-ups' });
    await signUps.press('ArrowRight');
    await page.getByText('150 more would settle it if the truth is 15.8%.').waitFor();
    await signUps.press('ArrowRight');
    await expect.poll(finding).toBe('Supported: 20 of 120 signed up, you had asked for 10%.');
    const points = chart.getByRole('slider');
    await points.press('Home');
    await expect.poll(() => chart.getByRole('status').textContent()).toBe('Visitor 1: 0 sign-ups so far');
    await chart.getByText('Show as a table').click();
    await chart.getByRole('row', { name: '120 20 12' }).waitFor();
    for (const name of ['corridor-1:', 'repeated-1:']) expect(await page.getByText(name).isVisible()).toBe(false);
    await page.getByText('Proof', { exact: true }).click();
    for (const name of ['corridor-1:', 'repeated-1:']) await page.getByText(name).waitFor();
  });

  test('one page leads to the next without loading anew', async () => {
    const { title } = await anArticle();
    const page = await product.newPage();
    await page.goto(`${product.url}/resources/`);
    await ready(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} · Groundwork`);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

describe('a founder', () => {
  let session: Tokens;
  beforeAll(async () => {
    session = await openAccount(product.url);
  });

  test('who opens / sees nothing of the landing page on the way home', async () => {
    const page = await product.newPage(session);
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

  test('who reads a public page is offered the way home, not a way in', async () => {
    const page = await product.newPage(session);
    await page.goto(`${product.url}/pricing`);
    const links = page.getByRole('navigation', { name: 'Groundwork' }).getByRole('link');
    await expect.poll(() => links.allInnerTexts()).toEqual(['Pricing', 'Resources', 'Home']);
    await links.last().click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });
});
