import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedbackList } from '../../src/domain/feedback/feedback-post.ts';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const staffAddress = 'team@example.org';
const world = productInBrowser({ STAFF_EMAILS: staffAddress });
let staff: Account;
beforeAll(async () => {
  staff = await openStaff();
});
let founder: Account;
beforeEach(async () => {
  founder = await openAccount(world.url);
});

/** Registered under the address that the settings name. */
async function openStaff(): Promise<Account> {
  const password = 'plain words of the team';
  const path = `${world.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
  const headers = { 'content-type': 'application/json' };
  const account = { email: staffAddress, password, returnSecureToken: true };
  const signedUp = await fetch(path, { method: 'POST', headers, body: JSON.stringify(account) });
  const { idToken } = (await signedUp.json()) as { idToken: string };
  const register = `${world.url}/api/v1/auth/register`;
  const answer = await fetch(register, { method: 'POST', headers, body: JSON.stringify({ firebaseToken: idToken }) });
  const tokens = (await answer.json()) as { accessToken: string; refreshToken: string };
  await fetch(`${world.url}/api/user/me/onboarding`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${tokens.accessToken}` },
    body: JSON.stringify({ onboardingCompleted: true }),
  });
  const opened = { email: staffAddress, password, ...tokens };
  await verifyAddress(world.url, opened);
  return opened;
}

const feedbackPage = async (account = founder, path = ''): Promise<Page> => {
  const page = await world.newPage(account);
  await open(page, `${world.url}/feedback${path}`);
  return page;
};
const field = (page: Page) => page.getByLabel('What should we improve?');
const article = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const vote = (page: Page, title: string) => article(page, title).getByRole('button', { name: 'Vote' });
const isPressed = (page: Page, title: string) => vote(page, title).getAttribute('aria-pressed');

async function post(page: Page, title: string): Promise<void> {
  await field(page).fill(title);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await vote(page, title).waitFor();
}

/** What the API of the board answers, without a browser. */
async function ask({ accessToken }: Pick<Account, 'accessToken'>, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(`${world.url}/api/v1/feedback${path}`, request)).json();
}

/** As somebody else, without a browser. */
async function posted(title: string, body = '', by?: Account): Promise<string> {
  const id = crypto.randomUUID();
  await ask(by ?? (await openAccount(world.url)), '', { id, title, body });
  return id;
}

/** The titles of what a founder has posted, as the server has them. */
const postedBy = async (account: Account): Promise<readonly string[]> => {
  const { posts } = (await ask(account, '?view=mine&order=new')) as FeedbackList;
  return posts.map(({ title }) => title);
};

const isPosting = /\/api\/v1\/feedback$/;
/** As if the server could not be reached with a post; ends with `unroute(isPosting)`. */
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

/** What waits in this browser’s storage. */
const waitingIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback-outbox')));

describe('the feedback board', () => {
  test('takes a post by keyboard alone, and shows it with its vote to everybody', async () => {
    const page = await feedbackPage();
    await field(page).focus();
    await page.keyboard.type('Export the map as a picture');
    await page.keyboard.press('Enter');
    await vote(page, 'Export the map as a picture').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await vote(page, 'Export the map as a picture').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isPressed(page, 'Export the map as a picture')).toBe('true');

    const other = await feedbackPage(await openAccount(world.url));
    await article(other, 'Export the map as a picture').getByText('1 vote', { exact: true }).waitFor();
    await vote(other, 'Export the map as a picture').click();
    await article(other, 'Export the map as a picture').getByText('2 votes').waitFor();
    await other.reload();
    await expect.poll(() => isPressed(other, 'Export the map as a picture')).toBe('true');
    await vote(other, 'Export the map as a picture').click();
    await article(other, 'Export the map as a picture').getByText('1 vote', { exact: true }).waitFor();
  });

  test('finds what was posted before, with a typo and in another order, while a founder types', async () => {
    await posted('Import interviews from a spreadsheet');
    const page = await feedbackPage();
    await field(page).fill('spredsheet import interviews');
    const similar = page.getByRole('region', { name: 'Already posted?' });
    await similar.getByRole('article', { name: 'Import interviews from a spreadsheet' }).waitFor();
    await field(page).fill('zeppelin');
    await similar.getByText('Nothing like it yet.').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await similar.waitFor({ state: 'detached' });
  });

  test('without a network posts and votes wait, say so, and survive a reload; the last list stays', async () => {
    await posted('Known before');
    const page = await feedbackPage();
    await article(page, 'Known before').waitFor();
    await world.network.cut();
    await page.context().setOffline(true);
    await field(page).fill('Written on a plane');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await article(page, 'Written on a plane').getByText('Waiting to send').waitFor();
    await vote(page, 'Known before').click();
    await expect.poll(() => isPressed(page, 'Known before')).toBe('true');
    await page.getByText('2 items waiting to send').waitFor();

    // In another tab of the same browser, after this one was closed.
    const context = page.context();
    await page.close();
    await world.network.mend();
    await context.setOffline(false);
    const again = await context.newPage();
    await open(again, `${world.url}/feedback`);
    await vote(again, 'Written on a plane').waitFor();
    await expect.poll(() => isPressed(again, 'Known before')).toBe('true');
    await expect.poll(() => waitingIn(again)).toEqual([]);
  });

  test('what waits is sent from whichever page is opened next', async () => {
    const page = await feedbackPage();
    await post(page, 'Already there');
    const context = page.context();
    await context.setOffline(true);
    await field(page).fill('Written in a tunnel');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await article(page, 'Written in a tunnel').getByText('Waiting to send').waitFor();
    await page.close();
    await context.setOffline(false);
    expect(await postedBy(founder)).toEqual(['Already there']);

    const home = await context.newPage();
    await open(home, `${world.url}/home`);
    await expect.poll(() => postedBy(founder)).toEqual(['Written in a tunnel', 'Already there']);
    await expect.poll(() => waitingIn(home)).toEqual([]);
    expect(new URL(home.url()).pathname).toBe('/home');
  });

  test('a tab that shows another page sends what the tab with the board could not', async () => {
    const page = await feedbackPage();
    await abortPosts(page);
    const home = await page.context().newPage();
    await open(home, `${world.url}/home`);
    await home.getByRole('button', { name: /notification/i }).waitFor();
    await field(page).fill('Sent by the other tab');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect.poll(() => postedBy(founder)).toEqual(['Sent by the other tab']);
    await vote(page, 'Sent by the other tab').waitFor();
    await page.getByText('1 item waiting to send').waitFor({ state: 'detached' });
    expect(await waitingIn(home)).toEqual([]);
  });

  test('what waits outlives a session that is ended elsewhere, and is sent once the founder is back', async () => {
    const page = await feedbackPage();
    await postInVain(page, 'Across two sessions');
    const { accessToken } = await openSession(world.url, founder);
    await fetch(`${world.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ allDevices: true }),
    });
    await page.getByText('You were signed out. Sign in to continue where you left off.').waitFor();
    await page.unroute(isPosting);
    await page.getByLabel('Email').fill(founder.email);
    await page.getByLabel('Password').fill(founder.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await vote(page, 'Across two sessions').waitFor();
    expect(await waitingIn(page)).toEqual([]);
  });

  test('two tabs that post without a network show what both have written, and lose and double nothing', async () => {
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
  });

  test('what was opened is read without a network after a reload; what was not says what is missing', async () => {
    const id = await posted('Plan the roadmap', 'In public.');
    await ask({ ...staff, ...(await openSession(world.url, staff)) }, `/${id}/answer`, {
      status: 'planned',
      reply: 'Next month.',
    });
    await ask(founder, `/${id}/comments`, { id: crypto.randomUUID(), text: 'Yes, in public.' });
    await posted('Never opened');
    const page = await world.newPage(founder, { serviceWorkers: 'allow' });
    await open(page, `${world.url}/feedback`);
    await article(page, 'Plan the roadmap').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const comment = page.getByRole('listitem').filter({ hasText: 'Yes, in public.' });
    await page.getByRole('link', { name: 'Plan the roadmap' }).click();
    await comment.waitFor();
    const views = page.getByRole('navigation', { name: 'Feedback' });
    const planned = page.getByRole('region', { name: 'Planned' });

    await page.context().setOffline(true);
    await page.reload();
    await comment.waitFor();
    await article(page, 'Plan the roadmap').getByText('In public.').waitFor();
    await page.getByText('This is the post as it last loaded.').waitFor();
    await views.getByRole('link', { name: 'All posts' }).click();
    await article(page, 'Never opened').waitFor();
    await page.getByText('This is the board as it last loaded.').waitFor();
    await page.getByRole('link', { name: 'Never opened' }).click();
    await page.getByText('This post isn’t saved on this device.').waitFor();
    await views.getByRole('link', { name: 'Roadmap' }).click();
    await page.getByText('The roadmap isn’t saved on this device yet.').waitFor();
    await views.getByRole('link', { name: 'My activity' }).click();
    await page.getByText('Your activity isn’t saved on this device yet.').waitFor();
    await page.goto(`${world.url}/feedback?order=new`);
    await page.getByText('This list isn’t saved on this device.').waitFor();

    await page.context().setOffline(false);
    await page.goto(`${world.url}/feedback?view=mine`);
    await article(page, 'Plan the roadmap').getByText('You commented').waitFor();
    await page.goto(`${world.url}/feedback?view=roadmap`);
    await planned.getByRole('article', { name: 'Plan the roadmap' }).waitFor();
    for (const name of ['In progress', 'Done']) {
      await page.getByRole('region', { name }).getByText('Nothing here at the moment.').waitFor();
    }

    await page.context().setOffline(true);
    await page.reload();
    await planned.getByRole('article', { name: 'Plan the roadmap' }).getByText('Next month.').waitFor();
    await page.getByText('This is the roadmap as it last loaded.').waitFor();
    await views.getByRole('link', { name: 'My activity' }).click();
    await article(page, 'Plan the roadmap').getByText('You commented').waitFor();
    await page.getByText('This is your activity as it last loaded.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });

  test('signing out asks first while feedback waits, and may send it or discard it', async () => {
    const page = await feedbackPage();
    await postInVain(page, 'Before I go');
    const question = page.getByRole('alertdialog', { name: 'Sync your changes before signing out?' });
    await askToSignOut(page);
    await question
      .getByText('1 feedback item on this device hasn’t synced yet. Signing out removes everything from this device.')
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await article(page, 'Before I go').getByText('Waiting to send').waitFor();

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

  test('what the server refuses while a founder signs out keeps them here, and is told on any page', async () => {
    const page = await feedbackPage();
    await postInVain(page, 'Words too many');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${world.url}/home`);
    await askToSignOut(page);
    await page.getByRole('alertdialog').waitFor();
    await page.route(isPosting, (route) =>
      route.fulfill({ status: 400, json: { message: 'Not like this.', code: 'x', requestId: 'r' } }),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sync and sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard what the server rejected?' });
    await question
      .getByText(
        'The server rejected 1 item. Cancel to see why and keep your text. Signing out removes everything from this device.',
      )
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('The server rejected something you wrote on the feedback board. Your text is kept.').waitFor();
    await page.getByRole('link', { name: 'Open feedback' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not like this.' }).getByText('Words too many').waitFor();

    // They know of it now.
    await askToSignOut(page);
    await page.waitForURL(`${world.url}/`);
  });

  test('feedback that is discarded with signing out is gone from the device, and is not sent later', async () => {
    const page = await feedbackPage();
    await page.context().setOffline(true);
    await field(page).fill('Never mind');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await article(page, 'Never mind').getByText('Waiting to send').waitFor();
    await askToSignOut(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard and sign out' }).click();
    await page.waitForURL(`${world.url}/`);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback')))).toEqual([]);
    await page.context().setOffline(false);
    await page.reload();
    expect(await postedBy({ ...founder, ...(await openSession(world.url, founder)) })).toEqual([]);
  });

  test('a post has its comments, which wait as it does, and its own page', async () => {
    await posted('Show the corridor on the report', 'With both parallels.');
    const page = await feedbackPage();
    await page.getByRole('link', { name: 'Show the corridor on the report' }).click();
    await article(page, 'Show the corridor on the report').getByText('With both parallels.').waitFor();
    await page.getByText('No comments yet.').waitFor();
    await page.getByLabel('Add a comment').fill('Yes please.');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Yes please.' }).getByText('You', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Add a comment').inputValue()).toBe('');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('radio', { name: 'Something else' }).click({ force: true });
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Thanks. The team will have a look.').waitFor();
    await page.getByRole('button', { name: 'Comment actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText('No comments yet.').waitFor();

    await page.getByRole('link', { name: 'My activity' }).click();
    await page.getByText('Nothing here yet').waitFor();
  });

  test('a founder edits their own post and finds it among their activity', async () => {
    const page = await feedbackPage();
    await post(page, 'Bigger leters');
    await page.getByRole('link', { name: 'Bigger leters' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Bigger letters');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await article(page, 'Bigger letters').getByText('edited').waitFor();
    await page.getByRole('link', { name: 'My activity' }).click();
    await article(page, 'Bigger letters').getByText('You posted this').waitFor();
  });

  test('what cannot be read is said, and tried again', async () => {
    const page = await world.newPage(founder);
    await page.route('**/api/v1/feedback*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await open(page, `${world.url}/feedback`);
    await page.getByRole('heading', { name: 'Can’t load the feedback board' }).waitFor();
    await page.unroute('**/api/v1/feedback*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Can’t load the feedback board' }).waitFor({ state: 'detached' });
    await open(page, `${world.url}/feedback?post=${crypto.randomUUID()}`);
    await page.getByRole('heading', { name: 'This post isn’t here anymore' }).waitFor();
  });

  test('what the server refuses is said with its words, and can be dismissed', async () => {
    const page = await feedbackPage();
    await page.route('**/api/v1/feedback', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { message: 'Not like this.', code: 'x', requestId: 'r' } })
        : route.fallback(),
    );
    await field(page).fill('Refused words');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Not like this.' });
    await alert.getByText('Refused words').waitFor();
    await page.reload();
    await alert.getByText('Refused words').waitFor();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await alert.waitFor({ state: 'detached' });
    await article(page, 'Refused words').waitFor({ state: 'detached' });
    await page.reload();
    await field(page).waitFor();
    expect(await alert.count()).toBe(0);
  });
});

describe('the team', () => {
  test('answers, tags, merges, unmerges and hides; founders see what came of it and none of the controls', async () => {
    const [one, two] = [await posted('Print evidence cards'), await posted('Evidence on paper', '', founder)];
    const page = await feedbackPage({ ...staff, ...(await openSession(world.url, staff)) }, `?post=${one}`);
    const team = page.getByRole('region', { name: 'Team', exact: true });
    await team.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Planned' }).click();
    await team.getByLabel('Reply').fill('With the next release.');
    await team.getByRole('button', { name: 'Save status and reply' }).click();
    await page.getByRole('region', { name: 'Reply from the team' }).getByText('With the next release.').waitFor();
    await team.getByLabel('Tags').fill('print');
    await page.keyboard.press('Enter');
    await article(page, 'Print evidence cards').getByText('print', { exact: true }).waitFor();

    await open(page, `${world.url}/feedback?post=${two}`);
    await page.getByRole('button', { name: 'Merge into…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Print evidence cards/ })
      .click();
    await page.getByText('This post was merged into').waitFor();

    const other = await feedbackPage(founder, `?view=roadmap`);
    const planned = other.getByRole('region', { name: 'Planned' });
    await planned.getByRole('article', { name: 'Print evidence cards' }).getByText('With the next release.').waitFor();
    await other.getByRole('link', { name: 'Print evidence cards' }).click();
    await other
      .getByRole('region', { name: 'Merged with this post' })
      .getByRole('link', { name: 'Evidence on paper' })
      .waitFor();
    expect(await other.getByRole('region', { name: 'Team', exact: true }).count()).toBe(0);
    expect(await other.getByRole('link', { name: 'Reported' }).count()).toBe(0);
    await other.getByRole('link', { name: 'My activity' }).click();
    await article(other, 'Print evidence cards').getByText('Your post was merged into this').waitFor();

    await page.getByRole('button', { name: 'Unmerge' }).click();
    await vote(page, 'Evidence on paper').waitFor();
    await page.getByRole('button', { name: 'Hide post' }).click();
    await article(page, 'Evidence on paper').getByText('Hidden').waitFor();
    await page.getByRole('link', { name: 'Reported' }).click();
    await article(page, 'Evidence on paper').waitFor();
    await open(other, `${world.url}/feedback`);
    await article(other, 'Print evidence cards').waitFor();
    expect(await article(other, 'Evidence on paper').count()).toBe(0);
  });
});

test('every view violates nothing in both themes and is not cut off at 320 px', async () => {
  const id = await posted(
    'A title that is long enough to be broken over several lines on a narrow phone',
    'x'.repeat(300),
  );
  const page = await feedbackPage();
  await post(page, 'Short');
  await vote(page, 'Short').click();
  const found: string[] = [];
  for (const path of ['', '?view=roadmap', '?view=mine', `?post=${id}`]) {
    await open(page, `${world.url}/feedback${path}`);
    await page.getByRole('article').or(page.getByText('Nothing here at the moment.')).first().waitFor();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 320, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      found.push(...(await findViolations(page)), ...(await page.evaluate(readOverflow)));
    }
  }
  expect(found).toEqual([]);
});
