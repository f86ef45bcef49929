import type { Page } from 'playwright-core';

/** Statistical terms that no founder has to know; they stand in the folds called Proof, which are closed at first. */
const statistics =
  /\b(?:pace|corridor|rung|brier|wilson|s\(n\)|position \d|events \d|hit rate|(?:corridor|wilson|repeated|sequence|score)-1|at 95%)/gi;

/** The words of the statistician on a screen, folds closed. */
export async function statisticsOn(page: Page): Promise<readonly string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  return (await page.getByRole('main').innerText()).match(statistics) ?? [];
}
