import { expect, test } from 'vitest';
import type { Lock } from '../experiment/experiment.ts';
import { brokenSplit, sentFor } from './broken-split.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const lock: Lock = {
  ...{ criterion: 0.1, n: 60, ahead: 5.51, behind: 4.41, endsAt: at(9), windowMinutes: 60, counts: 'received' },
  ...{ formula: 'corridor-1', position: 5, startedAt: at(5) },
};
const experiment = {
  method: 'split',
  artefact: { kind: 'page', id: 'page', goal: 'sign-up' },
  lock,
  closed: null,
} as const;
const intake = {
  id: 'page',
  sent: [4, 5, 6, 8, 9].map((hour, n) => ({ a: 10 ** n, b: 2 * 10 ** n, position: 10 + n, at: at(hour) })),
};
const shares = (a: number, b: number) => [
  { name: 'a', k: 0, n: a },
  { name: 'b', k: 0, n: b },
];

test('what was sent says whether a split is broken, and what was seen only where that was not counted', () => {
  expect([
    brokenSplit(shares(60, 0), undefined),
    brokenSplit(shares(30, 30), undefined),
    brokenSplit([], undefined),
    brokenSplit(shares(60, 0), { a: 500, b: 510 }),
    brokenSplit(shares(30, 30), { a: 60, b: 20 }),
  ]).toEqual([[60, 0], null, null, null, [60, 20]]);
});

test('what was sent counts from the start of an experiment to its end', () => {
  const closed = { for: 'ended', position: 13, at: at(9) } as const;
  expect([sentFor(experiment, intake), sentFor({ ...experiment, closed }, intake)]).toEqual([
    { a: 1110, b: 2220 },
    { a: 110, b: 220 },
  ]);
});

test('of other tests and pages, and where nothing was counted, nothing was sent', () => {
  expect([
    sentFor({ ...experiment, method: 'page' }, intake),
    sentFor({ ...experiment, lock: null }, intake),
    sentFor(experiment, { ...intake, id: 'other' }),
    sentFor(experiment, { id: 'page' }),
    sentFor(experiment, undefined),
    sentFor({ ...experiment, lock: { ...lock, startedAt: at(10), endsAt: null } }, intake),
  ]).toEqual(Array.from({ length: 6 }));
});
