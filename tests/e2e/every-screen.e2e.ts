import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../src/domain/routes/build-path.ts';
import { type RouteName, routes } from '../../src/domain/routes/routes.ts';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { axeForTheme } from './axe-for-theme.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { readForcedColours } from './read-forced-colours.ts';
import { readMotion } from './read-motion.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const everywhere: readonly RouteName[] = [...routes.map(({ name }) => name), 'not-found'];
const privateRoutes = routes.filter(({ access }) => access === 'private').map(({ name }) => name);

/** What each kind of visitor sees of their own. Public pages look the same to all but for their head: one stands for it. */
const visitors = {
  'somebody signed out': everywhere.filter((name) => !privateRoutes.some((other) => other === name)),
  'a newcomer': ['onboarding', 'pricing'],
  'a founder with ideas': [...privateRoutes.filter((name) => name !== 'onboarding'), 'pricing', 'not-found'],
} as const satisfies Record<string, readonly RouteName[]>;
type Visitor = keyof typeof visitors;
const all = Object.keys(visitors) as Visitor[];

const longTitle =
  'Donaudampfschifffahrtsgesellschaftskapitän: an idea whose title is as long as a title may reasonably be';
let sessions: Readonly<Record<Visitor, Tokens | undefined>>;
let blogId: string;

beforeAll(async () => {
  const [newcomer, founder] = await Promise.all([
    openAccount(world.url, { isWelcomed: false }),
    openAccount(world.url),
  ]);
  sessions = { 'somebody signed out': undefined, 'a newcomer': newcomer, 'a founder with ideas': founder };
  const answer = await fetch(`${world.url}/items/articles?limit=1&fields=slug`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  blogId = data[0]?.slug ?? '';
});

const addressOf = (name: RouteName, ideaId: string): string =>
  name === 'not-found' ? '/no-such-page' : pathOf(name, { blogId, ideaId, projectId: 'p', nodeId: 'n' });

/** The id of an idea that was captured, by the link to it on home. */
async function idOf(page: Page, title: string): Promise<string> {
  await open(page, `${world.url}/home`);
  const address = await page.getByRole('main').getByRole('link', { name: title }).first().getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

/** Ends in the vault. */
async function captureIdeas(page: Page): Promise<void> {
  await open(page, `${world.url}/idea-vault`);
  for (const title of ['Bees', longTitle]) {
    await capture(page, title);
    await ideaNamed(page, title).waitFor();
  }
}

/** What is wrong on each screen that the visitor can see; screens where nothing is are left out. */
async function findOnScreens(
  visitor: Visitor,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const page = await world.newPage(sessions[visitor], options);
  let ideaId = '';
  if (visitor === 'a founder with ideas') {
    await captureIdeas(page);
    ideaId = await idOf(page, longTitle);
  }
  const found: Record<string, readonly string[]> = {};
  for (const name of visitors[visitor]) {
    await open(page, world.url + addressOf(name, ideaId));
    await page.locator(`html[data-route="${name}"][data-theme=${options.colorScheme ?? 'light'}]`).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    const wrong = await look(page);
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const { violations: broken } = await axeForTheme(page, theme, standards).analyze();
  return broken.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

describe.each(['light', 'dark'] as const)(
  'in the %s theme, no screen violates WCAG 2.2 A and AA for',
  (colorScheme) => {
    test.each(all)('%s', async (visitor) => {
      const look = (page: Page) => violations(page, colorScheme);
      expect(await findOnScreens(visitor, { colorScheme, reducedMotion: 'reduce' }, look)).toEqual({});
    });
  },
);

// 320 x 256 is what a window of 1280 x 1024 has left at 400 %.
const narrow = [
  { width: 320, height: 720 },
  { width: 320, height: 256 },
] as const;

describe('in a narrow window, and enlarged four times, no screen is cut off or scrolls sideways for', () => {
  test.each(all)('%s', async (visitor) => {
    const found = await findOnScreens(visitor, { viewport: narrow[0] }, async (page) => {
      const wrong: string[] = [];
      for (const size of narrow) {
        await page.setViewportSize(size);
        for (const each of await page.evaluate(readOverflow)) wrong.push(`${size.height} px high: ${each}`);
      }
      return wrong;
    });
    expect(found).toEqual({});
  });
});

describe('where less motion is asked for and colours are forced, all stands still and can be seen by', () => {
  test.each(all)('%s', async (visitor) => {
    const options = { reducedMotion: 'reduce', forcedColors: 'active' } as const;
    const found = await findOnScreens(visitor, options, async (page) => {
      // From here on the focus is that of a keyboard.
      await page.keyboard.press('Tab');
      return [...(await page.evaluate(readMotion)), ...(await page.evaluate(readForcedColours))];
    });
    expect(found).toEqual({});
  });
});

describe('what opens over a screen violates nothing and is not cut off', () => {
  const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
  const keys = (key: string) => (page: Page) => page.keyboard.press(key);
  const fromMore = (name: string) => async (page: Page) => {
    await press('More for the vault')(page);
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('dialog', { name: name.replace('…', ''), exact: true }).waitFor();
  };
  const overlays: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the palette': keys('Control+k'),
    'the shortcut sheet': keys('?'),
    'the account menu': press('Account menu'),
    'the state of the sync': press('Saved'),
    'the further sections': press('More'),
    'the filters of the vault': press('Filter'),
    'an idea': (page) => page.getByRole('row', { name: 'Bees' }).first().click(),
    'the criteria': fromMore('Criteria'),
    'an import': fromMore('Import ideas…'),
    'quick capture': async (page) => {
      await open(page, `${world.url}/home`);
      await page.keyboard.press('c');
    },
  };

  test.each(['light', 'dark'] as const)('in the %s theme', async (colorScheme) => {
    const options = { colorScheme, viewport: narrow[0], reducedMotion: 'reduce' } as const;
    const page = await world.newPage(sessions['a founder with ideas'], options);
    await captureIdeas(page);
    // Single keys are letters in the field.
    await page.getByRole('heading', { level: 1 }).click();
    const found: Record<string, readonly string[]> = {};
    for (const [name, show] of Object.entries(overlays)) {
      await show(page);
      await page.getByRole('dialog').waitFor();
      const wrong = [...(await page.evaluate(readOverflow)), ...(await violations(page, colorScheme))];
      if (wrong.length > 0) found[name] = wrong;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(found).toEqual({});
  });
});

test('a page that is made wrong is found to be wrong', async () => {
  const page = await world.newPage(undefined, { viewport: narrow[0], reducedMotion: 'no-preference' });
  await page.setContent(`
    <style>
      button, input { all: unset; display: block; width: 20px; height: 20px; transition: opacity 1s }
      dialog { position: fixed; inset: 0; display: block; width: 100%; height: 100% }
    </style>
    <h1>Covered</h1><input><button style="margin-left: 310px"></button><dialog></dialog>`);
  const wrong = [readOverflow, readMotion, readForcedColours].map((read) => page.evaluate<string[]>(read));
  const kinds = (await Promise.all(wrong)).map((found) => found.map((each) => each.split(/ <|:/)[0]));
  expect(kinds).toEqual([
    ['scrolls sideways', 'cut off', 'the heading lies under'],
    ['would move', 'would move'],
    ['unseen', 'unseen focus', 'unseen', 'unseen focus'],
  ]);
});
