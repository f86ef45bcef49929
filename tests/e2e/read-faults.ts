import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { readForcedColors } from './read-forced-colors.ts';
import { readMotion } from './read-motion.ts';
import { readOverflow } from './read-overflow.ts';
import { runAxe } from './run-axe.ts';

/** Whether a screen is looked at in every way, or in one of them. */
const isFull = process.env['TEST_FULL'] !== undefined;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page, theme: 'light' | 'dark', within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  // Where a screen is looked at in one theme alone, that one stands for all rules.
  const broken = await runAxe(page, { ...(isFull && { theme }), ...(within && { within }), tags: standards });
  return broken.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html}`));
}

const inLight = (page: Page) => violations(page, 'light');
const inDark = (page: Page) => violations(page, 'dark');

/** Reads the faults of the n-th dialog over a screen: in both themes in the full run, else in one, by turns. */
export async function readDialogFaults(page: Page, n: number): Promise<string[]> {
  const reducedMotion = await holdStill(page);
  const found = await page.evaluate(readOverflow);
  const themes = isFull ? (['light', 'dark'] as const) : ([n % 2 === 0 ? 'light' : 'dark'] as const);
  for (const theme of themes) found.push(...(await violations(page, theme, '[role=dialog]')));
  await page.emulateMedia({ reducedMotion });
  return found;
}

/** Ends what fades: while it does, it has too little contrast. Returns what was asked for before. */
async function holdStill(page: Page): Promise<'reduce' | 'no-preference'> {
  const before = await page.evaluate(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return before;
}

type Look = (page: Page) => Promise<string[]>;

export const wide = { width: 1280, height: 720 };
// 320 x 256 is what a window of 1280 x 1024 has left at 400 %.
export const narrow = [
  { width: 320, height: 720 },
  { width: 320, height: 256 },
] as const;

/** Runs in the page: long lists measure their place once the window has been drawn in its new size. */
const nextFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** In a narrow window, and enlarged four times. */
async function overflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of isFull ? narrow : narrow.slice(1)) {
    await page.setViewportSize(size);
    await page.evaluate(nextFrames);
    for (const each of await page.evaluate(readOverflow)) found.push(`${size.height} px high: ${each}`);
  }
  await page.setViewportSize(wide);
  return found;
}

const wholeHeight = (page: Page) => page.evaluate(() => Math.max(720, document.documentElement.scrollHeight));

/** On a phone: other parts are shown there, and what is pressed lies closer together. All of it, so that no bar is over it. */
const onPhone =
  (look: Look): Look =>
  async (page) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.evaluate(nextFrames);
    let found: string[];
    let height: number;
    do {
      height = await wholeHeight(page);
      await page.setViewportSize({ width: 360, height });
      await page.evaluate(nextFrames);
      found = await look(page);
      // A fold whose code came meanwhile has made it longer, and pushed its end under the bar.
    } while ((await wholeHeight(page)) > height);
    await page.setViewportSize(wide);
    return found.map((each) => `360 px wide, ${each}`);
  };

/** Where less motion is asked for and the system chooses the colors. */
async function unseen(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // From here on the focus is that of a keyboard.
  await page.keyboard.press('Tab');
  const found = [...(await page.evaluate(readMotion)), ...(await page.evaluate(readForcedColors))];
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

const allLooks = [inLight, inDark, onPhone(inLight), overflow, unseen];

/** All rules in one theme and one width, and then narrow or in forced colors. Neighbors have as little as may be in common. */
const inTurn: readonly (readonly Look[])[] = [
  [onPhone(inLight), unseen],
  [inDark, overflow],
  [onPhone(inDark), unseen],
  [inLight, overflow],
  [onPhone(inLight), overflow],
  [inDark, unseen],
  [onPhone(inDark), overflow],
  [inLight, unseen],
];

let screensOfTest = 0;

/** Each screen of a test has the next looks, and the same in every run: which are the first, its name says. */
function looksOfScreen(): readonly Look[] {
  if (isFull) return allLooks;
  if (screensOfTest === 0) {
    onTestFinished(() => {
      screensOfTest = 0;
    });
  }
  const name = expect.getState().currentTestName ?? '';
  const first = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  screensOfTest += 1;
  return inTurn[(first + screensOfTest) % inTurn.length] ?? allLooks;
}

/**
 * Reads faults that shut somebody out of the screen as it is: in both themes, enlarged, with less motion and in forced
 * colors. Each screen is tried with some of these, and with all of them in the full run.
 */
export async function readFaults(page: Page): Promise<string[]> {
  const reducedMotion = await holdStill(page);
  const found: string[] = [];
  for (const look of looksOfScreen()) found.push(...(await look(page)));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
  return found;
}
