import { expect, test } from 'vitest';
import { ledgerAfter, ledgerId, type PlainFact, recorded, stated } from '../../../tests/fixtures/a-ledger.ts';
import type { Method } from '../experiment/experiment.ts';
import { nextTestOf, verdictOf } from './next-test.ts';
import { scoresOf } from './score.ts';

const methods: Readonly<Record<string, Method>> = {
  [ledgerId(81)]: 'interviews',
  [ledgerId(82)]: 'page',
  [ledgerId(83)]: 'pre-order',
};
const judged = (n: number, assumption: number, by: number, direction: number): PlainFact =>
  recorded(n, assumption, { experimentId: ledgerId(by), judgement: 1, direction, weight: 3 });

function nextAfter(...facts: readonly PlainFact[]) {
  const ledger = ledgerAfter(facts);
  const next = nextTestOf(ledger, scoresOf(ledger), (id) => methods[id]);
  return next && [next.kind, Number(next.scored.assumption.id.slice(-2)), next.method];
}
const decided = (seenVersion: number): PlainFact => ({
  type: 'DecisionRecorded',
  data: {
    ...{ decisionId: ledgerId(70), kind: 'persevere', reason: 'Again', reversedBy: '', seenVersion },
    ...{ score: 28, formula: 'score-1' },
  },
});

test('nothing is tested where nothing is assumed', () => {
  expect(nextAfter()).toBeUndefined();
});

test('the highest risk is tested next, by the step after the furthest that was reached', () => {
  const two = [stated(11, 'They suffer', { importance: 4 }), stated(12, 'They pay')];
  expect([
    nextAfter(...two),
    nextAfter(...two, recorded(21, 11, { rung: 'opinion', weight: 0.2, direction: -1 })),
    nextAfter(...two, recorded(21, 11, { rung: 'anecdote', weight: 0.5, direction: -1 })),
    nextAfter(...two, judged(21, 11, 81, -1)),
    nextAfter(...two, judged(21, 11, 82, -1)),
    nextAfter(...two, judged(21, 11, 83, -1)),
    nextAfter(...two, judged(21, 11, 83, 1)),
    nextAfter(stated(13, 'We can', { lens: 'feasibility' })),
  ]).toEqual([
    ['test', 11, 'interviews'],
    ['test', 11, 'interviews'],
    ['test', 11, 'page'],
    ['test', 11, 'page'],
    ['test', 11, 'pre-order'],
    ['test', 11, 'pre-order'],
    ['test', 12, 'interviews'],
    ['test', 13, 'prototype'],
  ]);
});

test('a refuted critical assumption asks for a decision, until one was made upon that evidence', () => {
  const critical = [stated(11, 'They pay', { critical: true }), stated(12, 'They suffer', { importance: 5 })];
  const refuted = [...critical, judged(21, 11, 83, -1)];
  const withdrawn: PlainFact = { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(21), reason: 'x' } };
  expect([
    nextAfter(...refuted),
    nextAfter(...refuted, decided(3)),
    nextAfter(...refuted, decided(3), judged(22, 11, 83, -1)),
    nextAfter(...refuted, withdrawn),
    nextAfter(...critical, recorded(21, 11, { direction: -1, weight: 3 })),
    nextAfter(stated(11, 'They pay'), judged(21, 11, 83, -1)),
  ]).toEqual([
    ['decide', 11, 'pre-order'],
    ['test', 12, 'interviews'],
    ['decide', 11, 'pre-order'],
    ['test', 12, 'interviews'],
    ['test', 12, 'interviews'],
    ['test', 11, 'pre-order'],
  ]);
});

test('an assumption has the verdict of the last experiment that counts', () => {
  const verdictAfter = (...facts: readonly PlainFact[]) => {
    const [scored] = scoresOf(ledgerAfter([stated(11, 'They pay'), ...facts]));
    return scored && verdictOf(scored);
  };
  expect([
    verdictAfter(recorded(21, 11)),
    verdictAfter(judged(21, 11, 81, 1), judged(22, 11, 82, 0), recorded(23, 11, { direction: -1 })),
    verdictAfter(judged(21, 11, 81, -1), judged(22, 11, 82, 1), {
      type: 'EvidenceSuperseded',
      data: { evidenceId: ledgerId(22), reason: 'x' },
    }),
  ]).toEqual([null, 'inconclusive', 'refutes']);
});
