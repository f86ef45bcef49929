import { expect, test } from 'vitest';
import { dayEnd, momentQuery, offsetText, reportDays } from './report-days.ts';

test.each([
  ['2026-02-27T12:00:00', { first: '2026-02-27', yesterday: '2026-02-28', last: '2026-03-01' }],
  ['2026-03-01T00:00:00', { first: '2026-03-01', yesterday: '2026-03-01', last: '2026-03-01' }],
  // Begun on a device whose clock is ahead.
  ['2026-03-02T12:00:00', { first: '2026-03-01', yesterday: '2026-03-01', last: '2026-03-01' }],
])('A report begun at %s has the days until today', (createdAt, days) => {
  expect(reportDays(createdAt, '2026-03-01T09:00:00')).toEqual(days);
});

test('A day ends where the founder is', () => {
  const end = dayEnd('2026-03-01');
  expect([end.slice(0, 23), new Date(end).getTime()]).toEqual([
    '2026-03-01T23:59:59.999',
    new Date(2026, 2, 1, 23, 59, 59, 999).getTime(),
  ]);
  expect([-300, 345, 0, -210].map(offsetText)).toEqual(['-05:00', '+05:45', '+00:00', '-03:30']);
});

test('The server is asked for a freeze by its number, and for a day by its end', () => {
  const asked = momentQuery({ kind: 'day', day: '2026-03-01' });
  expect([
    momentQuery({ kind: 'live' }),
    momentQuery({ kind: 'frozen', freeze: 2 }),
    new URLSearchParams(asked).get('asOf'),
  ]).toEqual(['', '?freeze=2', dayEnd('2026-03-01')]);
});
