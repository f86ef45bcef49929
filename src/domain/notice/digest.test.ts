import { expect, test } from 'vitest';
import { evolveLedger } from '../ledger/evolve-ledger.ts';
import type { Ledger } from '../ledger/ledger.ts';

import { digestLines } from './digest.ts';

const stream = 'ledger-00000000-0000-4000-8000-000000000001';
const at = '2026-03-04T12:00:00.000Z';

type Given = readonly [type: string, data: object];
let version = 0;
const fold = (before: Ledger | undefined, ...facts: readonly Given[]): Ledger =>
  facts.reduce<Ledger | undefined>((ledger, [type, data]) => {
    version += 1;
    return evolveLedger(ledger, { type, v: 1, data, at, version, position: version, recordedAt: at } as never, stream);
  }, before) as Ledger;

const stated = (assumptionId: string, text = 'They pay'): Given => [
  'AssumptionStated',
  { assumptionId, text, lens: 'viability', importance: 3, critical: true },
];
const evidence = (evidenceId: string, direction: number, given: object = {}): Given => [
  'EvidenceRecorded',
  { evidenceId, assumptionId: 'a', direction, rung: 'anecdote', weight: 1, text: 'Said', selfReported: true, ...given },
];
const test1 = { experimentId: 'x', judgement: 1, rung: 'market', weight: 4, selfReported: false };
const superseded = (evidenceId: string): Given => ['EvidenceSuperseded', { evidenceId, reason: 'Wrong' }];

const start = fold(undefined, stated('a'), evidence('e0', 1));

test.each<[string, readonly Given[], readonly string[]]>([
  ['nothing', [], []],
  ['a critical assumption without evidence', [stated('b', 'They stay')], ['Score of the idea: 60 → 50.']],
  ['a test for', [evidence('e1', 1, test1)], ['“They pay”: 60 → 78. A test supports it.']],
  ['a test against', [evidence('e1', -1, test1)], ['“They pay”: 60 → 33. A test refutes it.']],
  ['a test for neither', [evidence('e1', 0, test1)], ['“They pay”: 60 → 56. A test was inconclusive.']],
  [
    'what the founder says',
    [evidence('e1', 1, { rung: 'plan', weight: 0.5 }), evidence('e2', -1), evidence('e3', 0)],
    ['“They pay”: 60 → 53. New evidence: 1 for, 1 against, 1 neither.'],
  ],
  ['a cap that is reached', [evidence('e1', 1)], ['“They pay”: stays at 60. New evidence: 1 for.']],
  ['what is withdrawn', [superseded('e0')], ['“They pay”: 60 → 50. Some evidence no longer counts.']],
  ['what came and went', [evidence('e1', 1), superseded('e1')], []],
  ['a retired assumption', [evidence('e1', -1), ['AssumptionRetired', { assumptionId: 'a', reason: '' }]], []],
  [
    'a decision',
    [
      [
        'DecisionRecorded',
        {
          decisionId: 'd',
          kind: 'persevere',
          reason: '',
          reversedBy: '',
          seenVersion: 2,
          score: 60,
          formula: 'score-1',
        },
      ],
    ],
    ['You decided: persevere.'],
  ],
])('a week with %s', (_, facts, expected) => {
  expect(digestLines(start, fold(start, ...facts))).toEqual(expected);
});

test('evidence that counts again is told, and a small move shows its decimals', () => {
  const before = fold(start, superseded('e0'));
  expect(digestLines(before, fold(before, ['EvidenceReinstated', { evidenceId: 'e0' }]))).toEqual([
    '“They pay”: 50 → 60. Some evidence counts again.',
  ]);
  expect(digestLines(start, fold(start, evidence('e1', 0, { rung: 'conviction', weight: 0.01 })))).toEqual([
    '“They pay”: stays at 60. New evidence: 1 neither.',
  ]);
  expect(digestLines(start, fold(start, evidence('e1', -1, { rung: 'conviction', weight: 0.01 })))).toEqual([
    '“They pay”: 60 → 59.9. New evidence: 1 against.',
  ]);
});

test('of the first week of a ledger everything is new', () => {
  expect(digestLines(undefined, start)).toEqual(['“They pay”: 50 → 60. New evidence: 1 for.']);
});

test('what counts moves the score of the idea, and so does what no longer counts', () => {
  const weigh = (critical: boolean): Given => ['AssumptionWeighed', { assumptionId: 'b', importance: 3, critical }];
  const retired: Given = ['AssumptionRetired', { assumptionId: 'b', reason: '' }];
  const both = fold(start, stated('b', 'They stay'));
  expect([
    digestLines(both, fold(both, weigh(false))),
    digestLines(both, fold(both, retired)),
    digestLines(fold(both, retired), fold(both, retired, ['AssumptionRevived', { assumptionId: 'b' }])),
    digestLines(both, fold(both, evidence('e1', -1, { assumptionId: 'b' }))),
    digestLines(both, fold(both, weigh(true))),
  ]).toEqual([
    ['Score of the idea: 50 → 60.'],
    ['Score of the idea: 50 → 60.'],
    ['Score of the idea: 60 → 50.'],
    ['“They stay”: 50 → 40. New evidence: 1 against.'],
    [],
  ]);
});
