import { expect, test } from 'vitest';
import { scoresOf } from '#domain/ledger/score.ts';
import { ledgerAfter, ledgerId, recorded, stated } from '../../tests/fixtures/a-ledger.ts';
import { anyEvidence, countOfSet, listedOf, narrowed, sourceOf } from './list-evidence.ts';

const experimentId = ledgerId(90);
const ledger = ledgerAfter([
  stated(11, 'Bakers pay'),
  stated(12, 'Bakers suffer'),
  recorded(21, 12, { experimentId, judgement: 1 }),
  recorded(22, 11, { direction: -1, weight: 3 }),
  recorded(23, 11, { rung: 'anecdote', weight: 0.75, interviewId: ledgerId(91) }),
  recorded(24, 11, { carriedFrom: { projectId: ledgerId(92), evidenceId: ledgerId(93) } }),
  { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(24), reason: 'Wrong' } },
  recorded(25, 99),
]);
const all = listedOf(ledger, scoresOf(ledger));
const short = (list: typeof all) =>
  list.map(({ evidence, before, after }) => [
    Number(evidence.id.slice(-2)),
    Number(before.score.toFixed(2)),
    Number(after.score.toFixed(2)),
  ]);

test('evidence is listed in the order of the log, each with what it did to its own assumption', () => {
  expect(short(all)).toEqual([
    [21, 50, 66.67],
    [22, 50, 28.57],
    [23, 28.57, 35.48],
    [24, 35.48, 35.48],
    [25, 50, 50],
  ]);
  expect(all.map(({ evidence }) => sourceOf(evidence))).toEqual([
    'experiment',
    'self-reported',
    'interview',
    'carried',
    'self-reported',
  ]);
});

test.each([
  [{ assumptionId: ledgerId(11) }, [22, 23, 24]],
  [{ direction: -1 as const }, [22]],
  [{ source: 'carried' as const }, [24]],
  [{ hasSuperseded: false }, [21, 22, 23, 25]],
  [{ assumptionId: ledgerId(11), direction: 1 as const, hasSuperseded: false }, [23]],
])('%j leaves what it asks for', (change, ids) => {
  expect(short(narrowed(all, { ...anyEvidence, ...change })).map(([id]) => id)).toEqual(ids);
});

test('the filters that are set are those that leave something out', () => {
  expect([
    countOfSet(anyEvidence),
    countOfSet({ ...anyEvidence, direction: 0 }),
    countOfSet({ assumptionId: ledgerId(11), direction: -1, source: 'carried', hasSuperseded: false }),
  ]).toEqual([0, 1, 4]);
});
