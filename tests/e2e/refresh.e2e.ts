import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { type Account, keepSession, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, open, signIn } from './founder.ts';

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
const tokensIn = (page: Page): Promise<Tokens> =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('groundwork-access-token') ?? '',
    refreshToken: localStorage.getItem('refresh-token') ?? '',
  }));

/** Over the session that the page, which is on no screen, was opened with. */
async function keepWornOut(page: Page, { accessToken, refreshToken }: Tokens): Promise<void> {
  const tokens = wornOut({ accessToken, refreshToken });
  await keepSession(page.context(), world.url, tokens);
  // Another tab wrote it.
  await expect.poll(() => tokensIn(page)).toEqual(tokens);
}

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

async function signOut(page: Page, name = 'Sign out'): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
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

  test('is refreshed again where the answer was lost, and the session goes on with the same child', async () => {
    const account = await openAccount(world.url);
    const page = await world.newPage(account);
    await open(page, `${world.url}/home`);
    await page.goto(`${world.url}/healthz`);
    await keepWornOut(page, account);
    const lost: Tokens[] = [];
    await page.route(/\/refresh-token$/, async (route) => {
      if (lost.length > 0) return route.continue();
      lost.push((await (await route.fetch()).json()) as Tokens);
      await route.abort();
    });
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Kept through a lost answer');
    await expect.poll(() => eventsOf(world.url, account)).toMatchObject([{ type: 'IdeaCaptured' }]);
    await expect.poll(async () => (await tokensIn(page)).refreshToken).toBe(lost[0]?.refreshToken);
  });
});

describe('a session that cannot be refreshed', () => {
  const atSignIn = (page: Page) =>
    page.waitForURL((url) => decodeURIComponent(url.href) === `${world.url}/sign-in?redirect=/idea-vault`);

  /** By the form, which leads back to the vault. */
  async function signInAgain(page: Page, { email, password }: Account): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
  }

  test('leads to sign-in when the product is opened, and back from there', async () => {
    const account = await openAccount(world.url);
    const page = await world.newPage({ accessToken: 'worn.out.token', refreshToken: 'never-given' });
    await open(page, `${world.url}/idea-vault`);
    await atSignIn(page);
    await expect.poll(() => tokensIn(page)).toEqual({ accessToken: '', refreshToken: '' });
    await signInAgain(page, account);
  });

  test('leads to sign-in when it was ended from another device, which is said, and back from there', async () => {
    const account = await openAccount(world.url);
    const page = await world.newPage(account);
    await open(page, `${world.url}/idea-vault`);
    await page.getByText('No ideas yet').waitFor();
    const elsewhere = await openSession(world.url, account);
    const ended = await fetch(`${world.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${elsewhere.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ allDevices: true }),
    });
    expect(ended.status).toBe(204);
    await atSignIn(page);
    await page.getByText('You were signed out. Sign in to continue where you left off.').waitFor();
    await expect.poll(() => tokensIn(page)).toEqual({ accessToken: '', refreshToken: '' });
    await signInAgain(page, account);
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
    const page = await world.newPage();
    if (isDeaf)
      await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await signIn(page, { url: world.url }, ada);
    let isCut = true;
    await page.route(/\/api\/v1\/commands$/, (route) => (isCut ? route.abort() : route.continue()));
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Of Ada');
    await ideaNamed(page, 'Of Ada').waitFor();
    isCut = false;
    return { ada, grace, page };
  }

  async function captureAsGrace(page: Page, grace: Account): Promise<void> {
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['route'])).not.toBe('sign-in');
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Of Grace');
    await expect.poll(() => titlesOf(grace)).toEqual(['Of Grace']);
    expect(await ideaNamed(page, 'Of Ada').count()).toBe(0);
  }

  test('and hears of it late is theirs, and what was not sent waits for who it is of', async () => {
    const { ada, grace, page } = await withUnsent();
    const reloaded = page.waitForEvent('load');
    await storeSignIn(page, grace);
    await reloaded;
    await captureAsGrace(page, grace);
    const again = page.waitForEvent('load');
    await storeSignIn(page, await openSession(world.url, ada));
    await again;
    await open(page, `${world.url}/idea-vault`);
    await expect.poll(() => titlesOf(ada)).toEqual(['Of Ada']);
    expect(await titlesOf(grace)).toEqual(['Of Grace']);
  });

  test('and never hears of it is theirs once its own tokens are worn out', async () => {
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

describe('signing out', () => {
  const landing = (page: Page) => page.waitForURL(`${world.url}/`);

  test('takes every tab to the landing page and leaves nothing on the device', async () => {
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
    await signOut(page);
    await landing(page);
    await landing(other);
    await expect.poll(() => page.evaluate(leftBehind)).toEqual([]);
    await signIn(other, { url: world.url }, account);
  });

  test('asks first where changes are unsent, and may send them', async () => {
    const account = await openAccount(world.url);
    const page = await world.newPage(account);
    // Held until the press: were it sent before, nothing would be asked any more.
    const pressed = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/commands$/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Not sent yet');
    await ideaNamed(page, 'Not sent yet').waitFor();
    await signOut(page);
    const question = page.getByRole('alertdialog', { name: 'Sync your changes before signing out?' });
    await question.getByText('1 change on this device').waitFor();
    await question.getByRole('button', { name: 'Sync and sign out' }).click();
    pressed.resolve();
    await landing(page);
    expect(await eventsOf(world.url, account)).toMatchObject([{ type: 'IdeaCaptured' }]);
  });
});
