import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { FeedbackList } from '../../src/domain/feedback/feedback-post.ts';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
let founder: Account;
beforeEach(async () => {
  founder = await openAccount(world.url);
});

const feedbackPage = async (account = founder, path = ''): Promise<Page> => {
  const page = await world.newPage(account);
  await open(page, `${world.url}/feedback${path}`);
  return page;
};
const field = (page: Page) => page.getByLabel('What should we improve?');
const article = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const vote = (page: Page, title: string) => article(page, title).getByRole('button', { name: 'Vote' });

async function post(page: Page, title: string): Promise<void> {
  await field(page).fill(title);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await vote(page, title).waitFor();
}

/** Asks the API of the board, without a browser. */
async function ask({ accessToken }: Pick<Account, 'accessToken'>, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(`${world.url}/api/v1/feedback${path}`, request)).json();
}

/** Posts as somebody else, without a browser; returns the post's id. */
async function posted(title: string, body: string): Promise<string> {
  const id = crypto.randomUUID();
  await ask(await openAccount(world.url), '', { id, title, body });
  return id;
}

/** The titles of what a founder has posted, as the server has them. */
const postedBy = async (account: Account): Promise<readonly string[]> => {
  const { posts } = (await ask(account, '?view=mine&order=new')) as FeedbackList;
  return posts.map(({ title }) => title);
};

const isPosting = /\/api\/v1\/feedback$/;
/** Aborts posts, as if the server could not be reached; ends with `unroute(isPosting)`. */
const abortPosts = (page: Page): Promise<unknown> =>
  page.route(isPosting, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));

/** Posts what does not reach the server, until it waits. */
async function postInVain(page: Page, title: string): Promise<void> {
  await abortPosts(page);
  await field(page).fill(title);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await article(page, title).getByText('Waiting to send').waitFor();
  await page.getByText('1 item waiting to send').waitFor();
}

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}

const tokensIn = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['groundwork-access-token', 'refresh-token'].map((key) => localStorage.getItem(key)));

/** Lists the keys of outboxes in this browser’s storage. */
const waitingIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback-outbox')));

describe('the feedback board', () => {
  inFullRun('what waits outlives a session that is ended elsewhere, and is sent once the founder is back', async () => {
    const page = await feedbackPage();
    await postInVain(page, 'Across two sessions');
    const { accessToken } = await openSession(world.url, founder);
    await fetch(`${world.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ allDevices: true }),
    });
    await page.getByText('You were signed out. Sign in to continue where you left off.').waitFor();
    expect(decodeURIComponent(page.url())).toBe(`${world.url}/sign-in?redirect=/feedback`);
    await expect.poll(() => tokensIn(page)).toEqual([null, null]);
    await page.unroute(isPosting);
    await page.getByLabel('Email').fill(founder.email);
    await page.getByLabel('Password').fill(founder.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await vote(page, 'Across two sessions').waitFor();
    expect(await waitingIn(page)).toEqual([]);
  });

  inFullRun('signing out sends what waits, if the founder wants that', async () => {
    const page = await feedbackPage();
    await postInVain(page, 'Before I go');
    const question = page.getByRole('alertdialog', { name: 'Sync your changes before signing out?' });
    await askToSignOut(page);
    await page.unroute(isPosting);
    // Sooner than the next try of its own, which comes after half a minute.
    const sent = page.waitForRequest((request) => isPosting.test(request.url()) && request.method() === 'POST', {
      timeout: 15_000,
    });
    await question.getByRole('button', { name: 'Sync and sign out' }).click();
    await sent;
    await page.waitForURL(`${world.url}/`);
    const again = { ...founder, ...(await openSession(world.url, founder)) };
    expect(await postedBy(again)).toEqual(['Before I go']);
    expect(await waitingIn(page)).toEqual([]);
  });

  inFullRun(
    'two tabs that post without a network show what both have written, and lose and double nothing',
    async () => {
      const page = await feedbackPage();
      await post(page, 'There before both');
      const other = await page.context().newPage();
      await open(other, `${world.url}/feedback`);
      await vote(other, 'There before both').waitFor();
      await page.context().setOffline(true);
      const titles = ['From the first tab', 'From the second tab', 'From the first tab again'];
      for (const [n, title] of titles.entries()) {
        const tab = n === 1 ? other : page;
        await field(tab).fill(title);
        await tab.getByRole('button', { name: 'Post', exact: true }).click();
        for (const each of [page, other]) await article(each, title).getByText('Waiting to send').waitFor();
      }
      await page.context().setOffline(false);
      for (const each of [page, other]) {
        for (const title of titles) await vote(each, title).waitFor();
        await each.getByText('Waiting to send').first().waitFor({ state: 'detached' });
      }
      expect(await postedBy(founder)).toEqual([...titles.toReversed(), 'There before both']);
      expect(await waitingIn(page)).toEqual([]);
    },
  );
});

inFullRun('on a phone no view is cut off, and the page of a post violates nothing', async () => {
  const title = 'A title that is long enough to be broken over several lines on a narrow phone';
  const id = await posted(title, 'x'.repeat(300));
  await ask(founder, '', { id: crypto.randomUUID(), title: 'Short', body: '' });
  const page = await world.newPage(founder, { viewport: { width: 320, height: 720 } });
  const found: string[] = [];
  for (const [n, path] of ['?view=roadmap', '?view=mine', `?post=${id}`].entries()) {
    if (n === 0) await open(page, `${world.url}/feedback${path}`);
    else await goTo(page, `/feedback${path}`);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await page.getByRole('article').or(page.getByText('Nothing here at the moment.')).first().waitFor();
    found.push(...(await page.evaluate(readOverflow)));
  }
  expect([...found, ...(await findViolations(page))]).toEqual([]);
});
