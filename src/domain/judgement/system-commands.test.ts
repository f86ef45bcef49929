import { expect, test } from 'vitest';
import type { Experiment } from '../experiment/experiment.ts';
import type { Interview } from '../interview/interview.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { ledgerStreamOf } from '../ledger/ledger.ts';
import { riskiestOf, scoresOf, weakestOf } from '../ledger/score.ts';
import { decideCommand } from '../log/decide-command.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import { entriesOfInterviews } from './entry.ts';
import { systemCommandsFor } from './system-commands.ts';

const project = 'aaaaaaaa-0000-4000-8000-000000000000';
const idOf = (n: number): string => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A log in memory: what the server does, without a server. */
function log() {
  const states = new Map<string, unknown>([[`project-${project}`, { isSample: true }]]);
  let position = 0;
  const versions = new Map<string, number>();
  const reads = {
    state: (stream: string) => states.get(stream),
    statesOf: (kind: string) =>
      [...states].filter(([stream]) => stream.startsWith(`${kind}-`)).map(([, state]) => state),
  };
  const send = (
    stream: string,
    type: string,
    data: object,
    recordedAt: string,
    by: 'founder' | 'system' = 'founder',
  ) => {
    const kind = kindOfStream(stream);
    const command = { id: `c${position}`, type, stream, data: data as never, at: recordedAt };
    const decision = decideCommand(states.get(stream), command, by, reads);
    if (decision.kind === 'rejected') return decision.reason;
    for (const fact of decision.facts) {
      position += 1;
      const version = (versions.get(stream) ?? 0) + 1;
      versions.set(stream, version);
      states.set(
        stream,
        kind?.evolve(states.get(stream), { ...fact, at: recordedAt, position, version, recordedAt }, stream),
      );
    }
    return decision.facts.map(({ type }) => type);
  };
  const judge = (id: string, now: string): readonly string[] => {
    const experiment = states.get(`experiment-${id}`) as Experiment;
    const drafts = systemCommandsFor({
      experiment,
      version: versions.get(`experiment-${id}`) ?? 0,
      ledger: states.get(ledgerStreamOf(project)) as Ledger | undefined,
      entries: entriesOfInterviews(experiment, reads.statesOf('interview') as Interview[]),
      now,
    });
    for (const { stream, type, data } of drafts)
      expect(send(stream, type, data, now, 'system')).not.toBeTypeOf('string');
    return drafts.map(({ type }) => type);
  };
  return { send, judge, state: <T>(stream: string) => states.get(stream) as T };
}

const noon = '2026-03-01T12:00:00.000Z';
const ledger = ledgerStreamOf(project);

test('The sample project comes to the verdicts and scores that it promises', () => {
  const { send, judge, state } = log();
  const assumptions = [
    ['desirability', 5, true, 'Owners sell a product at a loss unknowingly'],
    ['desirability', 5, true, 'Owners leave email and product count for costings'],
    ['viability', 5, true, 'Owners pay £19 monthly by card'],
    ['feasibility', 4, true, 'Invoice photos read 95% of lines correctly'],
    ['viability', 3, false, 'Wholesalers share price lists'],
    ['desirability', 4, false, 'Owners reprice within a week'],
  ] as const;
  assumptions.forEach(([lens, importance, critical, text], n) => {
    send(ledger, 'StateAssumption', { assumptionId: idOf(n + 1), text, lens, importance, critical }, noon);
  });
  const experiments = [
    [1, 1, 'interviews', 12, 10, 0.5, 'sign-up'],
    [2, 2, 'page', 120, 18, 0.1, 'sign-up'],
    [3, 2, 'page', 240, 38, 0.1, 'qualified-sign-up'],
    [5, 4, 'prototype', 400, 391, 0.95, 'sign-up'],
    [4, 3, 'pre-order', 150, 2, 0.05, 'pre-order'],
  ] as const;
  const verdicts = experiments.map(([name, assumption, method, n, k, criterion, goal]) => {
    const id = idOf(100 + name);
    const stream = `experiment-${id}`;
    const design = { projectId: project, assumptionId: idOf(assumption), method, criterion, n, prediction: 'supports' };
    send(stream, 'DesignExperiment', { ...design, sample: true, artefact: { kind: 'page', id, goal } }, noon);
    send(stream, 'StartExperiment', {}, noon);
    send(stream, 'RecordResult', { k, n, note: '' }, noon);
    expect(judge(id, noon)).toEqual(['CloseSample', 'JudgeExperiment', 'RecordJudgedEvidence']);
    expect(judge(id, noon)).toEqual([]);
    return state<Experiment>(stream).judgements.at(-1)?.verdict;
  });
  const said = { direction: 1, text: '', evidenceId: idOf(201) };
  send(ledger, 'RecordEvidence', { ...said, assumptionId: idOf(3), rung: 'anecdote', weight: 0.75 }, noon);
  send(
    ledger,
    'RecordEvidence',
    { ...said, evidenceId: idOf(202), assumptionId: idOf(5), rung: 'opinion', weight: 0.2 },
    noon,
  );
  const scores = scoresOf(state<Ledger>(ledger));
  expect({
    verdicts,
    scores: scores.map(({ score }) => Number(score.toFixed(2))),
    weakest: weakestOf(scores)?.assumption.id,
    riskiest: [riskiestOf(scores)?.assumption.id, Number(riskiestOf(scores)?.risk.toFixed(2))],
  }).toEqual({
    verdicts: ['supports', 'inconclusive', 'supports', 'supports', 'refutes'],
    scores: [66.67, 64.29, 35.48, 71.43, 52.38, 50],
    weakest: idOf(3),
    riskiest: [idOf(3), 3.23],
  });
});

test('A judgement cites what came of its page, unless nothing did or the founder said what came of it', () => {
  const { send, state } = log();
  const id = idOf(7);
  const stream = `experiment-${id}`;
  const stated = { assumptionId: idOf(1), text: 'They sign up', lens: 'desirability', importance: 5, critical: true };
  send(ledger, 'StateAssumption', stated, noon);
  const design = { projectId: project, assumptionId: idOf(1), method: 'page', criterion: 0.1, n: 12 };
  const artefact = { kind: 'page', id: idOf(70), goal: 'sign-up' };
  send(stream, 'DesignExperiment', { ...design, prediction: 'supports', sample: true, artefact }, noon);
  send(stream, 'StartExperiment', {}, noon);
  const citedBy = (experiment: Experiment, to: number) =>
    systemCommandsFor({
      ...{ experiment, version: 2, ledger: undefined, entries: [], now: noon },
      cited: { stream: 'intake-a', from: 1, to },
    }).flatMap(({ type, data }) => (type === 'JudgeExperiment' ? [data['ranges']] : []));
  const running = state<Experiment>(stream);
  const ended = { ...running, closed: { for: 'stopped' as const, at: noon } };
  const reported = { ...running, result: { k: 2, n: 12, note: '' } };
  const own = { stream, from: 1, to: 2 };
  expect([citedBy(ended as never, 3), citedBy(ended as never, 0), citedBy(reported as never, 3)]).toEqual([
    [[own, { stream: 'intake-a', from: 1, to: 3 }]],
    [[own]],
    [[{ ...own, to: 3 }]],
  ]);
});

test('A judgement has the versions and sources of the visitors that it counts, not of those who came after them', () => {
  const { send, state } = log();
  const id = idOf(8);
  const stream = `experiment-${id}`;
  const stated = { assumptionId: idOf(1), text: 'They sign up', lens: 'desirability', importance: 5, critical: true };
  send(ledger, 'StateAssumption', stated, noon);
  const design = { projectId: project, assumptionId: idOf(1), method: 'page', criterion: 0.5, n: 12 };
  const artefact = { kind: 'page', id: idOf(80), goal: 'sign-up' };
  send(stream, 'DesignExperiment', { ...design, prediction: 'supports', sample: true, artefact }, noon);
  send(stream, 'StartExperiment', {}, noon);
  const entries = Array.from({ length: 10 }, (_, n) => ({
    ...{ stream: 'intake-a', position: n + 3, recordedAt: noon, isYes: true },
    ...{ version: n < 8 ? 'a' : 'b', source: n < 7 ? 'direct' : 'search' },
  }));
  const experiment = state<Experiment>(stream);
  const drafts = systemCommandsFor({ experiment, version: 2, ledger: undefined, entries, now: noon });
  expect(
    drafts.flatMap(({ type, data: { n, versions, sources } }) =>
      type === 'JudgeExperiment' ? [{ n, versions, sources }] : [],
    ),
  ).toEqual([
    {
      n: 8,
      versions: [{ name: 'a', k: 8, n: 8 }],
      sources: [
        { name: 'direct', k: 7, n: 7 },
        { name: 'search', k: 1, n: 1 },
      ],
    },
  ]);
});

test('Interviews are judged where the corridor is crossed, and anew when one of them is removed', () => {
  const { send, judge, state } = log();
  const id = idOf(1);
  const stream = `experiment-${id}`;
  send(
    ledger,
    'StateAssumption',
    { assumptionId: idOf(9), text: 'They pay', lens: 'viability', importance: 5, critical: true },
    noon,
  );
  const design = { projectId: project, assumptionId: idOf(9), method: 'interviews', criterion: 0.5, n: 12 };
  send(stream, 'DesignExperiment', { ...design, prediction: 'supports' }, noon);
  send(stream, 'StartExperiment', {}, noon);
  const interview = {
    projectId: project,
    experimentId: id,
    person: 'Ada',
    on: '2026-03-01',
    lastTime: '',
    commitment: 'time',
  };
  let asked = 0;
  while (judge(id, noon).length === 0) {
    asked += 1;
    send(`interview-${idOf(100 + asked)}`, 'LogInterview', { ...interview, answer: 'yes' }, noon);
  }
  const judged = (): unknown => state<Experiment>(stream).judgements.map(({ verdict, k, n }) => [verdict, k, n]);
  const counts = () => scoresOf(state<Ledger>(ledger))[0]?.evidence.map(({ id, superseded }) => [id, superseded]);
  const first = ['supports', asked, asked];
  expect({ asked, judged: judged(), counts: counts() }).toEqual({
    asked: 8,
    judged: [first],
    counts: [[`${id}-1`, null]],
  });
  send(`interview-${idOf(101)}`, 'RemoveInterview', {}, noon);
  expect(judge(id, noon)).toEqual(['JudgeExperiment', 'SupersedeEvidence', 'RecordJudgedEvidence']);
  send(`interview-${idOf(101)}`, 'RestoreInterview', {}, noon);
  expect(judge(id, noon)).toEqual(['JudgeExperiment', 'SupersedeEvidence', 'RecordJudgedEvidence']);
  expect({ judged: judged(), counts: counts() }).toEqual({
    judged: [first, ['supports', 7, 7], first],
    counts: [
      [`${id}-1`, 'Judged again'],
      [`${id}-2`, 'Judged again'],
      [`${id}-3`, null],
    ],
  });
  expect(send(stream, 'ReviseExperiment', { criterion: 0.1 }, noon)).toBe('criterion-locked');
});

test('Judging anew supersedes what counts, and leaves alone what no longer does', () => {
  const { send, judge, state } = log();
  const id = idOf(1);
  const assumption = { assumptionId: idOf(9), text: 'They pay', lens: 'viability', importance: 5, critical: true };
  send(ledger, 'StateAssumption', assumption, noon);
  const design = { projectId: project, assumptionId: idOf(9), method: 'interviews', criterion: 0.5, n: 4 };
  send(`experiment-${id}`, 'DesignExperiment', { ...design, prediction: 'supports', formula: 'wilson-1' }, noon);
  send(`experiment-${id}`, 'StartExperiment', {}, noon);
  const talk = { projectId: project, experimentId: id, person: '', on: '2026-03-01', lastTime: '', commitment: 'none' };
  for (const n of [1, 2, 3, 4]) send(`interview-${idOf(100 + n)}`, 'LogInterview', { ...talk, answer: 'yes' }, noon);
  expect(judge(id, noon)).toEqual(['CloseSample', 'JudgeExperiment', 'RecordJudgedEvidence']);
  // What was carried to another assumption is the founder’s to withdraw.
  send(ledger, 'StateAssumption', { ...assumption, assumptionId: idOf(8) }, noon);
  const carried = { evidenceId: idOf(300), assumptionId: idOf(8), from: { projectId: project, evidenceId: `${id}-1` } };
  expect(send(ledger, 'CarryEvidence', carried, noon)).toEqual(['EvidenceCarried']);
  expect(send(ledger, 'WithdrawEvidence', { evidenceId: `${id}-1`, reason: 'Misread' }, noon)).toEqual([
    'EvidenceSuperseded',
  ]);
  send(`interview-${idOf(101)}`, 'RemoveInterview', {}, noon);
  expect(judge(id, noon)).toEqual(['JudgeExperiment', 'RecordJudgedEvidence']);
  const evidence = scoresOf(state<Ledger>(ledger)).flatMap((score) => score.evidence);
  expect(evidence.map((each) => [each.id, each.superseded])).toEqual([
    [`${id}-1`, 'Misread'],
    [`${id}-2`, null],
    [idOf(300), null],
  ]);
});
