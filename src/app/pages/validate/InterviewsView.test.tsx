import { screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { draftValidation } from '../../../../tests/fixtures/a-validation.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { typeHalf, typeRest } from '../../../../tests/fixtures/app-in-jsdom/half-typed.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const who = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Who' });
const list = () => screen.findByRole('list', { name: 'Interviews' });
const radios = (name: string) => within(screen.getByRole('radiogroup', { name }));
const findMore = (name: string) => screen.findByRole('button', { name: `More for ${name}` });
const findSentence = (name: string) => screen.findByRole('row', { name });

const yesOf = (projectId: string, person: string, more: object = {}): Draft => [
  `interview-${crypto.randomUUID()}`,
  'LogInterview',
  { projectId, person, on: '2026-11-20', lastTime: '', commitment: 'money', answer: 'yes', ...more },
];

/** The interviews of a founder whose test runs. */
async function openInterviews(drafts: (of: ReturnType<typeof draftValidation>) => readonly Draft[] = () => []) {
  const of = draftValidation();
  const opened = await openApp(`/validate?projectId=${of.projectId}&view=interviews`, {
    before: [...of.drafts, ...drafts(of)],
  });
  const { user, api } = opened;
  await screen.findByRole('button', { name: 'Log an interview' });
  return {
    ...opened,
    of,
    choose: async (name: string, entry: string): Promise<void> => {
      await user.click(await findMore(name));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    },
    upload: (name: string, content: BlobPart): Promise<void> =>
      user.upload(document.querySelector('input[type=file]') as HTMLElement, new File([content], name)),
    logged: () => api.log.events.flatMap(({ type, data }) => (type === 'InterviewLogged' ? [data] : [])),
  };
}

/** With an interview with Ann, for the test. */
const withAnn = () => openInterviews(({ projectId, experimentId }) => [yesOf(projectId, 'Ann', { experimentId })]);

test('twelve interviews are logged by keyboard, each with six keys beside the words', async () => {
  const { user, of, logged } = await openInterviews();
  button('Log an interview').focus();
  await user.keyboard('{Enter}');
  for (let n = 1; n <= 12; n += 1) {
    const field = await who();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.paste(`Baker ${n}`);
    await user.keyboard('{Tab}');
    await user.paste('Threw a bag away on Friday.');
    await user.keyboard(`{Tab}m{Tab}${n % 3 === 0 ? 'u' : 'y'}{Enter}`);
    await screen.findByText(saying(`Logged the interview with “Baker ${n}”.`));
  }
  expect(document.activeElement).toBe(await who());
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(12);
  screen.getByText(saying('8 yes of 12 counted. Unclear counts as no.'));
  expect(screen.getByRole('link', { name: 'See the experiment' }).getAttribute('href')).toMatch(
    new RegExp(`view=experiments&id=${of.experimentId}$`),
  );
  await waitFor(() => expect(logged()).toHaveLength(12));
  expect(logged()[2]).toMatchObject({
    projectId: of.projectId,
    experimentId: of.experimentId,
    person: 'Baker 3',
    lastTime: 'Threw a bag away on Friday.',
    commitment: 'money',
    answer: 'unclear',
  });
});

test('a date of which only a part is typed is said at once, and no interview is saved with another', async () => {
  const { user, fill, logged } = await openInterviews();
  await user.click(button('Log an interview'));
  await fill(await who(), 'Ann');
  await user.click(radios('Commitment').getByText('Money'));
  await user.click(radios('Answer').getByText('No'));
  const day = screen.getByLabelText<HTMLInputElement>('Date');
  typeHalf(day);
  await user.tab();
  await screen.findByText('Enter the whole date.');
  await user.click(button('Save interview'));
  await screen.findByText('Enter a date.');
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect(logged()).toEqual([]);
  typeRest(day, '2026-11-20');
  await user.click(button('Save interview'));
  await waitFor(() => expect(logged().map(({ person, on }) => [person, on])).toEqual([['Ann', '2026-11-20']]));
});

test('what is wrong is said at its field, nothing is lost, and a draft outlives a reload', async () => {
  const { user, fill, reopen } = await openInterviews();
  await user.click(button('Log an interview'));
  await who();
  await user.keyboard('{Enter}');
  await screen.findByText('Enter who you talked to.');
  await waitFor(async () => expect(document.activeElement).toBe(await who()));
  await fill(await who(), 'Ann');
  await user.clear(screen.getByLabelText('Date'));
  await user.click(button('Save interview'));
  await screen.findByText('Choose an answer.');
  screen.getByText('Enter a date.');
  expect(await findViolations()).toEqual([]);
  await user.click(radios('Answer').getByText('No'));
  await reopen();
  await waitFor(async () => expect((await who()).value).toBe('Ann'));
  expect(radios('Answer').getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});

test('without a network an interview waits, and is sent when it is back', async () => {
  const { user, cut, mend, types } = await openInterviews();
  await user.click(button('Log an interview'));
  cut();
  await waitFor(async () => expect(document.activeElement).toBe(await who()));
  await user.paste('Ann');
  await user.keyboard('{Tab}{Tab}t{Tab}n{Enter}');
  within(await list()).getByText(saying('Waiting to sync'));
  mend();
  await waitFor(() => expect(screen.queryByText(saying('Waiting to sync'))).toBe(null));
  expect(types()).toEqual(['InterviewLogged']);
});

test('an interview is edited, removed, taken back, restored, and its person erased', async () => {
  const { user, fill, choose } = await withAnn();
  await choose('Ann', 'Edit…');
  await fill(await who(), 'Ann Lee');
  await user.click(button('Save changes'));
  await choose('Ann Lee', 'Remove');
  await screen.findByText(saying('Not counted: removed'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Counted');
  await choose('Ann Lee', 'Remove');
  await screen.findByText(saying('Not counted: removed'));
  await choose('Ann Lee', 'Restore');
  await screen.findByText('Counted');

  await choose('Ann Lee', 'Erase person…');
  await screen.findByRole('alertdialog', { name: 'Erase “Ann Lee”?' });
  await user.keyboard('{Escape}');
  await choose('Ann Lee', 'Erase person…');
  await user.click(await screen.findByRole('button', { name: 'Erase person' }));
  await within(await list()).findByText(saying('Erased person'));
  screen.getByText(saying('1 yes of 1 counted.'));
  expect(screen.queryByText(/Ann Lee/u)).toBe(null);
});

const word = zipSync({
  'word/document.xml': strToU8(
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ann: I paid forty euros. It rotted.</w:t></w:r></w:p></w:body></w:document>',
  ),
});
const transcripts: readonly (readonly [name: string, content: BlobPart])[] = [
  ['talk.txt', 'Ann: I paid forty euros. It rotted.'],
  [
    'talk.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>I paid forty\n\n00:02.000 --> 00:03.000\n<v Ann>euros. It rotted.',
  ],
  ['talk.srt', '1\n00:00:01,000 --> 00:00:02,000\nAnn: I paid forty euros. It rotted.'],
  ['talk.docx', word as Uint8Array<ArrayBuffer>],
];

test('a transcript of each format is marked by keys, and a quote becomes evidence', async () => {
  const { user, choose, upload, of, api } = await withAnn();
  for (const [name, content] of transcripts) {
    await choose('Ann', 'Read transcript…');
    await screen.findByLabelText('Or paste the transcript');
    await upload(name, content);
    const isFirst = name === 'talk.txt';
    const first = await findSentence(`${isFirst ? '' : 'Against: '}Ann, I paid forty euros.`);
    await waitFor(() => expect(document.activeElement).toBe(first));
    if (isFirst) {
      await user.keyboard('1');
      await findSentence('For: Ann, I paid forty euros.');
      await user.keyboard('2');
      await findSentence('Against: Ann, I paid forty euros.');
      await user.keyboard('{ArrowDown}');
      const second = await findSentence('It rotted.');
      await waitFor(() => expect(document.activeElement).toBe(second));
      await user.keyboard('3');
      await findSentence('Neither: It rotted.');
      expect(await findViolations()).toEqual([]);
      await user.keyboard('0');
      await findSentence('It rotted.');
    }
    await user.click(button('Done'));
  }
  await user.click(await screen.findByText('1 quote'));
  await user.click(button('Record as evidence…'));
  await user.click(await screen.findByText('2 customers', { exact: false }));
  await user.click(button('Record evidence'));
  await screen.findByText(saying('Recorded as evidence'));
  const recorded = () => api.log.events.flatMap(({ type, data }) => (type === 'EvidenceRecorded' ? [data] : []));
  await waitFor(() =>
    expect(recorded()).toMatchObject([
      { assumptionId: of.assumptionIds[0], direction: -1, rung: 'anecdote', weight: 0.75, selfReported: true },
    ]),
  );
  expect(JSON.stringify(recorded())).not.toContain('forty');
});

test('a transcript is read and marked without a network, and its marks are sent when it is back', async () => {
  const { user, fill, choose, cut, mend, api, types } = await withAnn();
  await findMore('Ann');
  cut();
  await choose('Ann', 'Read transcript…');
  await fill(await screen.findByLabelText('Or paste the transcript'), 'Ann: I paid forty euros. It rotted.');
  await user.click(button('Read'));
  await findSentence('Ann, I paid forty euros.');
  await user.keyboard('1');
  await findSentence('For: Ann, I paid forty euros.');
  await user.click(button('Done'));
  expect(types()).toEqual([]);
  mend();
  await waitFor(() => expect(types()).toEqual(['QuoteMarked']));
  expect(api.log.events.at(-1)?.data).toMatchObject({ text: 'I paid forty euros.', mark: 1 });
});

test('a file that is no transcript is refused in words, and what was pasted stays', async () => {
  const { fill, choose, upload } = await withAnn();
  await choose('Ann', 'Read transcript…');
  const pasted = await screen.findByLabelText<HTMLTextAreaElement>('Or paste the transcript');
  await fill(pasted, 'Some words.');
  await upload('bomb.docx', 'PK no document');
  await screen.findByText(saying('bomb.docx wasn’t opened'));
  await upload('big.txt', new Uint8Array(10_000_001));
  await screen.findByText(saying('The file is larger than 10 MB.'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste the transcript').value).toBe('Some words.');
});

test('whoever logs the deciding interview sees the verdict at once, and the next one is offered to another test', async () => {
  const experimentId = crypto.randomUUID();
  const { user, fill, of, logged } = await openInterviews(({ projectId, assumptionIds }) => [
    [
      `experiment-${experimentId}`,
      'DesignExperiment',
      {
        ...{ projectId, assumptionId: assumptionIds[1], method: 'interviews', formula: 'corridor-1', criterion: 0.5 },
        ...{ question: 'Did they throw any away?', n: 12, prediction: 'supports' },
      },
    ],
    [`experiment-${experimentId}`, 'StartExperiment', {}],
    ...Array.from({ length: 7 }, (_, n) => yesOf(projectId, `Baker ${n + 1}`, { experimentId })),
  ]);
  const log = async (person: string) => {
    await fill(await who(), person);
    await user.click(radios('Commitment').getByText('None'));
    await user.click(radios('Answer').getByText('Yes'));
    await user.click(button('Save interview'));
  };
  screen.getByText(saying('7 yes of 7 counted.'));
  await user.click(button('Log an interview'));
  await log('Baker 8');
  const moment = within(await screen.findByRole('region', { name: 'Your test is decided' }));
  within(await moment.findByRole('region', { name: 'Learning card' })).getByText(saying('8 of 8 said yes'));
  await waitFor(() =>
    expect(document.activeElement).toBe(moment.getByRole('heading', { name: 'Your test is decided' })),
  );
  await screen.findByText('This test is decided');
  expect(await findViolations()).toEqual([]);
  await log('Baker 9');
  await screen.findByText('Choose another test, or none.');
  await user.click(button(/Experiment/u));
  await user.click(await screen.findByRole('option', { name: 'Did they pay for a pickup?' }));
  await user.click(button('Save interview'));
  await screen.findByText(saying('Logged the interview with “Baker 9”.'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your test is decided' })).toBe(null));
  await waitFor(() => expect(logged().at(-1)).toMatchObject({ person: 'Baker 9', experimentId: of.experimentId }));
});

test('a removed interview leaves the sample, and comes back into it with its quotes', async () => {
  const ann = `interview-${crypto.randomUUID()}`;
  const { user, choose, of, reopen } = await openInterviews(({ projectId, experimentId, assumptionIds }) => {
    const [, type, data] = yesOf(projectId, 'Ann', { experimentId });
    const quote = { quoteId: crypto.randomUUID(), text: 'I asked for it', assumptionId: assumptionIds[0], mark: 1 };
    return [[ann, type, data], [ann, 'MarkQuote', quote], yesOf(projectId, 'Bob', { experimentId })];
  });
  const addressOf = (view: string) => `/validate?projectId=${of.projectId}&view=${view}`;
  await screen.findByText(saying('2 yes of 2 counted.'));
  await choose('Ann', 'Remove');
  await screen.findByText(saying('1 yes of 1 counted.'));
  within(await list()).getByText(saying('Not counted: removed'));
  await reopen(addressOf(`experiments&id=${of.experimentId}`));
  await screen.findByText(saying('Ann: removed'));

  await reopen(addressOf('interviews'));
  await choose('Ann', 'Restore');
  await screen.findByText(saying('2 yes of 2 counted.'));
  await user.click(within(await list()).getByText('1 quote'));
  within(await list()).getByText(saying('I asked for it'));
  await reopen(addressOf(`experiments&id=${of.experimentId}`));
  await screen.findByRole('slider', { name: 'Interviews against the target: points' });
  expect(screen.queryByText(/Ann/u)).toBe(null);
});

test('what an assistant proposes is accepted by one key, taken back by one undo, and dismissed by another', async () => {
  const interview = crypto.randomUUID();
  const propose = (quoteId: string, text: string, assumptionId: string): Draft => [
    `interview-${interview}`,
    'ProposeQuote',
    { quoteId, text, assumptionId, mark: 1, by: 'Claude' },
  ];
  const { user, types, api } = await openInterviews(({ projectId, assumptionIds: [assumptionId] }) => [
    [
      `interview-${interview}`,
      'LogInterview',
      { projectId, person: 'Ann', on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'unclear' },
    ],
    propose('q1', 'I threw a bag away.', assumptionId),
    propose('q2', 'I paid twelve.', assumptionId),
  ]);
  const proposed = () =>
    within(screen.getByRole('list', { name: 'Proposed quotes from Ann' })).getAllByRole('listitem');
  expect(proposed().map((item) => item.textContent)).toEqual([
    expect.stringContaining('“I threw a bag away.”'),
    expect.stringContaining('“I paid twelve.”'),
  ]);
  screen.getAllByText(saying('Proposed by Claude.'));
  expect(await findViolations()).toEqual([]);
  const [first] = screen.getAllByRole('button', { name: 'Accept A' });
  first?.focus();
  await user.keyboard('a');
  await waitFor(() => expect(proposed()).toHaveLength(1));
  screen.getByText('1 quote');
  expect(proposed()[0]?.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(proposed()).toHaveLength(2));
  screen.getAllByRole('button', { name: 'Dismiss D' })[1]?.focus();
  await user.keyboard('d');
  await waitFor(() => expect(proposed()).toHaveLength(1));
  await waitFor(() =>
    expect(types().slice(-4)).toEqual(['QuoteMarked', 'QuoteUnmarked', 'QuoteProposed', 'ProposalDismissed']),
  );
  // The one that came back is the last.
  expect(api.log.events.at(-1)?.data).toEqual({ quoteId: 'q1' });
});

test('interviews whose person is not shown go by their numbers, in rows and in names', async () => {
  const nobody = { person: '', answer: 'no' };
  const { user } = await openInterviews(({ projectId, assumptionIds: [assumptionId] }) => {
    const [first, ann, third] = [yesOf(projectId, '', nobody), yesOf(projectId, 'Ann'), yesOf(projectId, '', nobody)];
    const quote = { quoteId: crypto.randomUUID(), text: 'I paid', mark: 1, assumptionId };
    return [first, ann, third, [third[0], 'MarkQuote', quote]];
  });
  const rows = within(await list()).getAllByRole('listitem');
  const shown = rows.flatMap((row) => row.querySelector('strong')?.textContent ?? []);
  expect(shown).toEqual(['Interview 3', 'Ann', 'Interview 1']);
  await findMore('Interview 1');
  await user.click(screen.getByText('1 quote'));
  await screen.findByRole('list', { name: 'Quotes from Interview 3' });
});
