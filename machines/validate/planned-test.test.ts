import { expect, test } from 'vitest';
import { blankDraft, type ExperimentDraft } from './experiment-draft.ts';
import { missingPart } from './missing-part.ts';
import { assumedTruth, plannedTestOf } from './planned-test.ts';

const now = '2026-03-01T12:00:00.000Z';
const draft: ExperimentDraft = {
  ...blankDraft('a'),
  method: 'interviews',
  criterion: '10',
  n: '120',
  prediction: 'supports',
};

test.each([
  [0.1, 'supports', 0.2],
  [0.6, 'supports', 0.8],
  [0.1, 'refutes', 0.05],
  [0.1, 'inconclusive', 0.1],
  [0.1, null, 0.2],
] as const)('at %d, predicted %s, the truth is taken to be %d', (criterion, prediction, truth) => {
  expect(assumedTruth(criterion, prediction)).toBeCloseTo(truth, 12);
});

test('a draft with both numbers is a plan', () => {
  expect(plannedTestOf(draft)).toEqual({ plan: { formula: 'corridor-1', criterion: 0.1, n: 120 }, truth: 0.2 });
  expect(
    [{ criterion: '' }, { n: '' }, { criterion: '100' }, { n: '5001' }].map((each) =>
      plannedTestOf({ ...draft, ...each }),
    ),
  ).toEqual([null, null, null, null]);
});

test.each([
  [{}, null],
  [{ criterion: '' }, 'criterion-missing'],
  [{ criterion: '0' }, 'criterion-missing'],
  [{ prediction: null }, 'prediction-missing'],
  [{ n: '1.5' }, 'sample-missing'],
  [{ n: '5001' }, 'sample-too-large'],
  [{ n: '5001', formula: 'wilson-1' }, 'sample-too-large'],
  [{ n: '5000', formula: 'wilson-1' }, null],
  [{ endsAt: now }, 'end-passed'],
  [{ endsAt: '2026-03-01T12:00:00.001Z' }, null],
  [{ method: 'page' }, 'artefact-unpublished'],
] as const)('%j lacks %s', (change, missing) => {
  expect(missingPart({ ...draft, ...change }, now)).toBe(missing);
});
