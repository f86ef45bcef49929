import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './end-of-day.ts';

test('a day ends in its last millisecond, and is read as the same day', () => {
  const end = endOfDay('2026-12-01') ?? '';
  expect(new Date(end).getTime() + 1).toBe(new Date(2026, 11, 2).getTime());
  expect(dayOf(end)).toBe('2026-12-01');
});

test.each(['', '2026-13-01', 'soon'])('"%s" is no day', (day) => {
  expect(endOfDay(day)).toBeNull();
});
