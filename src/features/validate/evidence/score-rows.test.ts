import { expect, test } from 'vitest';
import type { Ledger } from '#domain/ledger/ledger.ts';
import { type Scored, scoresOf, type Weighed, weigh } from '#domain/ledger/score.ts';
import { idOf, LoopLog, projectId } from '../../../../tests/fixtures/loop-log.ts';
import { historyLabels } from './history-labels.ts';
import { scoreRows } from './score-rows.ts';

const stream = `ledger-${projectId}`;

function scoresAfter(steps: readonly (readonly [type: string, data: object])[]): readonly Scored[] {
  const log = new LoopLog();
  for (const [type, data] of steps) log.send(stream, type as never, data as never);
  return scoresOf(log.state<Ledger>(stream));
}

const state = (n: number, text: string) =>
  ['StateAssumption', { assumptionId: idOf(n), text, lens: 'viability', importance: 5, critical: true }] as const;
const find = (evidence: number, n: number) =>
  [
    'RecordEvidence',
    {
      ...{
        evidenceId: idOf(evidence),
        assumptionId: idOf(n),
        direction: 1,
        rung: 'anecdote',
        weight: 0.5,
        text: 'Paid',
      },
    },
  ] as const;
const retire = (n: number) => ['RetireAssumption', { assumptionId: idOf(n) }] as const;

test('Two moments of a ledger are told by assumption: what was found between, stated, or retired', () => {
  const before = [
    state(1, 'They pay'),
    state(2, 'They come back'),
    state(3, 'They tell others'),
    retire(3),
    find(11, 1),
  ];
  const after = [...before, find(12, 1), retire(2), state(4, 'We can bake it')];
  expect(scoreRows(scoresAfter(before), scoresAfter(after))).toEqual([
    { id: idOf(1), text: 'They pay', earlier: '56', later: '60', pieces: '1 → 2' },
    { id: idOf(2), text: 'They come back', earlier: 'Untested', later: 'Retired', pieces: '0' },
    { id: idOf(4), text: 'We can bake it', earlier: 'Not stated', later: 'Untested', pieces: '0' },
  ]);
});

const none = weigh([]);
const scored = (score: number): Weighed => ({ supports: 1, refutes: 1, neutral: 0, score });

test.each<[Weighed | null, Weighed | null, string]>([
  [null, null, 'The idea had no score in either.'],
  [null, scored(50), 'The idea had no score, and then 50.'],
  [null, none, 'The idea had no score, and then its weakest critical assumption was untested.'],
  [scored(50), null, 'The idea’s score was 50, and then the idea had no score.'],
  [none, null, 'The idea’s weakest critical assumption was untested, and then the idea had no score.'],
  [none, none, 'The idea’s weakest critical assumption stayed untested.'],
  [none, scored(33.3), 'The idea’s weakest critical assumption was untested, and then the idea’s score was 33.'],
  [scored(33.3), none, 'The idea’s score was 33, and then its weakest critical assumption was untested.'],
  [scored(49.8), scored(50.2), 'The idea’s score stayed at 50.'],
  [scored(50), scored(33.3), 'The idea’s score went from 50 to 33.'],
])('The score of an idea went from %o to %o', (from, to, said) => {
  expect(historyLabels.ideaBetween(from, to)).toBe(said);
});

test('The idea itself is untested while nothing counts for or against its weakest assumption', () => {
  expect([historyLabels.idea(none), historyLabels.ideaNow(none), historyLabels.ideaNow(scored(33.3))]).toEqual([
    'The idea’s weakest critical assumption was untested.',
    'The idea’s weakest critical assumption is untested.',
    'The idea’s score is 33.',
  ]);
});
