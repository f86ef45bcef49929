import { expect, test } from 'vitest';
import { closingDayOf, closingOf, hasClosed, isPastGrace } from './closing.ts';

test('a survey closes with the last millisecond of its day in UTC, and is read as that day', () => {
  const end = closingOf('2026-12-01') ?? '';
  expect([end, closingDayOf(end), closingDayOf('2026-12-02T01:00:00+02:00')]).toEqual([
    '2026-12-01T23:59:59.999Z',
    '2026-12-01',
    '2026-12-01',
  ]);
  expect(['', '2026-13-01', 'soon'].map(closingOf)).toEqual([null, null, null]);
});

test.each<[string, boolean, boolean]>([
  ['2026-12-01T23:59:59.998Z', false, false],
  ['2026-12-01T23:59:59.999Z', true, false],
  ['2026-12-02T00:59:59.998Z', true, false],
  ['2026-12-02T00:59:59.999Z', true, true],
])('at %s a survey of that day has closed: %s, also for who had begun: %s', (now, closed, past) => {
  const rules = { closesAt: closingOf('2026-12-01') };
  expect([hasClosed(rules, new Date(now)), isPastGrace(rules, new Date(now))]).toEqual([closed, past]);
  const open = { closesAt: null };
  expect([hasClosed(open, new Date(now)), isPastGrace(open, new Date(now))]).toEqual([false, false]);
});
