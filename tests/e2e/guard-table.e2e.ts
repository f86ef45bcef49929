import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { type Outcome, outcomeOf, titleOf, type Visit, visits } from '../models/guard-table.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

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

const flagged = [
  { preRelease: false, appTheme: true },
  { preRelease: false, appTheme: false },
  { preRelease: true, appTheme: true },
  { preRelease: true, appTheme: false },
].map((flags) => ({
  ...flags,
  visits: visits.filter((visit) => visit.preRelease === flags.preRelease && visit.appTheme === flags.appTheme),
}));

describe.each(flagged)(
  'the guard in Chromium, $preRelease before the release, $appTheme for themes',
  ({ preRelease, appTheme, visits: mine }) => {
    // Where nobody set them they are so.
    const world = productInBrowser({
      ...(preRelease && { PRE_RELEASE: 'on' }),
      ...(!appTheme && { APP_THEME: 'off' }),
    });
    const accounts: Partial<Record<Visit['who'], Account>> = {};
    beforeAll(async () => {
      accounts.founder = await openAccount(world.url);
      accounts.newcomer = await openAccount(world.url, { isWelcomed: false });
    });

    inFullRun.each(mine.map((visit) => [titleOf(visit), visit] as const))('%s', async (_, visit) => {
      const account = accounts[visit.who];
      // A session of its own: before the release it is ended.
      const session = account && (await openSession(world.url, account));
      const page = await world.newPage(session, { colorScheme: 'dark' });
      await open(page, world.url + visit.address);
      const theme = appTheme ? 'dark' : 'light';
      await expect.poll(() => seen(page)).toEqual({ ...outcomeOf(visit), theme });
    });
  },
);
