import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runOf } from '../../../../tests/fixtures/an-intake.ts';
import { catchFiles } from '../../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const press = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** A published survey that one person has answered, and an assumption that it can test. */
function draftAnswered(why: string) {
  const [ideaId, projectId, surveyId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const assumptionId = crypto.randomUUID();
  const [survey, intake] = [`survey-${surveyId}`, `intake-${surveyId}`];
  const questions = [
    { id: 'ellis', kind: 'ellis', title: 'How would you feel without it?' },
    { id: 'why', kind: 'long', title: 'Why?', required: false },
  ];
  const response = {
    ...{ projectId, entryId: crypto.randomUUID(), ordinal: 1, publishedVersion: 1, source: 'friends' },
    ...{ choices: { ellis: 'very' }, words: { why }, passed: [], once: 'anyone', link: null, quota: null },
    ...{ language: 'en', email: null, consentHash: '' },
  };
  const drafts: readonly Draft[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
    [survey, 'CreateSurvey', { projectId, title: 'Bakers', template: { questions } }],
    [survey, 'SetSurvey', { once: 'anyone' }],
    [survey, 'PublishSurvey', {}],
    [
      `ledger-${projectId}`,
      'StateAssumption',
      { assumptionId, text: 'Bakers need it', lens: 'desirability', importance: 5, critical: true },
    ],
  ];
  const answered: readonly Draft[] = [
    [
      intake,
      'TallyVisits',
      { projectId, runs: [runOf(1, { source: 'friends', origins: ['0000000a.00000001'] })], dropped: {} },
      'system',
    ],
    [intake, 'CompleteResponse', response, 'public'],
  ];
  const address = (view: string, id = surveyId) => `/validate?projectId=${projectId}&view=${view}&id=${id}`;
  return { drafts, answered, projectId, surveyId, assumptionId, address };
}

test('results fetch the image that a question asked about', async () => {
  const { drafts, answered, surveyId, address } = draftAnswered('Yes.');
  const asset = crypto.randomUUID();
  const asked = new Set<string>();
  const [idea, project, created, ...later] = drafts;
  const pictured: Draft = [`survey-${surveyId}`, 'SetQuestion', { question: 'ellis', picture: asset }];
  await openApp(address('results'), {
    before: [idea, project, created, pictured, ...later, ...answered].filter((draft) => draft !== undefined),
    answers: [
      ({ url, body }) => {
        if (url.pathname !== '/api/v1/assets/urls') return undefined;
        for (const id of (body as { readonly ids: readonly string[] }).ids) asked.add(id);
        return undefined;
      },
    ],
  });
  await screen.findByRole('heading', { name: 'How would you feel without it?' });
  // Once more when the connection is there, if that takes longer.
  await waitFor(() => expect([...asked]).toEqual([asset]));
});

test('results are said with their range, by source and by version, and what was written stays text', async () => {
  const hostile = '=HYPERLINK("x") <img src=x onerror=alert(1)>';
  const { drafts, answered, address } = draftAnswered(hostile);
  const { user } = await openApp(address('results'), { before: [...drafts, ...answered] });
  // 1 of 1 by Wilson: 20.7% to 100%.
  await screen.findByText(saying(/^100% would be very disappointed \(20\.7% to 100%\)\.$/u));
  screen.getByText(saying('That’s above 40%, but not proven: 40% lies within the margin of error.'));
  await screen.findByText(hostile);
  expect(document.querySelectorAll('main img[src=x]')).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Source' }));
  expect((await screen.findAllByRole('columnheader', { name: 'friends (1)' })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'Version' }));
  expect((await screen.findAllByRole('columnheader', { name: 'Version 1 (1)' })).length).toBeGreaterThan(0);
  expect(await findViolations()).toEqual([]);
});

test('how often somebody answers stays as it was locked while a test counts the answers', async () => {
  const { drafts, projectId, surveyId, assumptionId, address } = draftAnswered('');
  const experiment = `experiment-${crypto.randomUUID()}`;
  const { user } = await openApp(address('surveys'), {
    before: [
      ...drafts,
      [
        experiment,
        'DesignExperiment',
        {
          ...{ projectId, assumptionId, method: 'survey', criterion: 0.3, n: 20, prediction: 'supports' },
          artefact: { kind: 'survey', id: surveyId, goal: 'answer:ellis:is:very' },
        },
      ],
      [experiment, 'StartExperiment', {}],
    ],
  });
  await press(user, 'Survey settings');
  await screen.findByText(saying('A running test counts answers under this rule, so it stays until the test is done.'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No limit/u }).disabled).toBe(true);
});

test('sentences of written answers are marked by keys, and each mark is evidence without their words', async () => {
  const { drafts, answered, surveyId, projectId, address } = draftAnswered('I bake at night. Nobody pays for that.');
  const { user, elsewhere, reopen } = await openApp(address('results'), { before: [...drafts, ...answered] });
  await press(user, 'Mark answers');
  const dialog = () => screen.getByRole('dialog', { name: 'Mark answers: Why?' });
  await waitFor(dialog);
  const row = (text: string) =>
    within(dialog())
      .getAllByRole('row')
      .find(({ textContent }) => textContent.includes(text)) as HTMLElement;
  row('I bake at night.').focus();
  await user.keyboard('1');
  await within(dialog()).findByText('Marked: For');
  await user.keyboard('{ArrowDown}');
  await user.keyboard('1');
  await user.keyboard('2');
  await waitFor(() => within(row('Nobody pays for that.')).getByText('Against'));
  expect(await findViolations()).toEqual([]);
  await user.click(within(dialog()).getByRole('button', { name: 'Done' }));
  await reopen();
  await screen.findByText('Marked: 1 for, 1 against, 0 neither');
  await press(user, 'Mark answers');
  await waitFor(() => within(row('I bake at night.')).getByText('For'));
  row('I bake at night.').focus();
  await user.keyboard('0');
  await waitFor(() => expect(within(row('I bake at night.')).queryByText('For')).toBe(null));

  // Answers stay with the words to which they were given.
  elsewhere([`survey-${surveyId}`, 'EditQuestionText', { question: 'why', field: 'title', text: 'Why so?' }]);
  elsewhere([`survey-${surveyId}`, 'PublishSurvey', {}]);
  await reopen();
  const before = within(await screen.findByRole('region', { name: 'Why?: As asked in version 1' }));
  await before.findByText('Marked: 0 for, 1 against, 0 neither');
  const since = within(screen.getByRole('region', { name: 'Why so?: As asked in version 2' }));
  since.getByText('No one has answered this yet.');

  await reopen(`/validate?projectId=${projectId}&view=evidence`);
  const list = within(await screen.findByRole('list', { name: 'Evidence in order' }));
  expect(list.getAllByText(saying(/Survey answer to “Why\?”/u)).length).toBeGreaterThan(0);
  expect(list.getAllByText(saying('No longer counts: Mark removed'))).toHaveLength(1);
  expect(list.getAllByText(saying('No longer counts: Marked again'))).toHaveLength(1);
  expect(screen.queryByText(/Nobody pays for that/u)).toBe(null);
});

test('files are saved one by one under names of ours, and the table says what and where they are', async () => {
  const { drafts, projectId, surveyId, address } = draftAnswered('Yes.');
  const [idea, project] = drafts;
  const [survey, intake] = [`survey-${surveyId}`, `intake-${surveyId}`];
  const questions = [{ id: 'list', kind: 'file', title: 'Your price list?' }];
  const [first, gone] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = (entryId: string, id: string, kind: string): Draft => [
    intake,
    'CompleteResponse',
    {
      ...{ projectId, entryId, ordinal: 1, publishedVersion: 1, source: 'friends' },
      ...{ choices: { list: { file: { id, kind, bytes: 212_000 } } }, words: {}, passed: [], once: 'anyone' },
      ...{ link: null, quota: null, language: 'en', email: null, consentHash: '' },
    },
    'public',
  ];
  const erased = crypto.randomUUID();
  const runs = [runOf(1, { source: 'friends' })];
  const asked: unknown[] = [];
  let isDown = true;
  const { user } = await openApp(address('results'), {
    before: [
      ...([idea, project] as readonly Draft[]),
      [survey, 'CreateSurvey', { projectId, title: 'Prices', template: { questions } }],
      [survey, 'SetSurvey', { once: 'anyone' }],
      [survey, 'PublishSurvey', {}],
      [intake, 'TallyVisits', { projectId, runs, dropped: {} }, 'system'],
      sent(crypto.randomUUID(), first, 'pdf'),
      sent(erased, gone, 'jpeg'),
      [intake, 'ErasePerson', { entryId: erased }],
    ],
    answers: [
      ({ url, headers }) => {
        if (!url.pathname.includes('/files/')) return undefined;
        asked.push([url.pathname, headers.get('groundwork-workspace') !== null]);
        return isDown
          ? { status: 503, body: { code: 'busy', message: 'busy' } }
          : { status: 200, body: { is: 'a file' } };
      },
    ],
  });
  const files = catchFiles();
  const part = within(await screen.findByRole('region', { name: 'Your price list?' }));
  const list = within(await part.findByRole('list', { name: 'Files' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Answer 1: PDF, 212 KB',
    'Answer 2: erased',
  ]);
  part.getByText(/^These files come from people you don’t know\./u);
  expect(await findViolations()).toEqual([]);
  await user.click(list.getByRole('button', { name: 'Answer 1: PDF, 212 KB' }));
  await part.findByText(/^This file couldn’t be saved\./u);
  isDown = false;
  await user.click(list.getByRole('button', { name: 'Answer 1: PDF, 212 KB' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await press(user, 'Export CSV');
  await waitFor(() => expect(files).toHaveLength(2));
  const [pdf, table] = await Promise.all(files);
  const path = `/api/v1/surveys/${surveyId}/files/${first}`;
  expect([
    pdf,
    asked,
    table?.text
      .trim()
      .split('\r\n')
      .map((row) => row.split(',').slice(7).join(',')),
  ]).toEqual([
    { name: 'answer-1.pdf', text: '{"is":"a file"}' },
    [
      [path, true],
      [path, true],
    ],
    [
      'Your price list?,Your price list?: Address',
      `"PDF, 212 KB",${location.origin}${address('results')}`,
      '"JPEG, 212 KB",',
    ],
  ]);
});

test('whoever answered without an email is among the people, and in no file', async () => {
  const { drafts, answered, address } = draftAnswered('I bake at night.');
  const { user } = await openApp(address('people'), { before: [...drafts, ...answered] });
  const files = catchFiles();
  const table = await screen.findByRole('table', { name: 'People' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  await press(user, 'Export CSV');
  await screen.findByText(saying('No emails to export yet.'));
  expect(files).toEqual([]);
});

test('the results say what a test of the survey leaves out, and lead to the test', async () => {
  const { drafts, answered, projectId, surveyId, assumptionId, address } = draftAnswered('I bake at night.');
  const experiment = `experiment-${crypto.randomUUID()}`;
  const { user } = await openApp(address('results'), {
    before: [
      ...drafts,
      [
        experiment,
        'DesignExperiment',
        {
          ...{ projectId, assumptionId, method: 'survey', question: 'Who needs it?' },
          ...{ criterion: 0.3, n: 20, prediction: 'supports' },
          artefact: { kind: 'survey', id: surveyId, goal: 'answer:ellis:is:very' },
        },
      ],
      [experiment, 'StartExperiment', {}],
      ...answered,
      [`intake-${surveyId}`, 'ExcludeNetwork', { network: '0000000a', reason: 'My class' }],
    ],
  });
  const line = await screen.findByText(saying(/^Not counted in “Who needs it\?”: /u));
  expect(line.textContent).toBe(
    'Not counted in “Who needs it?”: 1 response, since their network was excluded (My class).',
  );
  expect(await findViolations()).toEqual([]);
  await user.click(within(line).getByRole('link', { name: '“Who needs it?”' }));
  await screen.findByText(saying('1 response: their network was excluded (My class)'));
});

test('an experiment counts a number from one on that is typed', async () => {
  const { drafts, projectId } = draftAnswered('');
  const survey = `survey-${crypto.randomUUID()}`;
  const template = { questions: [{ id: 'shops', kind: 'number', title: 'How many shops?' }] };
  const card = crypto.randomUUID();
  const { user, fill, reopen } = await openApp(`/validate?projectId=${projectId}&view=experiments&id=${card}`, {
    before: [
      ...drafts.filter(([stream]) => !stream.startsWith('survey-')),
      [survey, 'CreateSurvey', { projectId, title: 'Shops', template }],
      [survey, 'PublishSurvey', {}],
    ],
  });
  (await screen.findByRole('radio', { name: /^Survey/u })).focus();
  await user.keyboard(' ');
  const number = async () => within(await screen.findByRole('group', { name: 'Counts as a yes' }));
  await fill((await number()).getByRole('textbox', { name: 'Number' }), '3');
  await user.keyboard('{Enter}');
  await user.click((await number()).getByText('At most'));
  expect(await findViolations()).toEqual([]);
  await reopen();
  await waitFor(async () =>
    expect((await number()).getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('3'),
  );
  (await number()).getByRole('radio', { name: 'At most', checked: true });
});
