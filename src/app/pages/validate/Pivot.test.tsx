import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftLaunch } from '../../../../tests/fixtures/a-launched-page.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const question = 'Do bakers leave their address?';
const text = 'Bakers sign up';
const testGroup = `Test: “${question}”`;
const pageGroup = 'Page: “Crumb page”';
const goesOn = 'Continue under the new idea';

const choice = (group: string, option: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${option}`, 'u'),
  });
const addressHere = () => location.pathname + location.search;

/** A founder whose page is on the web, with a test that counts its sign-ups, begins a pivot. */
async function beginPivot() {
  const { drafts, ideaId, projectId, pageId } = draftLaunch();
  const [assumptionId, experimentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const opened = await openApp(`/validate?projectId=${projectId}&view=decide`, {
    before: [
      ...drafts,
      [`idea-${ideaId}`, 'DescribeIdea', { pitch: 'Costs of each bake, every week' }],
      [
        `ledger-${projectId}`,
        'StateAssumption',
        { assumptionId, text, lens: 'desirability', importance: 5, critical: true },
      ],
      [
        `experiment-${experimentId}`,
        'DesignExperiment',
        {
          ...{ projectId, assumptionId, method: 'page', question, criterion: 0.1, n: 60, prediction: 'supports' },
          artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
        },
      ],
      [`experiment-${experimentId}`, 'StartExperiment', {}],
    ],
  });
  const { user, fill, elsewhere } = opened;
  await user.click(await screen.findByText('Pivot'));
  await fill(await screen.findByLabelText('Title of the new idea'), 'Bread by post');
  await fill(screen.getByLabelText('Why?'), 'Bakers don’t come back.');
  return {
    ...opened,
    ...{ projectId, pageId, experimentId, assumptionId },
    record: async (): Promise<void> => user.click(screen.getByRole('button', { name: 'Record decision' })),
    publish: (slug: string): void => {
      const page = `page-${crypto.randomUUID()}`;
      const blocks = [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } }];
      elsewhere([page, 'CreatePage', { projectId, title: slug, template: { blocks } }]);
      elsewhere([page, 'SetPage', { slug }]);
      elsewhere([page, 'PublishPage', {}]);
    },
  };
}

test('unless it is said otherwise, a pivot stops the test and takes the page down, its founder stays, and each idea leads to the other', async () => {
  const { user, fill, record, reopen, types } = await beginPivot();
  const pitch = screen.getByLabelText('Pitch of the new idea');
  expect(pitch).toHaveProperty('value', 'Costs of each bake, every week');
  await fill(pitch, 'A loaf a week, by post');
  expect([choice(testGroup, 'Stop it').checked, choice(pageGroup, 'Take it down').checked]).toEqual([true, true]);
  await screen.findByText(saying('It promises the old idea.'));
  expect(await findViolations()).toEqual([]);
  const address = addressHere();
  await record();
  await screen.findByText(saying('Decision recorded: pivot.'));
  await screen.findAllByText(saying('1 test stopped, 1 page taken down.'));
  expect(addressHere()).toBe(address);
  await waitFor(() => expect(types()).toEqual(expect.arrayContaining(['ExperimentStopped', 'PageUnpublished'])));
  expect(await findViolations()).toEqual([]);

  // Validate, the idea's page, the vault and home lead from one to the other, and back.
  const into = saying(/^Pivoted into Bread by post on .+ because “Bakers don’t come back”\.$/u);
  const from = saying(/^From Crumb, pivoted on .+ because “Bakers don’t come back”\.$/u);
  const follow = async (line: ReturnType<typeof saying>, name: string) =>
    user.click(within(await screen.findByText(line)).getByRole('link', { name }));
  await screen.findByText(into);
  await user.click(screen.getByRole('link', { name: 'Open “Bread by post”' }));
  await follow(from, 'Crumb');
  await screen.findByText(into);
  await reopen('/idea-vault');
  const row = within(await screen.findByRole('row', { name: 'Crumb' }));
  row.getAllByText('Pivoted');
  const [toSuccessor] = await row.findAllByRole('link', { name: 'Bread by post' });
  await reopen(toSuccessor?.getAttribute('href') ?? '');
  await screen.findByRole('heading', { level: 1, name: 'Bread by post' });
  await screen.findAllByText('A loaf a week, by post');
  within(await screen.findByRole('region', { name: 'Before the pivot' })).getByRole('link', { name: question });
  await follow(from, 'Crumb');
  await screen.findByRole('heading', { level: 1, name: 'Crumb' });
  await reopen('/home');
  await screen.findByText(from);
  await screen.findByText(into);
  expect(await findViolations()).toEqual([]);
});

test('a wording says how much evidence counts for it and goes along, and that another begins without', async () => {
  const { elsewhere, fill, projectId, assumptionId } = await beginPivot();
  const ledger = `ledger-${projectId}`;
  const [counted, withdrawn] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const evidenceId of [counted, withdrawn]) {
    const said = { direction: 1, rung: 'anecdote', weight: 0.5, text: 'One said so' };
    elsewhere([ledger, 'RecordEvidence', { evidenceId, assumptionId, ...said }]);
  }
  elsewhere([ledger, 'WithdrawEvidence', { evidenceId: withdrawn, reason: 'Counted twice' }]);
  await screen.findByText('Keeps its 1 piece of evidence');
  await fill(screen.getByLabelText('Wording of assumption 1'), 'Bakers order bread by post');
  await screen.findByText('Starts without evidence');
  expect(screen.queryByText(/^Keeps its/u)).toBe(null);
});

test('a test that goes on brings its page along, and is the new idea’s from then on', async () => {
  const { user, record, reopen, projectId: was, experimentId, pageId } = await beginPivot();
  await user.click(choice(testGroup, goesOn));
  expect(choice(pageGroup, goesOn).checked).toBe(true);
  await record();
  await screen.findAllByText(saying('1 test continued, 1 page kept.'));
  await user.click(await screen.findByRole('link', { name: 'Open “Bread by post”' }));
  await screen.findByRole('row', { name: text });
  await user.click(within(screen.getByRole('navigation', { name: 'Validate' })).getByRole('link', { name: 'Tests' }));
  await screen.findByRole('link', { name: question });
  // Addresses from before the pivot lead on.
  const now = new URL(location.href).searchParams.get('projectId');
  expect(now).not.toBe(was);
  const leadsOn = async (addressIn: (projectId: string | null) => string) => {
    await reopen(addressIn(was));
    await waitFor(() => expect(addressHere()).toBe(addressIn(now)));
  };
  await leadsOn((project) => `/validate?projectId=${project}&view=experiments&id=${experimentId}`);
  await screen.findByRole('heading', { name: question });
  await leadsOn((project) => `/validate?projectId=${project}&view=people&id=${pageId}`);
  await leadsOn((project) => `/validate?projectId=${project}&view=interviews&id=${experimentId}&person=x`);
  await leadsOn((project) => `/page-builder/${project}?page=${pageId}`);
  // The page says still what it said for the idea before, until its founder has seen to it.
  const promise = saying('Visitors see what you wrote for “Crumb”. Check that it fits the new idea.');
  await screen.findByText(promise);
  expect(await findViolations()).toEqual([]);
  await reopen('/page-builder');
  const row = () => screen.findByRole('row', { name: /Crumb page/u });
  within(await row()).getByText(promise);
  await user.click(within(await row()).getByRole('link', { name: 'Crumb page' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(promise)).toBe(null));
  await user.click(screen.getByRole('link', { name: 'All pages' }));
  expect(within(await row()).queryByText(promise)).toBe(null);
  await user.click(within(await row()).getByRole('link', { name: 'Crumb page' }));
  await screen.findByRole('link', { name: 'All pages' });
  expect(screen.queryByText(promise)).toBe(null);
  await reopen('/home');
  const running = within(await screen.findByRole('region', { name: 'Running tests' }));
  await running.findByRole('link', { name: text });
  // Nothing is asked above a test that runs.
  expect(screen.queryByText(/No evidence yet/u)).toBe(null);
});

test('addresses of a survey and its results lead on to the idea that the survey went to', async () => {
  const { drafts, projectId, pageId } = draftLaunch();
  const [surveyId, ideaId, next] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const canvasId = crypto.randomUUID();
  const more: readonly Draft[] = [
    [
      `survey-${surveyId}`,
      'CreateSurvey',
      { projectId, title: 'Rye', template: { questions: [{ id: 'why', kind: 'long', title: 'Why?' }] } },
    ],
    [`survey-${surveyId}`, 'PublishSurvey', {}],
    [
      `ledger-${projectId}`,
      'RecordDecision',
      {
        ...{ decisionId: crypto.randomUUID(), kind: 'pivot', reason: 'Too few', reversedBy: '', seenVersion: 0 },
        successor: { ideaId, projectId: next, canvasId, title: 'Bread by post' },
        ongoing: [
          { kind: 'page', id: pageId, goesOn: false },
          { kind: 'survey', id: surveyId, goesOn: true },
        ],
      },
    ],
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread by post' }],
    [`project-${next}`, 'StartProject', { ideaId, canvasId }],
  ];
  const addressIn = (project: string, view: string) => `/validate?projectId=${project}&view=${view}&id=${surveyId}`;
  const { reopen } = await openApp(addressIn(projectId, 'surveys'), { before: [...drafts, ...more] });
  await waitFor(() => expect(addressHere()).toBe(addressIn(next, 'surveys')));
  await waitFor(() => expect(document.title).toBe('Rye · Surveys · Groundwork'));
  await reopen(addressIn(projectId, 'results'));
  await waitFor(() => expect(addressHere()).toBe(addressIn(next, 'results')));
  await waitFor(() => expect(document.title).toBe('Results of Rye · Groundwork'));
});

test('a page stays without its test, and a page that is taken down ends the test that counts it', async () => {
  const { user, record, types } = await beginPivot();
  await user.click(choice(testGroup, goesOn));
  await user.click(choice(pageGroup, 'Take it down'));
  expect(choice(testGroup, 'Stop it').checked).toBe(true);
  await user.click(choice(pageGroup, goesOn));
  expect(choice(testGroup, 'Stop it').checked).toBe(true);
  await record();
  await screen.findAllByText(saying('1 test stopped, 1 page kept.'));
  await waitFor(() => expect(types()).toEqual(expect.arrayContaining(['ExperimentStopped', 'PageReassigned'])));
  expect(types()).not.toContain('PageUnpublished');
});

test('a test can’t go on for other words than those that it tests', async () => {
  const { user, fill } = await beginPivot();
  await user.click(choice(testGroup, goesOn));
  await fill(screen.getByRole('textbox', { name: 'Wording of assumption 1' }), 'Bakers order weekly');
  expect([choice(testGroup, 'Stop it').checked, choice(testGroup, goesOn).disabled]).toEqual([true, true]);
});

test('what is published while its founder decides is shown first, and refused clearly if it came while offline', async () => {
  const { user, record, publish, cut, mend, types } = await beginPivot();
  const seen = async () => user.click(await screen.findByRole('button', { name: 'I’ve seen it' }));
  publish('second');
  await screen.findByText(saying('What’s running changed'));
  choice('Page: “second”', 'Take it down');
  await seen();
  cut();
  await screen.findByText(saying('You’re offline. All of it runs on until this decision has synced.'));
  await record();
  await screen.findAllByText(saying('Waiting to sync: until then, all of it runs on.'));
  publish('third');
  mend();
  await screen.findByText(saying('What’s running changed'));
  expect(screen.getByLabelText<HTMLInputElement>('Title of the new idea').value).toBe('Bread by post');
  expect(types()).not.toContain('PageUnpublished');
  await seen();
  await record();
  await screen.findAllByText(saying('1 test stopped, 3 pages taken down.'));
  await waitFor(() => expect(types().filter((type) => type === 'PageUnpublished')).toHaveLength(3));
});

test('what a test refuted is a draft of the new idea, and its card on the canvas says that it was', async () => {
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [pays, forget, experimentId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const note = (id: string, y: number, said: string) => ({
    ...{ id, kind: 'note', x: 0, y, width: 200, height: 96, text: said },
  });
  const stated = { lens: 'viability', importance: 5, critical: true };
  const saidNo = { on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'no' };
  const { user, fill, reopen } = await openApp(`/validate?projectId=${projectId}&view=decide`, {
    before: [
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
        (): Draft => [
          `interview-${crypto.randomUUID()}`,
          'LogInterview',
          { projectId, experimentId, person: 'Ada', ...saidNo },
        ],
      ),
    ],
  });
  await user.click(await screen.findByText('Pivot'));
  await fill(await screen.findByLabelText('Title of the new idea'), 'Waitlist');
  await fill(screen.getByLabelText('Pitch of the new idea'), 'A waitlist for clinics');
  await fill(screen.getByLabelText('Why?'), 'Nobody pays');
  await user.click(screen.getByRole('button', { name: 'Record decision' }));
  await user.click(await screen.findByRole('link', { name: 'Open “Waitlist”' }));
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Instead of “Clinics pay”' });
  expect((await field()).value).toBe('Clinics pay');
  expect(await findViolations()).toEqual([]);
  const next = new URL(location.href).searchParams.get('projectId') ?? '';
  await reopen(`/canvas?projectId=${next}`);
  const marked = await screen.findByRole('option', { name: 'Assumption: Clinics pay (refuted before the pivot)' });
  screen.getByRole('option', { name: /^Assumption: Patients forget/u });
  screen.getByRole('option', { name: 'Note: A waitlist for clinics' });
  marked.focus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: 'Open the assumption' }));
  await waitFor(() => expect(addressHere()).toContain(`/validate?projectId=${projectId}&view=assumptions&id=${pays}`));

  await reopen(`/validate?projectId=${next}`);
  await fill(await field(), 'Clinics pay for each gap that is filled');
  await user.keyboard('{Enter}');
  await screen.findByRole('row', { name: 'Clinics pay for each gap that is filled' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Instead of “Clinics pay”' })).toBe(null));
});
