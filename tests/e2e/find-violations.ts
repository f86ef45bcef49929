import type { Page } from 'playwright-core';
import { axeForTheme } from './axe-for-theme.ts';

/** What axe finds wrong with the screen as it is, in both themes. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    // react-aria's announcer keeps naming a pending button for some seconds after it is gone.
    const { violations } = await axeForTheme(page, colorScheme).exclude('[data-live-announcer]').analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes[0]?.html}`));
  }
  return found;
}
