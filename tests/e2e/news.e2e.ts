import type { Page, Response } from 'playwright-core';
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

/** What is published, the newest first. */
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
  test('of before the account began are read', async () => {
    const all = await published();
    const page = await world.newPage(founder);
    await open(page, `${world.url}/news`);
    await expect.poll(() => titles(page)).toEqual(all.map(({ title }) => title));
    await expect.poll(() => status(page).innerText()).toBe('You’re all caught up');
    expect([await newTitles(page), await described(page)]).toEqual([[], null]);
  });

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

  test('are one category’s where one is chosen, still after an article was read', async () => {
    const all = await published();
    const method = all.filter(({ category }) => category === 'Method').map(({ title }) => title);
    const page = await newsPage();
    await page.getByRole('radio', { name: 'Method' }).click();
    await expect.poll(() => titles(page)).toEqual(method);
    await page.getByRole('link', { name: method[0] ?? '', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: method[0] ?? '' }).waitFor();
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(method);
    await expect.poll(() => newTitles(page)).toEqual(method.slice(1));
    await page.getByRole('radio', { name: 'All' }).click();
    await expect.poll(() => titles(page)).toEqual(all.map(({ title }) => title));
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

  test('an article opened by its address alone counts as read too', async () => {
    const [, second, ...others] = await published();
    const page = await pageOf();
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user/me/news') && answer.request().method() === 'PUT',
    );
    await open(page, `${world.url}/resources/${second?.slug}`);
    expect((await saved).status()).toBe(200);
    await open(page, `${world.url}/news`);
    await expect.poll(() => status(page).innerText()).toBe(`${others.length + 1} unread`);
  });

  test('all can be marked as read at once', async () => {
    const page = await newsPage();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => status(page).innerText()).toBe('You’re all caught up');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => described(page)).toBeNull();
    await open(page, `${world.url}/news`);
    await expect.poll(() => status(page).innerText()).toBe('You’re all caught up');
    await expect.poll(() => newTitles(page)).toEqual([]);
  });
});

describe('where something fails', () => {
  /** Opens the news where a path fails: first for the number in the rail, so that nobody else asks once they are shown. */
  async function failOn(page: Page, path: string): Promise<void> {
    const isAnswer = (answer: Response) => new URL(answer.url()).pathname === path;
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status: 503, body: '{}' }),
    );
    await Promise.all([page.waitForResponse(isAnswer), open(page, `${world.url}/home`)]);
    await Promise.all([page.waitForResponse(isAnswer), newsLink(page).click()]);
  }

  test('the articles can be asked for again', async () => {
    const page = await pageOf();
    await failOn(page, '/items/articles');
    await page.getByRole('heading', { name: 'Can’t load the news' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => titles(page)).not.toEqual([]);
  });

  test('what the server could not be told counts here, and is told later', async () => {
    const page = await newsPage();
    const all = await published();
    await status(page).filter({ hasText: 'unread' }).waitFor();
    await page.route('**/api/user/me/news', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    const note = status(page).filter({ hasText: `${all.length} articles are marked as read in this tab only` });
    await note.waitFor();
    await expect.poll(() => newTitles(page)).toEqual([]);
    await page.unroute('**/api/user/me/news');
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.waitFor({ state: 'detached' });
    await open(page, `${world.url}/news`);
    await expect.poll(() => status(page).innerText()).toBe('You’re all caught up');
  });

  test('without knowing what was read nothing is marked as new', async () => {
    const page = await pageOf();
    await failOn(page, '/api/user/me/news');
    const note = status(page).filter({ hasText: 'Can’t load what you’ve read' });
    await note.waitFor();
    await expect.poll(() => titles(page)).not.toEqual([]);
    expect(await newTitles(page)).toEqual([]);
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Try again' }).click();
    await status(page).filter({ hasText: 'unread' }).waitFor();
  });

  test('that nothing has been published is said', async () => {
    const page = await pageOf();
    await page.route('**/items/articles*', (route) => route.fulfill({ json: { data: [] } }));
    await open(page, `${world.url}/news`);
    await page.getByRole('heading', { name: 'Nothing published yet' }).waitFor();
  });

  test('without a connection that is said, and the news come with it', async () => {
    const page = await pageOf();
    await page.route('**/items/articles*', (route) => route.abort());
    await open(page, `${world.url}/news`);
    await page.getByRole('heading', { name: 'Can’t load the news' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.unroute('**/items/articles*');
    await page.context().setOffline(false);
    await expect.poll(() => titles(page)).toHaveLength((await published()).length);
    await page.context().setOffline(true);
    await status(page).filter({ hasText: 'This is the last list we loaded' }).waitFor();
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
