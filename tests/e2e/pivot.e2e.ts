import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json } from '#domain/log/json.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { type LaunchedPage, launchPage } from '../fixtures/a-launched-page.ts';
import { openAccount } from '../fixtures/account.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
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

test('A test that goes on brings its page along, and is the new idea’s from then on', async () => {
  const launched = await turning();
  const page = await deciding(launched);
  await choice(page, testGroup, 'Continue under the new idea').check({ force: true });
  expect(await choice(page, pageGroup, 'Continue under the new idea').isChecked()).toBe(true);
  await record(page);
  await page.getByText('1 test continued, 1 page kept.').first().waitFor();
  expect(await statusOf(launched)).toBe(200);
  await page.getByRole('link', { name: 'Open “Bread by post”' }).click();
  await page.getByRole('row', { name: text, exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Validate' }).getByRole('link', { name: 'Tests' }).click();
  await page.getByRole('link', { name: question }).waitFor();
  // Addresses from before the pivot lead on.
  const [was, now] = [launched.projectId, new URL(page.url()).searchParams.get('projectId')];
  const testAt = (projectId: string | null) =>
    `${world.url}/validate?projectId=${projectId}&view=experiments&id=${launched.experimentId}`;
  await open(page, testAt(was));
  await page.getByRole('heading', { name: question }).waitFor();
  expect([now === was, page.url()]).toEqual([false, testAt(now)]);
  for (const view of [`people&id=${launched.pageId}`, `interviews&id=${launched.experimentId}&person=x`]) {
    await open(page, `${world.url}/validate?projectId=${was}&view=${view}`);
    await page.waitForURL(`${world.url}/validate?projectId=${now}&view=${view}`);
  }
  await open(page, `${world.url}/page-builder/${was}?page=${launched.pageId}`);
  await page.waitForURL(`${world.url}/page-builder/${now}?page=${launched.pageId}`);
  // The page says still what it said for the idea before, until its founder has seen to it.
  const promise = page.getByText('Visitors see what you wrote for “Crumb”. Check that it fits the new idea.');
  await promise.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await open(page, `${world.url}/page-builder`);
  const row = page.getByRole('row', { name: 'Crumb page' });
  await row.getByText('Visitors see what you wrote for “Crumb”. Check that it fits the new idea.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole('link', { name: 'Crumb page' }).click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await promise.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All pages' }).click();
  await row.waitFor();
  await expect.poll(() => promise.count()).toBe(0);
  await open(page, `${world.url}/home`);
  const running = page.getByRole('region', { name: 'Running tests' });
  await running.getByRole('link', { name: text }).waitFor();
  // Nothing is asked above a test that runs.
  expect(await page.getByText(/No evidence yet/u).count()).toBe(0);
});

test('Addresses of a survey and its results lead on to the idea that the survey went to', async () => {
  const { account, projectId, pageId, send } = await launchPage(world.url);
  const [surveyId, ideaId, next] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const canvasId = crypto.randomUUID();
  const questions = [{ id: 'why', kind: 'long', title: 'Why?' }];
  const answers = [
    await send(`survey-${surveyId}`, 'CreateSurvey', { projectId, title: 'Rye', template: { questions } }),
    await send(`survey-${surveyId}`, 'PublishSurvey', {}),
    await send(`ledger-${projectId}`, 'RecordDecision', {
      ...{ decisionId: crypto.randomUUID(), kind: 'pivot', reason: 'Too few', reversedBy: '', seenVersion: 0 },
      successor: { ideaId, projectId: next, canvasId, title: 'Bread by post' },
      ongoing: [
        { kind: 'page', id: pageId, goesOn: false },
        { kind: 'survey', id: surveyId, goesOn: true },
      ],
    }),
    await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread by post' }),
    await send(`project-${next}`, 'StartProject', { ideaId, canvasId }),
  ];
  expect(answers).toEqual(answers.map(() => 'accepted'));
  const page = await world.newPage(account);
  const titles = [
    ['surveys', 'Rye · Surveys · Groundwork'],
    ['results', 'Results of Rye · Groundwork'],
  ] as const;
  for (const [view, title] of titles) {
    const addressIn = (project: string) => `${world.url}/validate?projectId=${project}&view=${view}&id=${surveyId}`;
    await open(page, addressIn(projectId));
    await page.waitForURL(addressIn(next));
    await expect.poll(() => page.title()).toBe(title);
  }
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

test('A page stays without its test, and a page that is taken down ends the test that counts it', async () => {
  const launched = await turning();
  const page = await deciding(launched);
  await choice(page, testGroup, 'Continue under the new idea').check({ force: true });
  await choice(page, pageGroup, 'Take it down').check({ force: true });
  expect(await choice(page, testGroup, 'Stop it').isChecked()).toBe(true);
  await choice(page, pageGroup, 'Continue under the new idea').check({ force: true });
  expect(await choice(page, testGroup, 'Stop it').isChecked()).toBe(true);
  await record(page);
  await page.getByText('1 test stopped, 1 page kept.').first().waitFor();
  expect(await statusOf(launched)).toBe(200);
});

test('A test can’t go on for other words than those that it tests', async () => {
  const page = await deciding(await turning());
  await choice(page, testGroup, 'Continue under the new idea').check({ force: true });
  await page.getByRole('textbox', { name: 'Wording of assumption 1' }).fill('Bakers order weekly');
  expect([
    await choice(page, testGroup, 'Stop it').isChecked(),
    await choice(page, testGroup, 'Continue under the new idea').isDisabled(),
  ]).toEqual([true, true]);
});

test('What a test refuted is a draft of the new idea, and its card on the canvas says that it was', async () => {
  const account = await openAccount(world.url);
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [pays, forget, experimentId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const note = (id: string, y: number, said: string) => ({
    ...{ id, kind: 'note', x: 0, y, width: 200, height: 96, text: said },
  });
  const stated = { lens: 'viability', importance: 5, critical: true };
  const sent: readonly (readonly [string, string, object])[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Turnup', pitch: 'Reminders for clinics' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
    [
      `canvas-${canvasId}`,
      'PlaceNodes',
      {
        nodes: [
          note('noteOfPaying', 0, 'Clinics pay'),
          note('noteOfForget', 120, 'Patients forget'),
          note('noteOfPitch1', 240, 'Reminders for clinics'),
        ],
      },
    ],
    [`ledger-${projectId}`, 'StateAssumption', { ...stated, assumptionId: pays, text: 'Clinics pay' }],
    [`ledger-${projectId}`, 'StateAssumption', { ...stated, assumptionId: forget, text: 'Patients forget' }],
    [`canvas-${canvasId}`, 'LinkAssumption', { id: 'noteOfPaying', assumption: pays }],
    [`canvas-${canvasId}`, 'LinkAssumption', { id: 'noteOfForget', assumption: forget }],
    [
      `experiment-${experimentId}`,
      'DesignExperiment',
      { projectId, assumptionId: pays, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' },
    ],
    [`experiment-${experimentId}`, 'StartExperiment', {}],
    ...Array.from(
      { length: 8 },
      () =>
        [
          `interview-${crypto.randomUUID()}`,
          'LogInterview',
          { projectId, experimentId, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'no' },
        ] as const,
    ),
  ];
  for (const each of sent) {
    expect([each[1], await sendCommand({ url: world.url, ...account }, each)]).toEqual([each[1], 'accepted']);
  }
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=decide`);
  await page.getByText('Pivot', { exact: true }).click();
  await page.getByLabel('Title of the new idea').fill('Waitlist');
  await page.getByLabel('Pitch of the new idea').fill('A waitlist for clinics');
  await page.getByLabel('Why?').fill('Nobody pays');
  await record(page);
  await page.getByRole('link', { name: 'Open “Waitlist”' }).click();

  const field = page.getByRole('textbox', { name: 'Instead of “Clinics pay”' });
  await field.waitFor();
  expect(await field.inputValue()).toBe('Clinics pay');
  expect(await findViolations(page)).toEqual([]);
  const next = new URL(page.url()).searchParams.get('projectId') ?? '';
  await open(page, `${world.url}/canvas?projectId=${next}`);
  const marked = page.getByRole('option', { name: 'Assumption: Clinics pay (refuted before the pivot)' });
  await marked.waitFor();
  await page.getByRole('option', { name: /^Assumption: Patients forget/u }).waitFor();
  await page.getByRole('option', { name: 'Note: A waitlist for clinics' }).waitFor();
  await marked.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Open the assumption' }).click();
  await page.waitForURL(new RegExp(`/validate\\?projectId=${projectId}&view=assumptions&id=${pays}`, 'u'));

  await open(page, `${world.url}/validate?projectId=${next}`);
  await field.fill('Clinics pay for each gap that is filled');
  await field.press('Enter');
  await page.getByRole('row', { name: 'Clinics pay for each gap that is filled', exact: true }).waitFor();
  await expect.poll(() => field.count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test('What is published while its founder decides is shown first, and refused clearly if it came while offline', async () => {
  const launched = await turning();
  const page = await deciding(launched);
  const publish = async (slug: string) => {
    const [id, form] = [`page-${crypto.randomUUID()}`, { consent: 'I agree.' }];
    const blocks = [{ id: 'form', kind: 'form', parent: null, fields: form }];
    await launched.send(id, 'CreatePage', { projectId: launched.projectId, title: slug, template: { blocks } });
    await launched.send(id, 'SetPage', { slug });
    expect(await launched.send(id, 'PublishPage', {})).toBe('accepted');
  };
  const own = crypto.randomUUID().slice(0, 8);
  await publish(`second-${own}`);
  await page.getByText('What’s running changed').waitFor();
  await choice(page, `Page: “second-${own}”`, 'Take it down').waitFor();
  await page.getByRole('button', { name: 'I’ve seen it' }).click();

  await world.network.cut();
  await page.getByText('You’re offline. All of it runs on until this decision has synced.').waitFor();
  await record(page);
  await page.getByText('Waiting to sync: until then, all of it runs on.').first().waitFor();
  await publish(`third-${own}`);
  await world.network.mend();
  await page.getByText('What’s running changed').waitFor();
  expect([await page.getByLabel('Title of the new idea').inputValue(), await statusOf(launched)]).toEqual([
    ...['Bread by post', 200],
  ]);
  await page.getByRole('button', { name: 'I’ve seen it' }).click();
  await record(page);
  await page.getByText('1 test stopped, 3 pages taken down.').first().waitFor();
  expect(await statusOf(launched)).toBe(404);
});
