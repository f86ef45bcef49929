import { expect, test } from 'vitest';
import { isTimeZone, nextAtHour } from './digest-hour.ts';

const monday = new Date('2026-03-30T00:00:00.000Z');

test.each([
  ['UTC', 8, '2026-03-30T08:00:00.000Z'],
  ['UTC', 0, '2026-03-30T00:00:00.000Z'],
  // Summer time has begun the day before.
  ['Europe/Berlin', 8, '2026-03-30T06:00:00.000Z'],
  ['America/Los_Angeles', 8, '2026-03-30T15:00:00.000Z'],
  ['Asia/Tokyo', 8, '2026-03-30T23:00:00.000Z'],
  ['Asia/Kolkata', 8, '2026-03-30T02:30:00.000Z'],
  ['Asia/Kathmandu', 8, '2026-03-30T02:15:00.000Z'],
])('in %s at %i', (timeZone, hour, expected) => {
  expect(nextAtHour(monday, { hour, timeZone }).toISOString()).toBe(expected);
});

test('an hour that a clock skips in spring is a day later at the latest', () => {
  const night = new Date('2026-03-28T23:00:00.000Z');
  expect(nextAtHour(night, { hour: 2, timeZone: 'Europe/Berlin' }).toISOString()).toBe('2026-03-29T23:00:00.000Z');
});

test('a time zone is one that clocks know', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '', "x'; DROP"].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
