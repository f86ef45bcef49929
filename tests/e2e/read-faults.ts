import type { Page } from 'playwright-core';
import { readForcedColours } from './read-forced-colours.ts';
import { readMotion } from './read-motion.ts';
import { readOverflow } from './read-overflow.ts';
import { runAxe } from './run-axe.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  const broken = await runAxe(page, { theme, tags: standards });
  return broken.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html}`));
}

export const inLight = (page: Page) => violations(page, 'light');
export const inDark = (page: Page) => violations(page, 'dark');

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
  for (const size of narrow) {
    await page.setViewportSize(size);
    await page.evaluate(nextFrames);
    for (const each of await page.evaluate(readOverflow)) found.push(`${size.height} px high: ${each}`);
  }
  await page.setViewportSize(wide);
  return found;
}

/** On a phone: other parts are shown there, and what is pressed lies closer together. All of it, so that no bar is over it. */
async function onPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 720 });
  const height = await page.evaluate(() => Math.max(720, document.documentElement.scrollHeight));
  await page.setViewportSize({ width: 360, height });
  const found = await violations(page, 'light');
  await page.setViewportSize(wide);
  return found.map((each) => `360 px wide, ${each}`);
}

/** Where less motion is asked for and the system chooses the colours. */
async function unseen(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // From here on the focus is that of a keyboard.
  await page.keyboard.press('Tab');
  const found = [...(await page.evaluate(readMotion)), ...(await page.evaluate(readForcedColours))];
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** The light theme is that of the phone, and in the full run of a wide window too. */
const looks = [...(process.env['TEST_FULL'] ? [inLight] : []), inDark, onPhone, overflow, unseen];

/** What shuts somebody out of the screen as it is: in both themes, enlarged, with less motion and in forced colours. */
export async function readFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) found.push(...(await look(page)));
  return found;
}
