import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../src/domain/routes/build-path.ts';
import { type RouteName, routes } from '../../src/domain/routes/routes.ts';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { openAccount } from '../fixtures/account.ts';
import { fullBoard } from '../fixtures/full-board.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openSharedCanvas } from '../fixtures/shared-canvas.ts';
import { goTo, ideaNamed, open } from './founder.ts';
import { narrow, readDialogFaults, readFaults, wide } from './read-faults.ts';
import { readForcedColors } from './read-forced-colors.ts';
import { readMotion } from './read-motion.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const everywhere: readonly RouteName[] = [...routes.map(({ name }) => name), 'not-found'];
const privateRoutes = routes.filter(({ access }) => access === 'private').map(({ name }) => name);

const isFull = process.env['TEST_FULL'] !== undefined;

/**
 * Screens that are put together like others, such as articles, forms of one field and lists of settings, and those at
 * which other files look in fuller states. The full run looks at them; component tests read what is wrong with them
 * without colors and places.
 */
const lookedAtElsewhere: readonly RouteName[] = [
  ...(['resources.terms-of-use', 'resources.support', 'resources.privacy-policy'] as const),
  ...(['forgot-password', 'reset-password', 'auth.verify', 'auth.send-link'] as const),
  ...(['join', 'connect', 'page-builder', 'settings.billing', 'settings.notifications', 'settings.team'] as const),
  ...(['validate', 'reports', 'toolkit', 'not-found'] as const),
];
const lookedAt = (names: readonly RouteName[]) => names.filter((name) => isFull || !lookedAtElsewhere.includes(name));

/**
 * Screens of each kind of visitor. Public pages look the same to all but for their head: one visitor stands for all.
 */
const visitors = {
  'somebody signed out': lookedAt(everywhere.filter((name) => !privateRoutes.some((other) => other === name))),
  'a newcomer': isFull ? ['onboarding', 'pricing'] : ['onboarding'],
  'a founder with ideas': [
    ...lookedAt(privateRoutes.filter((name) => name !== 'onboarding')),
    ...(isFull ? (['pricing', 'not-found'] as const) : []),
  ],
} as const satisfies Record<string, readonly RouteName[]>;
type Visitor = keyof typeof visitors;
const all = Object.keys(visitors) as Visitor[];

const longTitle =
  'Donaudampfschifffahrtsgesellschaftskapitän: an idea whose title is as long as a title may reasonably be';
let sessions: Readonly<Record<Visitor, Tokens | undefined>>;
const ideaId = crypto.randomUUID();
let blogId: string;
/** The founder's own canvas, and what somebody else shares of theirs. */
let projectId: string;
let shared: { readonly projectId: string; readonly nodeId: string };

beforeAll(async () => {
  const [newcomer, founder, sharer] = await Promise.all([
    openAccount(world.url, { isWelcomed: false }),
    openCanvas(world.url, 'Crumb', fullBoard),
    openSharedCanvas(world.url),
  ]);
  sessions = { 'somebody signed out': undefined, 'a newcomer': newcomer, 'a founder with ideas': founder.account };
  projectId = founder.projectId;
  const by = { url: world.url, accessToken: founder.account.accessToken };
  for (const [id, title] of [
    [crypto.randomUUID(), 'Bees'],
    [ideaId, longTitle],
  ] as const) {
    await sendCommand(by, [`idea-${id}`, 'CaptureIdea', { title }]);
  }
  shared = { projectId: sharer.projectId, nodeId: sharer.grant };
  const answer = await fetch(`${world.url}/items/articles?limit=1&fields=slug`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  blogId = data[0]?.slug ?? '';
});

const addressOf = (name: RouteName): string =>
  name === 'not-found'
    ? '/no-such-page'
    : pathOf(name, { blogId, ideaId, projectId, nodeId: 'n', ...(name === 'shared' ? shared : {}) });

/** Elements that show that a screen has its content, if its heading comes before that. */
const shownOn: Partial<Record<RouteName, (page: Page) => Locator>> = {
  home: (page) => page.getByRole('main').getByRole('link', { name: 'Bees', exact: true }).first(),
  canvas: (page) => page.getByRole('option', { name: 'Note: Bakers guess tomorrow’s demand from memory' }),
  shared: (page) => page.getByRole('figure', { name: 'Bread by bicycle' }),
};

describe('in both themes, enlarged, with less motion and in forced colors, no screen shuts out', () => {
  test.each(all)('%s', async (visitor) => {
    const page = await world.newPage(sessions[visitor], { viewport: wide, reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    for (const [n, name] of visitors[visitor].entries()) {
      await page.emulateMedia({ colorScheme: 'light' });
      // The browser keeps what one screen had, the application and axe: the next opens in a third of the time.
      if (n === 0 || isFull) await open(page, world.url + addressOf(name));
      else await goTo(page, addressOf(name));
      await page.locator(`html[data-route="${name}"][data-theme=light]`).waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
      // The code of a screen may come after its route is known, and before it has anything to wait for.
      await page.getByRole('heading').first().waitFor();
      await shownOn[name]?.(page).waitFor();
      const wrong = await readFaults(page);
      if (wrong.length > 0) found[name] = wrong;
    }
    expect(found).toEqual({});
  });
});

describe('what opens over a screen violates nothing and is not cut off', () => {
  const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
  const keys = (key: string) => (page: Page) => page.keyboard.press(key);
  const fromMore = (name: string) => async (page: Page) => {
    await press('More vault actions')(page);
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
    'the tags of an idea': async (page) => {
      await press('More for Bees')(page);
      await page.getByRole('menuitem', { name: 'Edit tags…' }).click();
    },
    'the criteria': fromMore('Criteria'),
    'an import': fromMore('Import ideas…'),
    'quick capture': async (page) => {
      await open(page, `${world.url}/home`);
      await page.keyboard.press('c');
    },
  };

  const fromCanvas = (name: string) => async (page: Page) => {
    await press('Canvas menu')(page);
    await page.getByRole('menuitem', { name }).click();
  };
  const names = ['Find…', 'Outline', 'Add a template…', 'Share…', 'Export…', 'Import…', 'Keyboard shortcuts'];
  const ofTheCanvas = Object.fromEntries(names.map((name) => [name, fromCanvas(name)]));

  /** One of each kind: folded choices, a form of many fields, and pictures in small; a list by the gallery. */
  const kinds = ['the filters of the vault', 'the criteria', 'Add a template…'];
  const ofEachKind = (opened: typeof overlays) =>
    Object.fromEntries(Object.entries(opened).filter(([name]) => isFull || kinds.includes(name)));

  /** Returns the faults of each dialog; dialogs without faults are left out. */
  async function findOver(page: Page, opened: typeof overlays): Promise<Record<string, readonly string[]>> {
    const found: Record<string, readonly string[]> = {};
    for (const [n, [name, show]] of Object.entries(opened).entries()) {
      await show(page);
      await page.getByRole('dialog').waitFor();
      const wrong = await readDialogFaults(page, n);
      if (wrong.length > 0) found[name] = wrong;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    return found;
  }

  test('of the vault and of a canvas', async () => {
    const options = { viewport: narrow[0], reducedMotion: 'reduce' } as const;
    const page = await world.newPage(sessions['a founder with ideas'], options);
    await open(page, `${world.url}/idea-vault`);
    await ideaNamed(page, 'Bees').waitFor();
    // Single keys are letters in the field.
    await page.getByRole('heading', { level: 1 }).click();
    expect(await findOver(page, ofEachKind(overlays))).toEqual({});
    await goTo(page, `/canvas?projectId=${projectId}`);
    await shownOn.canvas?.(page).waitFor();
    expect(await findOver(page, ofEachKind(ofTheCanvas))).toEqual({});
  });
});

test('a page that is made wrong is found to be wrong', async () => {
  const page = await world.newPage(undefined, { viewport: narrow[0], reducedMotion: 'no-preference' });
  await page.goto('about:blank');
  await page.setContent(`
    <style>
      button, input { all: unset; display: block; width: 20px; height: 20px; transition: opacity 1s }
      dialog { position: fixed; inset: 0; display: block; width: 100%; height: 100% }
    </style>
    <h1>Covered</h1><input><button style="margin-left: 310px"></button><dialog></dialog>`);
  const wrong = [readOverflow, readMotion, readForcedColors].map((read) => page.evaluate<string[]>(read));
  const kinds = (await Promise.all(wrong)).map((found) => found.map((each) => each.split(/ <|:/)[0]));
  expect(kinds).toEqual([
    ['scrolls sideways', 'cut off', 'the heading lies under'],
    ['would move', 'would move'],
    ['unseen', 'unseen focus', 'unseen', 'unseen focus'],
  ]);
});
