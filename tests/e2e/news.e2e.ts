import type { Page } from 'playwright-core';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { beganLongAgo } from './began-long-ago.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Lists the published articles, the newest first. */
async function published(): Promise<Listed[]> {
  const answer = await fetch(`${world.url}/items/articles?sort=-published_at&fields=id,slug,title`);
  return ((await answer.json()) as { data: Listed[] }).data;
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** The titles of the articles of a feed, which must be XML. */
function titlesIn(xml: string): readonly string[] {
  const [open, titles]: [string[], string[]] = [[], []];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    open.push(name);
    if (/^(?:item|entry)$/.test(open.at(-2) ?? '') && name === 'title') titles.push('');
  });
  parser.on('closetag', () => open.pop());
  const take = (text: string): void => {
    if (/(?:item|entry),title$/.test(String(open))) titles.push(`${titles.pop()}${text}`);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return titles;
}

inFullRun(
  'the news are listed with their covers, and an article stands under an address of its own, where it counts as read',
  async () => {
    const [all, founder] = [await published(), await openAccount(world.url)];
    const page = await world.newPage(founder);
    await beganLongAgo(page);
    await open(page, `${world.url}/news`);
    await expect.poll(() => titles(page)).toEqual(all.map(({ title }) => title));
    await expect.poll(() => status(page).innerText()).toBe(`${all.length} unread`);
    const covers = page.getByRole('main').locator('img');
    await expect
      .poll(() => covers.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect.poll(() => covers.count()).toBe(all.length);

    // On a phone too, every link can be hit by a finger.
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findViolations(page)).toEqual([]);
    const heights = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.flatMap((link) => [...link.getClientRects()].map(({ height }) => height)));
    expect(heights.filter((height) => height < 24)).toEqual([]);

    const [first] = all;
    await page.getByRole('link', { name: first?.title ?? '', exact: true }).click();
    await page.waitForURL(`${world.url}/resources/${first?.slug}`);
    await page.getByRole('heading', { level: 1, name: first?.title ?? '' }).waitFor();
    const read = async () => {
      const headers = { authorization: `Bearer ${founder.accessToken}` };
      return (await fetch(`${world.url}/api/user/me/news`, { headers })).json();
    };
    await expect.poll(read).toEqual({ readIds: [first?.id] });
  },
);

test('the feeds are led to by the public pages, and name all articles', async () => {
  const all = await published();
  const html = await (await fetch(`${world.url}/resources/`)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const addresses = [...head.matchAll(/<link(?=[^>]*rel="alternate")[^>]*href="([^"]+)"/gu)].map(
    ([, href = '']) => new URL(href, world.url).href,
  );
  expect(addresses).toEqual([`${world.url}/resources/feed.xml`, `${world.url}/resources/atom.xml`]);
  for (const address of addresses) {
    const text = await (await fetch(address)).text();
    expect(titlesIn(text)).toEqual(all.map(({ title }) => title));
  }
});
