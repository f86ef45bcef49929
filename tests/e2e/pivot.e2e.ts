import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json } from '#domain/log/json.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { type LaunchedPage, launchPage } from '../fixtures/a-launched-page.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { foldLog, readLog } from './log-states.ts';

const world = productInBrowser();

const question = 'Do bakers leave their address?';
const text = 'Bakers sign up';

/** A founder whose page is on the web, with a test that counts its sign-ups. */
async function turning(): Promise<LaunchedPage & { readonly assumptionId: string; readonly experimentId: string }> {
  const launched = await launchPage(world.url);
  const { projectId, pageId, send } = launched;
  const [assumptionId, experimentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const assumption = { assumptionId, text, lens: 'desirability', importance: 5, critical: true };
  const answers = [
    await send(`ledger-${projectId}`, 'StateAssumption', assumption),
    await send(`experiment-${experimentId}`, 'DesignExperiment', {
      ...{ projectId, assumptionId, method: 'page', question, criterion: 0.1, n: 60, prediction: 'supports' },
      artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
    }),
    await send(`experiment-${experimentId}`, 'StartExperiment', {}),
  ];
  expect(answers).toEqual(answers.map(() => 'accepted'));
  return { ...launched, assumptionId, experimentId };
}

/** On the screen where it is decided, with a pivot begun. */
async function deciding(launched: LaunchedPage): Promise<Page> {
  const page = await world.newPage(launched.account, { viewport: { width: 1440, height: 900 } });
  await revealApp(page.context());
  await open(page, `${world.url}/validate?projectId=${launched.projectId}&view=decide`);
  await page.getByText('Pivot', { exact: true }).click();
  await page.getByLabel('Title of the new idea').fill('Bread by post');
  await page.getByLabel('Why?').fill('Bakers don’t come back.');
  return page;
}

/** One hash over all that a device shows of ideas, tests, pages and decisions. */
async function shownHash(page: Page): Promise<string> {
  const states = await page.evaluate(() => {
    const { workspace } = (window as unknown as AppInPage).appInPage().services;
    const kinds = ['idea', 'project', 'canvas', 'ledger', 'experiment', 'page', 'intake'];
    const names = kinds.flatMap((kind) => [...workspace.streamsOf(kind).get()]);
    return Object.fromEntries(names.map((name) => [name, workspace.peek(name)]));
  });
  return sha256(canonicalJson(states as Json));
}

inFullRun('two devices and the log say the same of a pivot, and of what goes on after it', async () => {
  const launched = await turning();
  const page = await deciding(launched);
  const other = await world.newPage(launched.account);
  await revealApp(other.context());
  await open(other, `${world.url}/validate?projectId=${launched.projectId}`);
  await page
    .getByRole('radiogroup', { name: `Test: “${question}”` })
    .getByRole('radio', { name: 'Continue under the new idea' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Record decision' }).click();
  await page.getByText('1 test continued, 1 page kept.').first().waitFor();
  await other.getByText(/^Pivoted into Bread by post on/u).waitFor();
  const { accessToken } = launched.account;
  const truth = async () => sha256(canonicalJson(foldLog(await readLog(world.url, accessToken)) as Json));
  await expect
    .poll(async () => new Set([await shownHash(page), await shownHash(other), await truth()]).size, { timeout: 20_000 })
    .toBe(1);
});
