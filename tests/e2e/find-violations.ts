import type { Page } from 'playwright-core';
import { runAxe } from './run-axe.ts';

/** Every screen is looked at in both by `every-screen.e2e.ts` and `validate-states.e2e.ts`; here in one, unless all tests run. */
const themes = process.env['TEST_FULL'] ? (['light', 'dark'] as const) : (['light'] as const);

/** Runs axe on the screen as it is, and names each violation with its theme and its first element. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    // react-aria's announcer keeps naming a pending button for some seconds after it is gone.
    const violations = await runAxe(page, { theme, without: '[data-live-announcer]' });
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes[0]?.html}`));
  }
  return found;
}
