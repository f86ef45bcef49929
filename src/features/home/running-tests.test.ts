import { expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { ledgerAfter, ledgerId, stated } from '../../../tests/fixtures/a-ledger.ts';
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
  expect(runningTestsOf(loop)).toEqual([
    { experiment: experiment('runs'), entries, projectId: 'p', lock, text: 'They pay' },
    {
      experiment: experiment('elsewhere', { assumptionId: ledgerId(99) }),
      ...{ entries, projectId: 'p', lock, text: 'Did they pay?' },
    },
  ]);
});
