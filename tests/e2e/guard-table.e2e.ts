import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { type Outcome, outcomeOf, titleOf, type Visit, visits } from '../models/guard-table.ts';
import { open } from './founder.ts';

/** Spread evenly over the table, so that all flags, founders and kinds of routes are among them. */
const sampled = visits.filter(
  (_, n) => Math.floor((n * 20) / visits.length) !== Math.floor(((n - 1) * 20) / visits.length),
);
const walked = process.env['TEST_FULL'] ? visits : sampled;

interface Seen extends Outcome {
  readonly theme: string | undefined;
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    route: document.documentElement.dataset['route'] as Outcome['route'],
    address: location.pathname + location.search,
    signedIn: localStorage.getItem('groundwork-access-token') !== null,
    theme: document.documentElement.dataset['theme'],
  }));

describe.each([
  { preRelease: false, appTheme: true },
  { preRelease: false, appTheme: false },
  { preRelease: true, appTheme: true },
  { preRelease: true, appTheme: false },
])('the guard in Chromium, $preRelease before the release, $appTheme for themes', (flags) => {
  const world = productInBrowser({
    PRE_RELEASE: flags.preRelease ? 'on' : 'off',
    APP_THEME: flags.appTheme ? 'on' : 'off',
  });
  const accounts: Partial<Record<Visit['who'], Account>> = {};
  beforeAll(async () => {
    accounts.founder = await openAccount(world.url);
    accounts.newcomer = await openAccount(world.url, { isWelcomed: false });
  });

  const mine = walked.filter((visit) => visit.preRelease === flags.preRelease && visit.appTheme === flags.appTheme);
  test.each(mine.map((visit) => [titleOf(visit), visit] as const))('%s', async (_, visit) => {
    const account = accounts[visit.who];
    // A session of its own: before the release it is ended.
    const session = account && (await openSession(world.url, account));
    const page = await world.newPage(session, { colorScheme: 'dark' });
    await open(page, world.url + visit.address);
    const theme = flags.appTheme ? 'dark' : 'light';
    await expect.poll(() => seen(page)).toEqual({ ...outcomeOf(visit), theme });
  });
});
