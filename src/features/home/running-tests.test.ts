import { expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { ledgerAfter, ledgerId, stated } from '../../../tests/fixtures/a-ledger.ts';
import { runOf } from '../../../tests/fixtures/an-intake.ts';
import { runningTestsOf } from './running-tests.ts';

const lock = { n: 12 } as NonNullable<Experiment['lock']>;
const experiment = (id: string, change: Partial<Experiment> = {}): Experiment =>
  ({
    ...{ id, assumptionId: ledgerId(12), question: 'Did they pay?', method: 'interviews', lock, isSample: false },
    ...{ closed: null, judgements: [], discarded: false, stoppedFor: null, result: null },
    ...change,
  }) as unknown as Experiment;

test('those that are locked and not judged run, each with what it tests', () => {
  const ledger = ledgerAfter([stated(11, 'They suffer'), stated(12, 'They pay')]);
  const entries = [{ isYes: true }] as never;
  const experiments = [
    experiment('draft', { lock: null }),
    experiment('runs'),
    experiment('sample', { isSample: true }),
    experiment('judged', { judgements: [{ verdict: 'supports' }] as unknown as Experiment['judgements'] }),
    experiment('elsewhere', { assumptionId: ledgerId(99) }),
  ].map((each) => ({ experiment: each, entries }));
  const loop = { projectId: 'p', title: 'Crumb', ledger, scores: scoresOf(ledger), experiments };
  expect(runningTestsOf(loop, [], '2026-03-01T12:00:00.000Z')).toEqual([
    { experiment: experiment('runs'), entries, waiting: null, projectId: 'p', lock, text: 'They pay' },
    {
      experiment: experiment('elsewhere', { assumptionId: ledgerId(99) }),
      ...{ entries, waiting: null, projectId: 'p', lock, text: 'Did they pay?' },
    },
  ]);
});

test('visitors of a page are there at once, and wait until their hour is over', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
  const page = ledgerId(50);
  const [since, until] = [at(11), at(11)];
  const data = { projectId: 'p', from: 1, runs: [runOf(60, { since, until })], dropped: {} } as unknown as JsonObject;
  const tallied = { type: 'VisitsTallied', v: 1, data, at: since, recordedAt: since, position: 9 };
  const intake = intakeStream.evolve(undefined, tallied, intakeStreamOf(page)) as Intake;
  const runs = experiment('runs', {
    method: 'page',
    artefact: { kind: 'page', id: page, goal: 'sign-up' },
    lock: { ...lock, n: 60, windowMinutes: 60, startedAt: at(0), endsAt: null },
  });
  const ledger = ledgerAfter([stated(12, 'They pay')]);
  const experiments = [{ experiment: runs, entries: [] }];
  const loop = { projectId: 'p', title: 'Crumb', ledger, scores: scoresOf(ledger), experiments };
  const seenAt = (minute: number) =>
    runningTestsOf(loop, [intake], at(minute)).map(({ entries, waiting }) => [
      entries.length,
      waiting?.came,
      waiting?.firstAt,
    ]);
  expect([seenAt(20), seenAt(71)]).toEqual([[[0, 60, at(71)]], [[60, undefined, undefined]]]);
});
