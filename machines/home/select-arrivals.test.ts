import { expect, test, vi } from 'vitest';
import { nothingArrived } from '#domain/next-step/arrivals.ts';
import { aWorkspace } from '../../tests/fixtures/a-workspace.ts';
import { runOf, signUpOf } from '../../tests/fixtures/an-intake.ts';
import { arrivalsIn } from './select-arrivals.ts';

const idOf = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const came = (id: string, n: number, entries: readonly object[] = []) => ({
  ...{ id, projectId: 'turnup', visits: n, runs: [{ ...runOf(n), from: 1, position: 1 }], dropped: {} },
  entries: { x: Object.fromEntries(entries.map((entry, nth) => [`x${nth}`, { id: `x${nth}`, ...entry }])) },
});
const signUp = { ...signUpOf(1, 'x0', 'turnup', 'ada@example.org'), excludedFor: null };
const response = { goal: 'survey', ordinal: 1, excludedFor: null, response: {} };

test('Arrivals come from others, not from interviews that the founder logged, and are those of the project that a pivot took a page, a survey or a test to', () => {
  const workspace = aWorkspace({
    [`page-${idOf(1)}`]: { id: idOf(1), projectId: 'rolls' },
    [`survey-${idOf(2)}`]: { id: idOf(2), projectId: 'rolls' },
    [`intake-${idOf(1)}`]: came(idOf(1), 5, [signUp]),
    [`intake-${idOf(2)}`]: came(idOf(2), 3, [response]),
    [`intake-${idOf(3)}`]: came(idOf(3), 2),
    [`experiment-${idOf(4)}`]: {
      ...{ id: idOf(4), projectId: 'rolls', assumptionId: 'b', judgements: [{}] },
      ...{ stoppedFor: null, result: null },
      reassignedFrom: [{ projectId: 'turnup', assumptionId: 'a', decisionId: 'd' }],
    },
    [`interview-${idOf(5)}`]: { id: idOf(5), projectId: 'turnup', experimentId: idOf(4), removed: false, quotes: {} },
    [`interview-${idOf(6)}`]: { id: idOf(6), projectId: 'turnup', experimentId: null, removed: false, quotes: {} },
  });
  expect(arrivalsIn(workspace).get()).toEqual({
    rolls: { ...nothingArrived, visitors: 5, 'sign-up': 1, responses: 1, verdicts: 1 },
    turnup: { ...nothingArrived, visitors: 2 },
  });
});

test('Arrivals are one atom of a workspace, which counts again only where something came', () => {
  const [still, busy] = [came(idOf(1), 5), came(idOf(2), 3)];
  const entriesOf = vi.fn(() => ({}));
  Object.defineProperty(still, 'entries', { get: entriesOf });
  const workspace = aWorkspace({ [`intake-${idOf(1)}`]: still, [`intake-${idOf(2)}`]: busy });
  expect(arrivalsIn(workspace)).toBe(arrivalsIn(workspace));
  const seen = [arrivalsIn(workspace).get()];
  const readBefore = entriesOf.mock.calls.length;
  workspace.change({ [`intake-${idOf(2)}`]: came(idOf(2), 4) });
  seen.push(arrivalsIn(workspace).get());
  expect(seen).toEqual([
    { turnup: { ...nothingArrived, visitors: 8 } },
    { turnup: { ...nothingArrived, visitors: 9 } },
  ]);
  expect(entriesOf).toHaveBeenCalledTimes(readBefore);
});

test('Nothing is said to have arrived before all of it has been loaded', () => {
  const workspace = aWorkspace({ [`intake-${idOf(1)}`]: came(idOf(1), 5) });
  workspace.markComplete(false);
  const seen = [arrivalsIn(workspace).get()];
  workspace.markComplete(true);
  seen.push(arrivalsIn(workspace).get());
  expect(seen).toEqual([null, { turnup: { ...nothingArrived, visitors: 5 } }]);
});
