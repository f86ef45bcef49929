import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json } from '#domain/log/json.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { type LaunchedPage, launchPage } from '../fixtures/a-launched-page.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { foldLog, readLog } from './log-states.ts';

const world = productInBrowser();

const question = 'Do bakers leave their address?';
const text = 'Bakers sign up';

/** A founder whose page is on the web, with a test that counts its sign-ups. */
async function turning(): Promise<LaunchedPage & { readonly assumptionId: string; readonly experimentId: string }> {
  const launched = await launchPage(world.url);
  const { ideaId, projectId, pageId, send } = launched;
  const [assumptionId, experimentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const assumption = { assumptionId, text, lens: 'desirability', importance: 5, critical: true };
  const answers = [
    await send(`idea-${ideaId}`, 'DescribeIdea', { pitch: 'Costs of each bake, every week' }),
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
  await open(page, `${world.url}/validate?projectId=${launched.projectId}&view=decide`);
  await page.getByText('Pivot', { exact: true }).click();
  await page.getByLabel('Title of the new idea').fill('Bread by post');
  await page.getByLabel('Why?').fill('Bakers don’t come back.');
  return page;
}

const choice = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option });
const testGroup = `Test: “${question}”`;
const pageGroup = 'Page: “Crumb page”';
const record = (page: Page) => page.getByRole('button', { name: 'Record decision' }).click();
const statusOf = async ({ slug }: LaunchedPage) => (await fetch(`${world.url}/p/${slug}`)).status;

test('Unless it is said otherwise, a pivot stops the test and takes the page down, and its founder stays', async () => {
  const launched = await turning();
  const page = await deciding(launched);
  expect(await page.getByLabel('Pitch of the new idea').inputValue()).toBe('Costs of each bake, every week');
  await page.getByLabel('Pitch of the new idea').fill('A loaf a week, by post');
  expect([
    await choice(page, testGroup, 'Stop it').isChecked(),
    await choice(page, pageGroup, 'Take it down').isChecked(),
  ]).toEqual([true, true]);
  await page.getByText('It promises the old idea.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const address = page.url();
  await record(page);
  await page.getByText('Decision recorded: pivot.').waitFor();
  await page.getByText('1 test stopped, 1 page taken down.').first().waitFor();
  expect([page.url(), await statusOf(launched)]).toEqual([address, 404]);
  expect(await findViolations(page)).toEqual([]);

  // Validate, the idea's page, the vault and home lead from one to the other, and back.
  await page.getByText(/^Pivoted into Bread by post on .+ because “Bakers don’t come back”\.$/u).waitFor();
  await page.getByRole('link', { name: 'Open “Bread by post”' }).click();
  const from = page.getByText(/^From Crumb, pivoted on .+ because “Bakers don’t come back”\.$/u);
  await from.waitFor();
  await from.getByRole('link', { name: 'Crumb' }).click();
  await page.getByText(/^Pivoted into Bread by post on/u).waitFor();
  await open(page, `${world.url}/idea-vault`);
  const row = page.getByRole('row', { name: 'Crumb', exact: true });
  await row.getByText('Pivoted', { exact: true }).first().waitFor();
  await row.getByRole('link', { name: 'Bread by post' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Bread by post' }).waitFor();
  await page.getByText('A loaf a week, by post').first().waitFor();
  await from.waitFor();
  await page.getByRole('region', { name: 'Before the pivot' }).getByRole('link', { name: question }).waitFor();
  await from.getByRole('link', { name: 'Crumb' }).click();
  await page.getByRole('heading', { level: 1, name: 'Crumb' }).waitFor();
  await open(page, `${world.url}/home`);
  await from.waitFor();
  await page.getByText(/^Pivoted into Bread by post on/u).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

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

test('Two devices and the log say the same of a pivot, and of what goes on after it', async () => {
  const launched = await turning();
  const page = await deciding(launched);
  const other = await world.newPage(launched.account);
  for (const each of [page, other]) await revealApp(each.context());
  await open(other, `${world.url}/validate?projectId=${launched.projectId}`);
  await open(page, page.url());
  await page.getByText('Pivot', { exact: true }).click();
  await page.getByLabel('Title of the new idea').fill('Bread by post');
  await page.getByLabel('Why?').fill('Bakers don’t come back.');
  await choice(page, testGroup, 'Continue under the new idea').check({ force: true });
  await record(page);
  await page.getByText('1 test continued, 1 page kept.').first().waitFor();
  await other.getByText(/^Pivoted into Bread by post on/u).waitFor();
  const { accessToken } = launched.account;
  const truth = async () => sha256(canonicalJson(foldLog(await readLog(world.url, accessToken)) as Json));
  await expect
    .poll(async () => new Set([await shownHash(page), await shownHash(other), await truth()]).size, { timeout: 20_000 })
    .toBe(1);
});
