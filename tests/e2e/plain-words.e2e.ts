import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { agentOf, launchPage, networkOf, signUp } from '../fixtures/a-launched-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { open } from './founder.ts';

const world = productInBrowser();

/** What no founder has to know; it stands in the folds called Proof, which are closed at first. */
const statistics =
  /\b(?:pace|corridor|rung|brier|wilson|s\(n\)|position \d|events \d|hit rate|(?:corridor|wilson|repeated|sequence|score)-1|at 95%)/gi;

/** The words of the statistician on a screen, folds closed. */
async function statisticsOn(page: Page, path: string): Promise<readonly string[]> {
  await open(page, `${world.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  return (await page.getByRole('main').innerText()).match(statistics) ?? [];
}

test.each(['running', 'refuted'] as const)(
  'before a fold no screen of an idea that is %s says a statistician’s word',
  async (name) => {
    const { account, projectId, experimentId, assumptionId } = await openValidateScene(world.url, name);
    const page = await world.newPage(account);
    const views = ['assumptions', 'experiments', 'interviews', 'evidence', 'decide', 'calibration'];
    const paths = [
      ...views.map((view) => `/validate?projectId=${projectId}&view=${view}`),
      `/validate?projectId=${projectId}&view=experiments&id=${experimentId}`,
      '/home',
      '/idea-vault',
    ];
    const found: Record<string, readonly string[]> = {};
    for (const path of paths) found[path] = await statisticsOn(page, path);
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
    await open(page, `${world.url}/validate?projectId=${projectId}&view=assumptions&assumption=${assumptionId}`);
    await page.getByRole('row').first().focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Assumption' });
    await drawer.getByText(/^Risk \d/).waitFor();
    expect((await drawer.innerText()).match(/−|×|score-1/g)).toBe(null);
    await drawer.getByText('Proof', { exact: true }).first().click();
    await drawer.getByText(/^Here: risk [\d.]+ = \d × \(1 − [\d.]+\/100\)\.$/).waitFor();
  },
);

test('the figures of a page say a range in plain words, and its formula in a fold', async () => {
  const { account, projectId, pageId, slug } = await launchPage(world.url);
  expect(await signUp(world.url, slug, { agent: agentOf(1), from: networkOf(1) }, 'ada@example.org')).toBe(303);
  const page = await world.newPage(account);
  expect(await statisticsOn(page, `/validate?projectId=${projectId}&view=people&id=${pageId}`)).toEqual([]);
  await page.getByText(/^In the long run, between [\d.]+% and 100% of visitors would sign up\. /).waitFor();
  await page.getByText('Proof', { exact: true }).click();
  await page.getByText(/^sequence-1: /).waitFor();
});
