import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, open, signIn } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

/** A session whose access token the server does not take. */
const wornOut = (tokens: Tokens): Tokens => ({ ...tokens, accessToken: 'worn.out.token' });

/** Records the server's answers at a path, in their order, as `GET /api/user/me 200`. */
function watchAnswers(context: BrowserContext): (path: string) => string[] {
  const answers: string[] = [];
  context.on('response', (answer) => {
    answers.push(`${answer.request().method()} ${new URL(answer.url()).pathname} ${answer.status()}`);
  });
  return (path) => answers.filter((answer) => answer.split(' ')[1] === path);
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });
/** Holds every call to the path until as many as given have come. */
async function gather(page: Page, pattern: RegExp, count: number): Promise<void> {
  const all = Promise.withResolvers<void>();
  let come = 0;
  await page.context().route(pattern, async (route) => {
    come += 1;
    if (come === count) all.resolve();
    await all.promise;
    await route.continue();
  });
}

describe('an access token that the server no longer takes', { retry: 0 }, () => {
  test('is refreshed once for two tabs', async () => {
    const account = await openAccount(world.url);
    const first = await world.newPage(wornOut(account));
    const second = await first.context().newPage();
    const answers = watchAnswers(first.context());
    await gather(first, /\/api\/user\/me$/, 2);
    await Promise.all([first, second].map((page) => open(page, `${world.url}/home`)));
    await Promise.all([first, second].map((page) => home(page).waitFor()));
    await expect
      .poll(() => [answers('/api/user/me').sort(), answers('/api/v1/auth/refresh-token')])
      .toEqual([
        ['GET /api/user/me 200', 'GET /api/user/me 200', 'GET /api/user/me 401', 'GET /api/user/me 401'],
        ['POST /api/v1/auth/refresh-token 200'],
      ]);
  });
});

describe('a page that slept while somebody else signed in', { retry: 0 }, () => {
  /**
   * Stores tokens like a sign-in in another tab, within one task: a page that hears of it finds all that came of it.
   */
  const storeSignIn = (page: Page, { accessToken, refreshToken }: Tokens): Promise<void> =>
    page.evaluate(
      (tokens) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const { localStorage: shared } = frame.contentWindow as Window;
        for (const key of ['refresh-token', 'groundwork-access-token', 'groundwork-user']) shared.removeItem(key);
        shared.setItem('groundwork-sign-in', crypto.randomUUID());
        shared.setItem('refresh-token', tokens.refreshToken);
        shared.setItem('groundwork-access-token', tokens.accessToken);
      },
      { accessToken, refreshToken },
    );

  const titlesOf = async (account: Account) => (await eventsOf(world.url, account)).map(({ data }) => data['title']);

  /** One founder's page with an idea that was not sent, and somebody else who has an account. */
  async function withUnsent({ isDeaf = false } = {}) {
    const [ada, grace] = await Promise.all([openAccount(world.url), openAccount(world.url)]);
    const page = await world.newPage(ada);
    await page.evaluate(() => localStorage.setItem('groundwork-sign-in', crypto.randomUUID()));
    if (isDeaf)
      await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    let isCut = true;
    await page.route(/\/api\/v1\/commands$/, (route) => (isCut ? route.abort() : route.continue()));
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Of Ada');
    await ideaNamed(page, 'Of Ada').waitFor();
    isCut = false;
    return { ada, grace, page };
  }

  async function captureAsGrace(page: Page, grace: Account): Promise<void> {
    await page.locator('html[data-route=idea-vault]').waitFor();
    await capture(page, 'Of Grace');
    await expect.poll(() => titlesOf(grace)).toEqual(['Of Grace']);
    expect(await ideaNamed(page, 'Of Ada').count()).toBe(0);
  }

  inFullRun('and hears of it late is theirs, and what was not sent waits for who it is of', async () => {
    const { ada, grace, page } = await withUnsent();
    const reloaded = page.waitForEvent('load');
    await storeSignIn(page, grace);
    await reloaded;
    await captureAsGrace(page, grace);
    const again = page.waitForEvent('load');
    await storeSignIn(page, await openSession(world.url, ada));
    await again;
    await expect.poll(() => titlesOf(ada)).toEqual(['Of Ada']);
    expect(await titlesOf(grace)).toEqual(['Of Grace']);
  });

  inFullRun('and never hears of it is theirs once its own tokens are worn out', async () => {
    const { ada, grace, page } = await withUnsent({ isDeaf: true });
    const reloaded = page.waitForEvent('load');
    await storeSignIn(page, grace);
    const ended = await fetch(`${world.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await openSession(world.url, ada)).accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ allDevices: true }),
    });
    expect(ended.status).toBe(204);
    await reloaded;
    await captureAsGrace(page, grace);
  });
});

/** Runs in the page: what its origin keeps, by name. A database that is empty keeps nothing. */
async function leftBehind(): Promise<string[]> {
  const found = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      // It went away in the meantime, and must not come back without its stores.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      const count = await new Promise<number>((resolve) => {
        const counting = database.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      });
      if (count > 0) found.push(`${name}/${store}: ${count}`);
    }
    database.close();
  }
  return found;
}

test('signing out takes every tab to the landing page, ends the session and leaves nothing on the device', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage();
  await signIn(page, { url: world.url }, account);
  const other = await page.context().newPage();
  await open(other, `${world.url}/idea-vault`);
  await capture(other, 'Soon gone from here');
  await expect.poll(() => eventsOf(world.url, account)).toMatchObject([{ type: 'IdeaCaptured' }]);
  await page.evaluate(async () => {
    sessionStorage.setItem('note', 'private');
    await (await caches.open('notes')).put('/note', new Response('private'));
  });
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/auth/logout'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  expect((await ended).status()).toBe(204);
  for (const tab of [page, other]) await tab.waitForURL(`${world.url}/`);
  await expect.poll(() => page.evaluate(leftBehind)).toEqual([]);
});
