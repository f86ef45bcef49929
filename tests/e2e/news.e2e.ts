import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tokens } from '#domain/session/tokens.ts';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { beganLongAgo } from './began-long-ago.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();
let founder: Account;
beforeEach(async () => {
  founder = await openAccount(world.url);
});

interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
}

/** Lists the published articles, the newest first. */
async function published(): Promise<Listed[]> {
  const answer = await fetch(`${world.url}/items/articles?sort=-published_at&fields=slug,title,category`);
  return ((await answer.json()) as { data: Listed[] }).data;
}

/** A page of an account that began before the first article. */
async function pageOf(account: Tokens = founder): Promise<Page> {
  const page = await world.newPage(account);
  await beganLongAgo(page);
  return page;
}

const newsPage = async (): Promise<Page> => {
  const page = await pageOf();
  await open(page, `${world.url}/news`);
  return page;
};
const newsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News', exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const newTitles = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'New' }).getByRole('heading', { level: 2 }).allInnerTexts();
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** The words that describe the link in the rail. */
const described = (page: Page) =>
  newsLink(page).evaluate((link) => {
    const id = link.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? null;
  });

describe('the news', () => {
  test('are listed with their covers, and the rail says how many are unread', async () => {
    const all = await published();
    const page = await newsPage();
    await expect.poll(() => titles(page)).toEqual(all.map(({ title }) => title));
    await expect.poll(() => newTitles(page)).toEqual(all.map(({ title }) => title));
    await expect.poll(() => status(page).innerText()).toBe(`${all.length} unread`);
    await expect.poll(() => described(page)).toBe(`${all.length} unread`);
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
  });

  test('an article stands under an address of its own, and opening it marks it as read in every browser', async () => {
    const [first, ...others] = await published();
    const page = await newsPage();
    await page.getByRole('link', { name: first?.title ?? '', exact: true }).click();
    await page.waitForURL(`${world.url}/resources/${first?.slug}`);
    await page.getByRole('heading', { level: 1, name: first?.title ?? '' }).waitFor();

    const elsewhere = await pageOf(await openSession(world.url, founder));
    await expect
      .poll(async () => {
        await open(elsewhere, `${world.url}/news`);
        await status(elsewhere).filter({ hasText: 'unread' }).waitFor();
        return newTitles(elsewhere);
      })
      .toEqual(others.map(({ title }) => title));
    await expect.poll(() => described(elsewhere)).toBe(`${others.length} unread`);
  });
});

describe('the feeds', () => {
  test('are led to by the public pages and the news, and can be read as XML', async () => {
    const all = await published();
    const page = await newsPage();
    const link = page.getByRole('link', { name: 'Subscribe by RSS' });
    expect(await link.getAttribute('href')).toBe('/resources/feed.xml');
    await open(page, `${world.url}/resources/`);
    const feeds = page.locator('head link[rel=alternate]');
    const addresses = await feeds.evaluateAll((links) => links.map((each) => (each as HTMLLinkElement).href));
    expect(addresses).toEqual([`${world.url}/resources/feed.xml`, `${world.url}/resources/atom.xml`]);
    // A page without our policy, which lets nobody parse.
    const reader = await page.context().newPage();
    for (const address of addresses) {
      const text = await (await fetch(address)).text();
      const read = await reader.evaluate((given) => {
        const xml = new DOMParser().parseFromString(given, 'text/xml');
        return [...xml.querySelectorAll('parsererror, item > title, entry > title')].map((each) => each.textContent);
      }, text);
      expect(read).toEqual(all.map(({ title }) => title));
    }
    await Promise.all([page.waitForEvent('response', (answer) => answer.url().endsWith('/feed.xml')), link.click()]);
  });
});
