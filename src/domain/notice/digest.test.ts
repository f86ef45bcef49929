import { expect, test } from 'vitest';
import type { Experiment } from '../experiment/experiment.ts';
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

/** A test with interviews that was judged three times. */
const tests = [
  {
    id: 'x',
    method: 'interviews',
    lock: { criterion: 0.3 },
    judgements: [
      { judgement: 1, verdict: 'supports', k: 7, n: 9, interval: [0.3735, 0.9721] },
      { judgement: 2, verdict: 'refutes', k: 0, n: 9, interval: [0, 0.2512] },
      { judgement: 3, verdict: 'inconclusive', k: 4, n: 12, interval: [0.118, 0.6401] },
    ],
  },
] as unknown as readonly Experiment[];

const start = fold(undefined, stated('a'), evidence('e0', 1));

test.each<[string, readonly Given[], readonly string[]]>([
  ['nothing', [], []],
  ['a critical assumption without evidence', [stated('b', 'They stay')], ['Score of the idea: 60 → untested.']],
  [
    'a test for',
    [evidence('e1', 1, test1)],
    ['“They pay”: 60 → 78. Supported: 7 of 9 said yes (37% to 97%), you had asked for 30%.'],
  ],
  [
    'a test against',
    [evidence('e1', -1, { ...test1, judgement: 2 })],
    ['“They pay”: 60 → 33. Refuted: 0 of 9 said yes (0% to 25%), you had asked for 30%.'],
  ],
  [
    'a test for neither',
    [evidence('e1', 0, { ...test1, judgement: 3 })],
    ['“They pay”: 60 → 56. Still open: 4 of 12 (12% to 64%), you had asked for 30%.'],
  ],
  [
    'what the founder says',
    [evidence('e1', 1, { rung: 'plan', weight: 0.5 }), evidence('e2', -1), evidence('e3', 0)],
    ['“They pay”: 60 → 53. New evidence: 1 for, 1 against, 1 neither.'],
  ],
  ['a cap that is reached', [evidence('e1', 1)], ['“They pay”: stays at 60. New evidence: 1 for.']],
  ['what is withdrawn', [superseded('e0')], ['“They pay”: 60 → untested. Some evidence no longer counts.']],
  ['what came and went', [evidence('e1', 1), superseded('e1')], []],
  ['a retired assumption', [evidence('e1', -1), ['AssumptionRetired', { assumptionId: 'a', reason: '' }]], []],
  [
    'two tests',
    [evidence('e1', 1, test1), evidence('e2', -1, { ...test1, judgement: 2 })],
    [
      '“They pay”: 60 → 54. Supported: 7 of 9 said yes (37% to 97%), you had asked for 30%. Refuted: 0 of 9 said yes (0% to 25%), you had asked for 30%.',
    ],
  ],
  [
    'a test that this device does not have',
    [evidence('e1', 1, { ...test1, experimentId: 'other' })],
    ['“They pay”: 60 → 78. New evidence: 1 for.'],
  ],
  [
    'evidence that weighs nothing',
    [stated('b', 'They stay'), evidence('e1', 1, { assumptionId: 'b', weight: 0 })],
    ['Score of the idea: 60 → untested.', '“They stay”: stays untested. New evidence: 1 for.'],
  ],
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
  expect(digestLines(start, fold(start, ...facts), tests)).toEqual(expected);
});

test('each decision of the week is told by who made it, and none of the weeks before', () => {
  const decided = (decisionId: string, kind: string): Given => [
    'DecisionRecorded',
    { decisionId, kind, reason: '', reversedBy: '', seenVersion: 2, score: 60, formula: 'score-1' },
  ];
  const madeBy = (ledger: Ledger, by: string): Ledger => ({
    ...ledger,
    decisions: ledger.decisions.map((made, i, { length }) =>
      i < length - 1 ? made : { ...made, place: { ...made.place, by } },
    ),
  });
  const before = madeBy(fold(start, decided('d1', 'pivot')), 'jonas');
  const after = madeBy(fold(madeBy(fold(before, decided('d2', 'pause')), 'mira'), decided('d3', 'persevere')), 'jonas');
  expect(digestLines(before, after, tests, (by) => `the founder ${by}`)).toEqual([
    'The founder mira decided: pause.',
    'The founder jonas decided: persevere.',
  ]);
});

test('evidence that counts again is told, and a small move shows its decimals', () => {
  const before = fold(start, superseded('e0'));
  expect(digestLines(before, fold(before, ['EvidenceReinstated', { evidenceId: 'e0' }]), tests)).toEqual([
    '“They pay”: untested → 60. Some evidence counts again.',
  ]);
  expect(digestLines(start, fold(start, evidence('e1', 0, { rung: 'conviction', weight: 0.01 })), tests)).toEqual([
    '“They pay”: stays at 60. New evidence: 1 neither.',
  ]);
  expect(digestLines(start, fold(start, evidence('e1', -1, { rung: 'conviction', weight: 0.01 })), tests)).toEqual([
    '“They pay”: 60 → 59.9. New evidence: 1 against.',
  ]);
});

test('of the first week of a ledger everything is new', () => {
  expect(digestLines(undefined, start, tests)).toEqual(['“They pay”: untested → 60. New evidence: 1 for.']);
});

test('what counts moves the score of the idea, and so does what no longer counts', () => {
  const weigh = (critical: boolean): Given => ['AssumptionWeighed', { assumptionId: 'b', importance: 3, critical }];
  const retired: Given = ['AssumptionRetired', { assumptionId: 'b', reason: '' }];
  const both = fold(start, stated('b', 'They stay'));
  expect([
    digestLines(both, fold(both, weigh(false)), tests),
    digestLines(both, fold(both, retired), tests),
    digestLines(fold(both, retired), fold(both, retired, ['AssumptionRevived', { assumptionId: 'b' }]), tests),
    digestLines(both, fold(both, evidence('e1', -1, { assumptionId: 'b' })), tests),
    digestLines(both, fold(both, weigh(true)), tests),
  ]).toEqual([
    ['Score of the idea: untested → 60.'],
    ['Score of the idea: untested → 60.'],
    ['Score of the idea: 60 → untested.'],
    ['“They stay”: untested → 40. New evidence: 1 against.'],
    [],
  ]);
});
