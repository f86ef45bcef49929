import { expect, test } from 'vitest';
import '../log/all-kinds.ts';
import { idOf, LoopLog } from '../../../tests/fixtures/loop-log.ts';
import { experimentStreamOf } from '../experiment/experiment.ts';
import { ideaStreamOf } from '../idea/idea.ts';
import { interviewStreamOf } from '../interview/interview.ts';
import { ledgerStreamOf } from '../ledger/ledger.ts';
import { projectStreamOf } from '../project/project.ts';
import { lineageOf } from './lineage-of.ts';

/** Ids of a numbered idea, its project and its canvas. */
const idsOf = (n: number) => ({ ideaId: idOf(n), projectId: idOf(n + 100), canvasId: idOf(n + 200) });
const [turnup, rolls, shelf] = [idsOf(1), idsOf(2), idsOf(3)];
const [pays, talks, photo] = [idOf(10), idOf(11), idOf(12)];
const [byTalk, interview] = [idOf(30), idOf(50)];

function all(log: LoopLog, sent: readonly (readonly [stream: string, type: string, data: object])[]): void {
  for (const [stream, type, data] of sent) {
    const answer = log.send(stream, type, data);
    if (typeof answer === 'string') throw new Error(`${type} was rejected: ${answer}`);
  }
}

const stated = (assumptionId: string, text: string) => ({
  ...{ assumptionId, text, lens: 'viability', importance: 5, critical: true },
});
const carried = (from: { projectId: string }, assumptionId: string) => ({
  carriedFrom: { projectId: from.projectId, assumptionId },
});

/** An idea whose test spoke against it, with a quote that was recorded. */
function explored(): LoopLog {
  const log = new LoopLog();
  const ledger = ledgerStreamOf(turnup.projectId);
  const { projectId } = turnup;
  all(log, [
    [ideaStreamOf(turnup.ideaId), 'CaptureIdea', { title: 'Turnup', pitch: 'Reminders for clinics' }],
    [projectStreamOf(projectId), 'StartProject', { ideaId: turnup.ideaId, canvasId: turnup.canvasId }],
    [ledger, 'StateAssumption', stated(pays, 'Clinics pay')],
    [ledger, 'StateAssumption', stated(talks, 'Patients forget')],
    [ledger, 'StateAssumption', stated(photo, 'Photos are read')],
    [
      experimentStreamOf(byTalk),
      'DesignExperiment',
      { projectId, assumptionId: pays, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' },
    ],
    [experimentStreamOf(byTalk), 'StartExperiment', {}],
    [
      interviewStreamOf(interview),
      'LogInterview',
      { projectId, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'no' },
    ],
    [
      interviewStreamOf(interview),
      'MarkQuote',
      { quoteId: 'q1', text: 'I forget every second time', assumptionId: talks, mark: 1 },
    ],
    [
      ledger,
      'RecordEvidence',
      {
        ...{ evidenceId: idOf(70), assumptionId: talks, direction: 1, rung: 'anecdote', weight: 0.5 },
        ...{ text: 'A patient said so', interviewId: interview, quoteId: 'q1' },
      },
    ],
    [ledger, 'RetireAssumption', { assumptionId: photo }],
  ]);
  for (let n = 0; n < 8; n++) {
    const talk = { projectId, experimentId: byTalk, person: 'Bo', on: '2026-03-01', lastTime: '', commitment: 'none' };
    log.send(interviewStreamOf(idOf(60 + n)), 'LogInterview', { ...talk, answer: 'no' });
    log.judge(byTalk);
  }
  return log;
}

/** Leaves an idea for another one, which keeps what its patients do. */
function turn(log: LoopLog, from: typeof turnup, to: typeof turnup, title: string, kept: readonly [string, string]) {
  const ledger = ledgerStreamOf(to.projectId);
  const [before, after] = kept;
  const evidence = from === turnup ? idOf(70) : idOf(71);
  all(log, [
    [
      ledgerStreamOf(from.projectId),
      'RecordDecision',
      {
        ...{ decisionId: idOf(80), kind: 'pivot', reason: `Not ${from.projectId}`, reversedBy: '' },
        ...{ seenVersion: log.versionOf(ledgerStreamOf(from.projectId)), successor: { ...to, title } },
      },
    ],
    [ideaStreamOf(to.ideaId), 'ForkIdea', { from: from.ideaId, kind: 'pivot', position: 1, title, pitch: `${title}!` }],
    [
      projectStreamOf(to.projectId),
      'StartProject',
      { ideaId: to.ideaId, canvasId: to.canvasId, forkedFrom: from.projectId },
    ],
    [ledger, 'StateAssumption', { ...stated(after, 'Patients forget'), ...carried(from, before) }],
    [
      ledger,
      'CarryEvidence',
      {
        ...{ evidenceId: from === turnup ? idOf(71) : idOf(72), assumptionId: after },
        from: { projectId: from.projectId, evidenceId: evidence },
      },
    ],
  ]);
}

test('An idea that was captured comes from nowhere', () => {
  expect(lineageOf(turnup.projectId, explored())).toEqual({ predecessors: [], carried: [] });
});

test('A pivoted idea tells what it was, what was believed of it, how that was tested, and why it was left', () => {
  const log = explored();
  turn(log, turnup, rolls, 'Rolls', [talks, idOf(20)]);
  const { predecessors } = lineageOf(rolls.projectId, log);
  expect(
    predecessors.map(({ title, pitch, pivot, pivotedAt, believed, tested }) => ({
      ...{ title, pitch, reason: pivot.reason, to: pivot.successor.title, pivotedAt },
      believed: believed.map(({ assumption, isRefuted, carriedTo, score }) => [
        ...[assumption.text, isRefuted, carriedTo?.id ?? null, Math.round(score)],
      ]),
      tested: tested.map(({ experiment, assumption, judged }) => [
        experiment.id,
        assumption?.text,
        judged.verdict,
        judged.k,
        judged.n,
      ]),
    })),
  ).toEqual([
    {
      ...{ title: 'Turnup', pitch: 'Reminders for clinics', reason: `Not ${turnup.projectId}`, to: 'Rolls' },
      pivotedAt: '2026-03-01T12:00:00.000Z',
      believed: [
        ['Clinics pay', true, null, 33],
        ['Patients forget', false, idOf(20), 56],
      ],
      tested: [[byTalk, 'Clinics pay', 'refutes', 0, 8]],
    },
  ]);
});

test('What was carried twice leads to where it was recorded, with the quote that it stands on', () => {
  const log = explored();
  turn(log, turnup, rolls, 'Rolls', [talks, idOf(20)]);
  turn(log, rolls, shelf, 'Shelf', [idOf(20), idOf(21)]);
  const { predecessors, carried: all } = lineageOf(shelf.projectId, log);
  const told = all.map(({ assumption, origin, title, quote, interview: of, tested }) => [
    ...[assumption.id, origin.id, title, quote?.text, of?.person, tested],
  ]);
  expect([predecessors.map(({ title }) => title), told]).toEqual([
    ['Rolls', 'Turnup'],
    [[idOf(21), idOf(70), 'Turnup', 'I forget every second time', 'Ada', null]],
  ]);
});

test('Evidence of a test that was carried is told with the test, and none that counts no longer is', () => {
  const log = explored();
  turn(log, turnup, rolls, 'Rolls', [talks, idOf(20)]);
  const ledger = ledgerStreamOf(rolls.projectId);
  all(log, [
    [ledger, 'StateAssumption', { ...stated(idOf(22), 'Clinics pay'), ...carried(turnup, pays) }],
    [
      ledger,
      'CarryEvidence',
      {
        ...{ evidenceId: idOf(73), assumptionId: idOf(22) },
        from: { projectId: turnup.projectId, evidenceId: `${byTalk}-1` },
      },
    ],
    [ledger, 'WithdrawEvidence', { evidenceId: idOf(71), reason: 'Misheard' }],
  ]);
  const told = lineageOf(rolls.projectId, log).carried.map(({ evidence, tested, quote }) => [
    ...[evidence.id, tested?.judged.verdict, quote],
  ]);
  expect(told).toEqual([[idOf(73), 'refutes', null]]);
});

test('A quote of somebody who was erased is not told again', () => {
  const log = explored();
  turn(log, turnup, rolls, 'Rolls', [talks, idOf(20)]);
  log.send(interviewStreamOf(interview), 'ErasePerson', {});
  const told = lineageOf(rolls.projectId, log).carried.map(({ origin, quote, interview: of }) => [
    origin.text,
    quote,
    of,
  ]);
  expect(told).toEqual([['A patient said so', null, null]]);
});

test('A project that was begun from another one without a pivot has no predecessor', () => {
  const log = explored();
  all(log, [
    [ideaStreamOf(rolls.ideaId), 'CaptureIdea', { title: 'Rolls' }],
    [
      projectStreamOf(rolls.projectId),
      'StartProject',
      { ideaId: rolls.ideaId, canvasId: rolls.canvasId, forkedFrom: turnup.projectId },
    ],
  ]);
  expect(lineageOf(rolls.projectId, log)).toEqual({ predecessors: [], carried: [] });
});
