import type { Page } from 'playwright-core';
import { runAxe } from './run-axe.ts';

/** What axe finds wrong with the screen as it is, in both themes. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    // react-aria's announcer keeps naming a pending button for some seconds after it is gone.
    const violations = await runAxe(page, { theme, without: '[data-live-announcer]' });
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes[0]?.html}`));
  }
  return found;
}
