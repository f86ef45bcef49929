import { expect, test } from 'vitest';
import type { Experiment, Judged, Lock } from '../experiment/experiment.ts';
import { entriesPerDay } from './pace.ts';

type Paced = Pick<Experiment, 'id' | 'method' | 'lock' | 'closed' | 'judgements'>;

const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const run = (
  id: string,
  from: number,
  to: number | null,
  n: number,
  method: Experiment['method'] = 'interviews',
): Paced => ({
  ...{ id, method },
  lock: { startedAt: day(from) } as Lock,
  closed: to === null ? null : { for: 'complete', position: 9, at: day(to) },
  judgements: to === null ? [] : [{ n } as Judged],
});
const pace = (runs: readonly Paced[], open = 0) => entriesPerDay('interviews', runs, () => open, day(21));

test('entries of finished and running experiments, over the days that they took', () => {
  expect(pace([run('1', 1, 11, 20), run('2', 11, null, 0)], 10)).toBe(1.5);
});

test('other methods say nothing, nor does a draft', () => {
  expect(pace([run('1', 1, 11, 20), run('2', 1, 2, 900, 'data'), { ...run('3', 1, 2, 900), lock: null }])).toBe(2);
});

test('only the last five count', () => {
  const five = [2, 3, 4, 5, 6].map((from) => run(`${from}`, from, from + 1, 3));
  expect(pace([run('1', 1, 2, 900), ...five])).toBe(3);
});

test('what came within hours is a day’s work', () => {
  expect(pace([run('1', 1, 1, 12)])).toBe(12);
});

test('without an entry the pace is unknown', () => {
  expect([pace([]), pace([run('1', 20, null, 0)])]).toEqual([null, null]);
});
