import { expect, test } from 'vitest';
import { ledgerAfter, ledgerId, type PlainFact, recorded, stated } from '../../../tests/fixtures/a-ledger.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { scoresOf } from '../ledger/score.ts';
import { learnedForDecision } from './learned-for-decision.ts';

const learning = (n: number, text: string) => ({ id: ledgerId(n), learning: text }) as Experiment;
const experiments = [learning(91, 'ask owners instead'), learning(92, 'charge less'), learning(93, '')];

const judged = (n: number, assumption: number, experiment: number, direction: 1 | -1): PlainFact =>
  recorded(n, assumption, { experimentId: ledgerId(experiment), judgement: 1, direction });
const decided: PlainFact = {
  type: 'DecisionRecorded',
  data: {
    ...{ decisionId: ledgerId(70), kind: 'persevere', reason: 'It works', reversedBy: '', seenVersion: 1 },
    ...{ score: null, formula: 'score-1' },
  },
};

const learnedAfter = (...facts: readonly PlainFact[]) => {
  const critical = { critical: true, importance: 5 };
  const ledger = ledgerAfter([stated(11, 'Bakers pay', critical), stated(12, 'Bakers suffer', critical), ...facts]);
  return learnedForDecision(ledger, scoresOf(ledger), experiments)?.learning ?? '';
};

test('what was learned is that of the test which refuted something, even if another one was judged later', () => {
  expect(learnedAfter(judged(21, 11, 91, -1), judged(22, 12, 92, 1))).toBe('ask owners instead');
});

test('where nothing is refuted, it is that of the last test with a learning', () => {
  expect(learnedAfter(judged(21, 11, 91, 1), judged(22, 12, 92, 1), judged(23, 12, 93, 1))).toBe('charge less');
});

test('a refutation without a learning takes none from a test of something else', () => {
  expect(learnedAfter(judged(21, 11, 93, -1), judged(22, 12, 92, 1))).toBe('');
});

test('what a decision was made about is not offered for the next one', () => {
  expect([
    learnedAfter(judged(21, 11, 91, -1), decided),
    learnedAfter(judged(21, 11, 91, -1), decided, judged(22, 12, 92, 1)),
  ]).toEqual(['', 'charge less']);
});

test('what the founder says alone, and what no longer counts, is not learned from a test', () => {
  const withdrawn = { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(21), reason: 'Wrong' } } as const;
  expect([learnedAfter(), learnedAfter(recorded(21, 11)), learnedAfter(judged(21, 11, 91, -1), withdrawn)]).toEqual([
    '',
    '',
    '',
  ]);
});

test('of two refuted assumptions, it is that of the one with the lower score, whichever was judged last', () => {
  const more = (n: number, assumption: number) => recorded(n, assumption, { direction: -1, weight: 1 });
  const both = [judged(21, 11, 91, -1), judged(22, 12, 92, -1)];
  expect([learnedAfter(...both, more(23, 11)), learnedAfter(...both, more(23, 12))]).toEqual([
    'ask owners instead',
    'charge less',
  ]);
});

test('what was learned about an assumption that is retired is no reason any more', () => {
  const retired = { type: 'AssumptionRetired', data: { assumptionId: ledgerId(12), reason: 'Too far' } } as const;
  const both = [judged(21, 11, 91, 1), judged(22, 12, 92, 1)];
  expect([learnedAfter(...both), learnedAfter(...both, retired)]).toEqual(['charge less', 'ask owners instead']);
});
