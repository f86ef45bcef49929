import type { Page } from 'playwright-core';
import { statistics } from '../fixtures/statistics.ts';

/** The words of the statistician on a screen, folds closed. */
export async function statisticsOn(page: Page): Promise<readonly string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  return (await page.getByRole('main').innerText()).match(statistics) ?? [];
}
