import { expect, test } from 'vitest';
import { ledgerAfter, ledgerId, type PlainFact, recorded, stated } from '../../../tests/fixtures/a-ledger.ts';
import type { Method } from '../experiment/experiment.ts';
import { proposedMethod, verdictOf } from './next-test.ts';
import { scoresOf } from './score.ts';

const methods: Readonly<Record<string, Method>> = {
  [ledgerId(81)]: 'interviews',
  [ledgerId(82)]: 'page',
  [ledgerId(83)]: 'pre-order',
};
const judged = (n: number, assumption: number, by: number, direction: number): PlainFact =>
  recorded(n, assumption, { experimentId: ledgerId(by), judgement: 1, direction, weight: 3 });

/** Returns the method proposed next for the first assumption. */
function methodAfter(...facts: readonly PlainFact[]) {
  const [scored] = scoresOf(ledgerAfter(facts));
  return scored && proposedMethod(scored, (id) => methods[id]);
}

test('an assumption is tested by the step after the furthest that was reached', () => {
  const pays = stated(11, 'They pay');
  const withdrawn: PlainFact = { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(21), reason: 'x' } };
  expect([
    methodAfter(pays),
    methodAfter(pays, recorded(21, 11, { rung: 'opinion', weight: 0.2 })),
    methodAfter(pays, recorded(21, 11, { rung: 'anecdote', weight: 0.5 })),
    methodAfter(pays, judged(21, 11, 81, -1)),
    methodAfter(pays, judged(21, 11, 82, -1)),
    methodAfter(pays, judged(21, 11, 83, -1)),
    methodAfter(pays, judged(21, 11, 83, 1), withdrawn),
    methodAfter(pays, recorded(21, 11, { rung: 'anecdote', weight: 0.5 }), withdrawn),
    methodAfter(stated(13, 'We can', { lens: 'feasibility' })),
  ]).toEqual([
    'interviews',
    'interviews',
    'page',
    'page',
    'pre-order',
    'pre-order',
    'interviews',
    'interviews',
    'prototype',
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
