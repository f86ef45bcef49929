import { expect, test } from 'vitest';
import type { Judged, Lock, Method } from '../experiment/experiment.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { wilsonInterval } from '../verdict/wilson-interval.ts';
import { calibrationOf } from './calibration.ts';

const lock: Lock = {
  criterion: 0.1,
  n: 120,
  ahead: 7.71,
  behind: 6.71,
  endsAt: null,
  windowMinutes: 60,
  counts: 'answers',
  formula: 'corridor-1',
  position: 1,
  startedAt: '2026-03-01T00:00:00.000Z',
};
const judged = (verdict: Verdict, judgement = 1): Judged => ({
  ...{ judgement, verdict, k: 1, n: 2, interval: [0, 1], formula: 'corridor-1' },
  ...{ ranges: [], versions: [], sources: [], position: null, at: '2026-03-02T00:00:00.000Z' },
});
const experiment = (id: string, method: Method, prediction: Verdict, ...found: readonly Verdict[]) => ({
  id,
  projectId: id < '3' ? 'one' : 'two',
  method,
  prediction,
  lock,
  judgements: found.map((verdict, i) => judged(verdict, i + 1)),
});

test('three of five predictions were right', () => {
  const five = [
    experiment('1', 'interviews', 'supports', 'supports'),
    experiment('2', 'page', 'supports', 'refutes'),
    experiment('3', 'interviews', 'supports', 'inconclusive'),
    experiment('4', 'interviews', 'refutes', 'refutes'),
    experiment('5', 'data', 'inconclusive', 'inconclusive'),
  ];
  expect(calibrationOf(five)).toEqual({
    hits: 3,
    count: 5,
    interval: wilsonInterval(3, 5),
    brier: 0.8,
    byMethod: [
      { method: 'interviews', hits: 2, count: 3, interval: wilsonInterval(2, 3), brier: 2 / 3 },
      { method: 'page', hits: 0, count: 1, interval: wilsonInterval(0, 1), brier: 2 },
      { method: 'data', hits: 1, count: 1, interval: wilsonInterval(1, 1), brier: 0 },
    ],
    byProject: [
      { projectId: 'one', hits: 1, count: 2, interval: wilsonInterval(1, 2), brier: 1 },
      { projectId: 'two', hits: 2, count: 3, interval: wilsonInterval(2, 3), brier: 2 / 3 },
    ],
    each: five.map(({ id, projectId, method, prediction, judgements }) => ({
      experimentId: id,
      projectId,
      method,
      prediction,
      verdict: judgements[0]?.verdict,
    })),
  });
});

test('what runs, was never locked or never predicted does not count; the last judgement does', () => {
  const { hits, count, brier } = calibrationOf([
    experiment('1', 'data', 'supports'),
    { ...experiment('2', 'data', 'supports', 'supports'), lock: null },
    { ...experiment('3', 'data', 'supports', 'supports'), prediction: null },
    experiment('4', 'data', 'supports', 'supports', 'inconclusive'),
  ]);
  expect([hits, count, brier]).toEqual([0, 1, 2]);
});

test('nothing judged is no score', () => {
  expect(calibrationOf([])).toEqual({
    hits: 0,
    count: 0,
    interval: [0, 1],
    brier: null,
    byMethod: [],
    byProject: [],
    each: [],
  });
});
