import { expect, test } from 'vitest';
import '../log/all-kinds.ts';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { type Experiment, experimentStreamOf } from '../experiment/experiment.ts';
import { type Page, pageStreamOf } from '../page/page.ts';
import type { Survey } from '../survey/survey.ts';
import { surveyStreamOf } from '../survey/survey-kind.ts';
import { type Ledger, ledgerStreamOf } from './ledger.ts';
import { ongoingOf } from './ongoing.ts';

const [ledger, other] = [ledgerStreamOf(projectId), idOf(998)];
const [pays, next, page, survey, byPage, byTalk] = [1, 2, 20, 21, 30, 31].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const successor = { ideaId: idOf(90), projectId: other, canvasId: idOf(91), title: 'Bread by post' };
const text = 'They pay';
const assumption = { text, lens: 'viability', importance: 5, critical: true };

/** An idea with a page and a survey on the web, a running test on the page, and one by interviews; a draft beside them. */
function running(): LoopLog {
  const log = new LoopLog();
  const plan = { projectId, assumptionId: pays, criterion: 0.5, n: 12, prediction: 'supports' };
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const question = { id: 'q1', kind: 'short', title: 'Why?' };
  const artefact = { kind: 'page', id: page, goal: 'sign-up' };
  const sent: readonly (readonly [string, string, object])[] = [
    [ledger, 'StateAssumption', { assumptionId: pays, ...assumption }],
    [pageStreamOf(page), 'CreatePage', { projectId, title: 'Crumb', template: { blocks: [form] } }],
    [pageStreamOf(page), 'PublishPage', {}],
    [pageStreamOf(idOf(22)), 'CreatePage', { projectId, title: 'Never shown' }],
    [surveyStreamOf(survey), 'CreateSurvey', { projectId, title: 'Why', template: { questions: [question] } }],
    [surveyStreamOf(survey), 'SetSurvey', { by: 'Ada, ada@example.org', consent: 'I agree.' }],
    [surveyStreamOf(survey), 'PublishSurvey', {}],
    [experimentStreamOf(byPage), 'DesignExperiment', { ...plan, method: 'page', artefact }],
    [experimentStreamOf(byPage), 'StartExperiment', {}],
    [experimentStreamOf(byTalk), 'DesignExperiment', { ...plan, method: 'interviews' }],
    [experimentStreamOf(byTalk), 'StartExperiment', {}],
    [experimentStreamOf(idOf(32)), 'DesignExperiment', { ...plan, method: 'interviews' }],
  ];
  for (const [stream, type, data] of sent) {
    const answer = log.send(stream, type, data);
    if (typeof answer === 'string') throw new Error(`${type} was rejected: ${answer}`);
  }
  return log;
}

const goingOn = (part: object) => ({ ...part, goesOn: true });
const ending = (part: object) => ({ ...part, goesOn: false });
const parts = {
  byPage: { kind: 'experiment', id: byPage },
  byTalk: { kind: 'experiment', id: byTalk },
  page: { kind: 'page', id: page },
  survey: { kind: 'survey', id: survey },
};
const all = Object.values(parts);
const pivot = (log: LoopLog, more: object = {}, n = 70) =>
  log.send(ledger, 'RecordDecision', {
    ...{ decisionId: idOf(n), kind: 'pivot', reason: 'Too few', reversedBy: '', seenVersion: log.versionOf(ledger) },
    ...{ successor, ...more },
  });

/** Whose each part is now, and whether it goes on. */
const outcome = (log: LoopLog) => {
  const tests = [byPage, byTalk].map((id) => log.state<Experiment>(experimentStreamOf(id)));
  const shown = [log.state<Page>(pageStreamOf(page)), log.state<Survey>(surveyStreamOf(survey))];
  return [
    ...tests.map((each) => [each.projectId, each.assumptionId, each.stoppedFor]),
    ...shown.map((each) => [each.projectId, each.isLive]),
  ];
};
const untouched = [
  [projectId, pays, null],
  [projectId, pays, null],
  [projectId, true],
  [projectId, true],
];
const ended = 'The idea became “Bread by post”.';

test('What is ongoing in an idea are its running tests, and its pages and surveys on the web', () => {
  const log = running();
  expect([ongoingOf(projectId, log), ongoingOf(other, log)]).toEqual([
    [
      { ...parts.byPage, artefactId: page, assumptionId: pays },
      { ...parts.byTalk, artefactId: null, assumptionId: pays },
      { ...parts.page, artefactId: null, assumptionId: null },
      { ...parts.survey, artefactId: null, assumptionId: null },
    ],
    [],
  ]);
});

test('Where a pivot says nothing of what is ongoing, the tests stop and the rest is taken down', () => {
  const log = running();
  expect(pivot(log)).toEqual(['DecisionRecorded']);
  expect(outcome(log)).toEqual([
    [projectId, pays, ended],
    [projectId, pays, ended],
    [projectId, false],
    [projectId, false],
  ]);
  expect(log.state<Ledger>(ledger).decisions.at(-1)?.ongoing).toEqual(all.map(ending));
});

test('What goes on belongs to the new idea, and a test goes on with what it promised', () => {
  const log = running();
  const { lock } = log.state<Experiment>(experimentStreamOf(byPage));
  const ongoing = [
    { ...goingOn(parts.byPage), assumptionId: next },
    ending(parts.byTalk),
    goingOn(parts.page),
    goingOn(parts.survey),
  ];
  expect(pivot(log, { ongoing })).toEqual(['DecisionRecorded']);
  expect(outcome(log)).toEqual([
    [other, next, null],
    [projectId, pays, ended],
    [other, true],
    [other, true],
  ]);
  const test = log.state<Experiment>(experimentStreamOf(byPage));
  expect([test.lock, test.reassignedFrom]).toEqual([lock, [{ projectId, assumptionId: pays, decisionId: idOf(70) }]]);
  expect(ongoingOf(projectId, log)).toEqual([]);
});

test('A test that goes on keeps the words of its assumption, in the old idea and in the new one', () => {
  const log = running();
  pivot(log, { ongoing: [{ ...goingOn(parts.byTalk), assumptionId: next }, ...all.map(ending).toSpliced(1, 1)] });
  const state = (words: string) =>
    log.send(ledgerStreamOf(other), 'StateAssumption', {
      ...{ assumptionId: next, ...assumption, text: words },
      carriedFrom: { projectId, assumptionId: pays },
    });
  expect([
    log.send(ledger, 'RewordAssumption', { assumptionId: pays, text: 'They pay well' }),
    state('They pay by post'),
    state(text),
    log.send(ledgerStreamOf(other), 'RewordAssumption', { assumptionId: next, text: 'They pay well' }),
  ]).toEqual(['assumption-tested', 'wording-differs', ['AssumptionStated'], 'assumption-tested']);
});

test.each<[string, string, object]>([
  ['a part is missing', 'ongoing-changed', { ongoing: all.slice(1).map(ending) }],
  ['a part is named twice', 'ongoing-changed', { ongoing: [...all.slice(1), parts.byTalk].map(ending) }],
  ['a draft is named', 'ongoing-changed', { ongoing: [...all, { kind: 'experiment', id: idOf(32) }].map(ending) }],
  [
    'the page that a test counts is taken down',
    'artefact-unpublished',
    { ongoing: [{ ...goingOn(parts.byPage), assumptionId: next }, ...all.slice(1).map(ending)] },
  ],
  [
    'a test goes on without an assumption to test',
    'invalid-data',
    { ongoing: [goingOn(parts.byPage), ending(parts.byTalk), goingOn(parts.page), ending(parts.survey)] },
  ],
  ['something goes on without a new idea', 'invalid-data', { successor: undefined, ongoing: all.map(goingOn) }],
  ['it is no pivot', 'invalid-data', { kind: 'persevere', ongoing: all.map(ending) }],
])('A decision is rejected, and changes nothing, if %s', (_, reason, more) => {
  const log = running();
  expect([pivot(log, more), outcome(log)]).toEqual([reason, untouched]);
});

test('What ended since the founder chose is decided on again', () => {
  const log = running();
  log.send(pageStreamOf(page), 'UnpublishPage', {});
  expect([pivot(log, { ongoing: all.map(ending) }), pivot(log, { ongoing: all.toSpliced(2, 1).map(ending) })]).toEqual([
    'ongoing-changed',
    ['DecisionRecorded'],
  ]);
});

test('Only the server gives what is ongoing to another idea, and it stops nothing that has ended', () => {
  const log = running();
  const data = { projectId: other, assumptionId: next, decisionId: idOf(70) };
  const { assumptionId: _, ...place } = data;
  expect([
    log.send(experimentStreamOf(byPage), 'ReassignExperiment', data),
    log.send(pageStreamOf(page), 'ReassignPage', place),
    log.send(surveyStreamOf(survey), 'ReassignSurvey', place),
    log.send(experimentStreamOf(idOf(32)), 'ReassignExperiment', data, 'system'),
    log.send(experimentStreamOf(byPage), 'StopExperiment', { reason: 'Late' }, 'system'),
    log.send(experimentStreamOf(byPage), 'ReassignExperiment', data, 'system'),
    log.send(experimentStreamOf(byTalk), 'RecordResult', { k: 1, n: 2, note: '' }, 'system'),
  ]).toEqual([
    ...['unknown-type', 'unknown-type', 'unknown-type', 'already-closed'],
    ['ExperimentStopped'],
    'already-closed',
    'unknown-type',
  ]);
});
