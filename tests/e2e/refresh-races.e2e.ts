import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seededRandom } from '#domain/random/seeded-random.ts';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { capture, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const [tabCount, rounds, vaults] = [20, 10, 5];
/** One answer in so many is lost, the second first: each round has more than two. */
const lostOnceIn = 5;

// Every second the server refuses the tokens of all tabs at once.
const world = productInBrowser({ ACCESS_TOKEN_TTL_S: '1' });

/** Loses some answers to a refresh on their way back, and can hold all of them. */
async function loseAnswers(context: BrowserContext) {
  const seen = { refreshed: 0, lost: 0 };
  let held: Promise<void> = Promise.resolve();
  await context.route(/\/refresh-token$/, async (route) => {
    const answer = await route.fetch().catch(() => null);
    await held;
    if (!answer || (seen.refreshed + seen.lost) % lostOnceIn === 1) {
      seen.lost += 1;
      return route.abort().catch(() => {});
    }
    seen.refreshed += 1;
    await route.fulfill({ response: answer }).catch(() => {});
  });
  return {
    seen,
    /** Lets answers wait until the function that it returns is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

const storedTokens = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['groundwork-access-token', 'refresh-token'].map((key) => localStorage.getItem(key)));

async function store(page: Page, { accessToken, refreshToken }: Tokens): Promise<void> {
  await page.evaluate(
    (tokens) => {
      localStorage.setItem('refresh-token', tokens.refreshToken);
      localStorage.setItem('groundwork-access-token', tokens.accessToken);
    },
    { accessToken, refreshToken },
  );
}

async function openVaults(pages: readonly Page[], account: Account): Promise<void> {
  await store(pages[0] as Page, await openSession(world.url, account));
  await Promise.all(pages.map((page) => open(page, `${world.url}/idea-vault`)));
}

/** Where the first answer of all was lost there is no record of the founder yet: the page says so, and can be tried again. */
async function reachVault(page: Page): Promise<void> {
  const field = page.getByLabel('Capture an idea');
  const again = page.getByRole('button', { name: 'Reload' });
  for (;;) {
    await field.or(again).first().waitFor();
    if (await field.isVisible()) return;
    await Promise.all([page.waitForEvent('load'), again.click()]);
  }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}

// Not all rounds with one vault, which is slower with each.
describe.each(Array.from({ length: vaults }, (_, n) => n + 1))('in vault %i', (nth) => {
  inFullRun(
    `${tabCount} tabs that refresh at once, answers lost, reloads and sign-outs in between, rounds: ${rounds}`,
    {
      timeout: 60_000 + rounds * tabCount * 10_000,
    },
    async () => {
      const random = seededRandom(20_261_119 + nth);
      const account = await openAccount(world.url);
      const first = await world.newPage();
      const context = first.context();
      const pages = [first];
      while (pages.length < tabCount) pages.push(await context.newPage());
      const answers = await loseAnswers(context);
      const anyPage = (): Page => pages[Math.floor(random() * tabCount)] as Page;
      await Promise.all(pages.map((page) => page.goto(`${world.url}/healthz`)));

      const captured: string[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        await openVaults(pages, account);
        const before = answers.seen.refreshed;
        const work = pages.map((page, n) => ({ page, title: `Round ${round}, tab ${n}`, reloads: random() < 0.3 }));
        captured.push(...work.map(({ title }) => title));
        await Promise.all(
          work.map(async ({ page, title, reloads }) => {
            if (reloads) await page.reload();
            await reachVault(page);
            await capture(page, title);
          }),
        );
        // Nothing waits for ever, and nobody was signed out against their will.
        const titles = async () =>
          (await eventsOf(world.url, account)).map(({ data }) => String(data['title'])).toSorted();
        await expect.poll(titles, { timeout: 60_000 }).toEqual(captured.toSorted());
        await expect.poll(() => answers.seen.refreshed, { timeout: 60_000 }).toBeGreaterThan(before + 1);
        expect(pages.map((page) => new URL(page.url()).pathname)).toEqual(pages.map(() => '/idea-vault'));

        // A tab that has not heard yet that all is sent would ask whether to send it first.
        const leaving = anyPage();
        await leaving.getByText(`${captured.length} ideas`, { exact: true }).waitFor();
        await leaving.getByRole('button', { name: 'Saved', exact: true }).waitFor();

        // A refresh that is answered after the sign-out revives nothing.
        const release = answers.hold();
        const toldServer = context.waitForEvent('request', (request) => request.url().endsWith('/auth/logout'));
        await signOut(leaving);
        await toldServer;
        release();
        // A tab that hears that its refresh is refused before it hears of the sign-out asks to sign in.
        await Promise.all(pages.map((page) => page.waitForURL(({ pathname }) => ['/', '/sign-in'].includes(pathname))));
        expect(await Promise.all(pages.map(storedTokens))).toEqual(pages.map(() => [null, null]));
      }
      const { seen } = answers;
      expect(seen.lost).toBeGreaterThan(0);
      expect(await Promise.all(pages.map(storedTokens))).toEqual(pages.map(() => [null, null]));
    },
  );
});
