import { expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { pageFigures } from '#domain/intake/page-figures.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { uncountedQuotes } from '#domain/interview/uncounted-quotes.ts';
import { entriesOfInterviews, whyNotCounted } from '#domain/judgement/entry.ts';
import { judgeEntries } from '#domain/judgement/judge-entries.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { FoldedStreams } from '#domain/log/reads.ts';
import type { Page } from '#domain/page/page.ts';
import { pageChecklist } from '#domain/page/page-checklist.ts';
import { publishingFault } from '#domain/page/page-points.ts';
import { firstPaletteOf } from '#domain/page/themes.ts';
import { materialOf } from '#domain/report/material-of.ts';
import type { Report } from '#domain/report/report.ts';
import { ReportContext } from '#domain/report/report-context.ts';
import { countsIn } from '#domain/report/sections/counts-in.ts';
import { sampleExperiments } from '#domain/sample/sample-loop.ts';
import { questionsOfResponses } from '#domain/survey/asked-questions.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { publishingFault as surveyFault } from '#domain/survey/survey-checklist.ts';
import type { ResponseEntry } from '#domain/survey/survey-response.ts';
import { countedResponses, surveyResults } from '#domain/survey/survey-results.ts';
import { openSample } from '../../tests/fixtures/open-sample.ts';
import { commandsForRestOfSample, commandsForSample } from './sample-commands.ts';
import { sampleIds, sampleLoopId } from './sample-ids.ts';

const ids = sampleIds('01234567-89ab-4cde-8f01-23456789abcd');
const now = '2026-11-23T12:00:00.000Z';
/** The streams that a sample did not always have. */
const ofPeople = /^(page|intake|survey|interview|report)-/u;

/** The sample as it was added, and a way to read its parts by their names. */
function whole() {
  const { take, known, state, statesOf } = openSample(ids, now);
  take(commandsForSample(ids, known(), { position: 0, now }));
  const part = <T>(kind: string, name: string, project = ids.ideaProject) =>
    state<T>(`${kind}-${sampleLoopId(project, name)}`);
  return { take, known, state, statesOf, part };
}

test('who came to its pages adds up to what its tests say, from the sources that they name', () => {
  const { part } = whole();
  const told = ['E2', 'E3', 'E4'].map((name) => {
    const [page, intake] = [part<Page>('page', `${name} page`), part<Intake>('intake', `${name} page`)];
    const { visitors, converted, sources } = pageFigures(intake, page.goal);
    return [
      name,
      page.goal,
      `${converted} of ${visitors}`,
      ...sources.map(({ name: from, k, n }) => `${from} ${k} of ${n}`),
    ];
  });
  expect(told).toEqual([
    ['E2', 'sign-up', '18 of 120', 'forum 8 of 52', 'instagram 8 of 48', 'direct 2 of 20'],
    ['E3', 'sign-up', '38 of 240', 'forum 18 of 104', 'instagram 17 of 96', 'direct 3 of 40'],
    ['E4', 'pre-order', '2 of 150', 'newsletter 2 of 110', 'direct 0 of 40'],
  ]);
  const results = sampleExperiments.map(({ name, k, n }) => [name, `${k} of ${n}`]);
  expect(results).toEqual(expect.arrayContaining(told.map(([name, , figure]) => [name, figure])));
});

test('its pages pass their own checklist: nothing is empty, and no word is the template’s', () => {
  const { part } = whole();
  const pages = ['E2', 'E3', 'E4'].map((name) => part<Page>('page', `${name} page`));
  expect(pages.map((page) => pageChecklist(page).flatMap(({ id, isMet }) => (isMet ? [] : [id])))).toEqual([
    [],
    [],
    [],
  ]);
});

test('its pages wear a theme, and show an answered question each time one is asked', () => {
  const { part } = whole();
  const pages = ['E2', 'E3', 'E4'].map((name) => part<Page>('page', `${name} page`));
  const asked = pages.map(({ blocks }) => [...eachPart(blocks)].filter(({ kind }) => kind === 'question'));
  expect(pages.map(({ theme, palette }) => [theme, palette])).toEqual(
    pages.map(() => ['local-service', firstPaletteOf('local-service')]),
  );
  expect(asked.map((questions) => new Set(questions.map(({ fields }) => fields['heading'])).size)).toEqual([2, 2, 2]);
});

test('its pages and its survey could be published, and are not on the web', () => {
  const { part } = whole();
  const pages = ['E2', 'E3', 'E4'].map((name) => part<Page>('page', `${name} page`));
  const survey = part<Survey>('survey', 'survey');
  expect([...pages, survey].map(({ isLive, published }) => [isLive, published.length])).toEqual(
    [...pages, survey].map(() => [false, 0]),
  );
  expect([...pages.map((page) => publishingFault(page)), surveyFault(survey)]).toEqual(
    [...pages, survey].map(() => undefined),
  );
});

test('those who signed up have addresses that nobody can have, and answered what the page asks', () => {
  const { part } = whole();
  const entries = ['E2', 'E3', 'E4'].flatMap((name) => [...eachPart(part<Intake>('intake', `${name} page`).entries)]);
  expect(entries.filter(({ email }) => !email.endsWith('@bakery.invalid'))).toEqual([]);
  const asked = [...eachPart(part<Intake>('intake', 'E3 page').entries)];
  expect(asked.filter(({ answers, hasAnswers }) => !hasAnswers || !/^\d\d$/u.test(answers[0] ?? ''))).toEqual([]);
  const times = entries.map(({ receivedAt }) => (Date.parse(receivedAt) - Date.parse(now)) / 86_400_000);
  expect([Math.min(...times) >= -44, Math.max(...times) <= -4]).toEqual([true, true]);
});

test('its survey has 24 responses, each to questions that it asks', () => {
  const { part } = whole();
  const survey = part<Survey>('survey', 'survey');
  const responses = countedResponses([...eachPart(part<Intake>('intake', 'survey').entries)] as ResponseEntry[]);
  const results = surveyResults(questionsOfResponses(survey), responses);
  expect(results.map(({ question, n }) => `${question.id} ${n}`)).toEqual([
    ...['had 24', 'often 18', 'last 18', 'tried 18', 'bad 18', expect.stringMatching(/^cost \d+$/u)],
  ]);
  const texts = results.flatMap(({ question, texts = [] }) => (question.id === 'last' ? texts : []));
  expect(new Set(texts.map(({ text }) => text)).size).toBe(18);
});

test('its interviews count for their test as its result says, and what people said is marked both ways', () => {
  const { known, part } = whole();
  const test = part<Experiment>('experiment', 'E1');
  const interviews = Array.from({ length: 12 }, (_, n) => part<Interview>('interview', `I${n + 1}`));
  const entries = entriesOfInterviews(test, interviews);
  expect([entries.length, entries.filter(({ isYes }) => isYes).length]).toEqual([12, 10]);
  expect(interviews.map((each) => whyNotCounted(test, each))).toEqual(interviews.map(() => null));
  // Another look at it comes to the same.
  expect(judgeEntries(test, entries, now)).toMatchObject({ verdict: 'supports', k: 10, n: 12 });
  const { ideaLedger = expect.fail('no ledger') } = known();
  const marks = uncountedQuotes(interviews, ideaLedger).map(({ mark }) => mark);
  expect([marks.filter((mark) => mark === 1).length, marks.filter((mark) => mark === -1).length]).toEqual([6, 2]);
  expect(interviews.map(({ on }) => on).toSorted()[0]).toBe('2026-09-27');
});

test('what was tested is reported of its first idea, and one sheet of what came out of it', () => {
  const { part } = whole();
  const reports = [ids.ideaProject, ids.forkProject].map((project) => part<Report>('report', 'report', project));
  expect(reports.map(({ projectId, title, template }) => [projectId, title, template])).toEqual([
    [ids.ideaProject, 'What we tested of Crumb', 'validation'],
    [ids.forkProject, 'Crumb Check on one page', 'one-pager'],
  ]);
  const texts = reports.map(({ blocks }) => [...eachPart(blocks)].find(({ text }) => text !== '')?.text);
  expect(texts).toEqual([expect.stringMatching(/^An example: /u), expect.stringMatching(/^An example: /u)]);
});

test('its report counts each of the people once, by the log or, before that had them, by what was told', () => {
  const counted = (streams: FoldedStreams) => {
    const place = { position: 1, at: now, hash: '', founder: '' };
    return countsIn(new ReportContext(materialOf(ids.ideaProject, streams, place)));
  };
  const told = [
    { count: 5, label: 'tests' },
    { count: 12, label: 'interviews' },
    { count: 510, label: 'visitors' },
    { count: 56, label: 'sign-ups' },
    { count: 2, label: 'orders' },
  ];
  const old = openSample(ids, now);
  old.take(commandsForSample(ids, old.known(), { position: 0, now }).filter(({ stream }) => !ofPeople.test(stream)));
  expect(counted(old)).toEqual(told);
  expect(counted(whole())).toEqual([...told, { count: 24, label: 'survey responses' }]);
});

test('a sample from before it had people gets them, and one that has them gets nothing twice', () => {
  const old = openSample(ids, now);
  old.take(commandsForSample(ids, old.known(), { position: 0, now }).filter(({ stream }) => !ofPeople.test(stream)));
  const before = old.state<Ledger>(ledgerStreamOf(ids.ideaProject));
  const rest = commandsForRestOfSample(ids, old.known(), now);
  expect(rest.every(({ stream }) => ofPeople.test(stream))).toBe(true);
  old.take(rest);
  expect(old.state(intakeStreamOf(sampleLoopId(ids.ideaProject, 'E3 page')))).toMatchObject({ visits: 240 });
  expect(old.state(ledgerStreamOf(ids.ideaProject))).toEqual(before);
  expect(commandsForRestOfSample(ids, old.known(), now)).toEqual([]);
});
