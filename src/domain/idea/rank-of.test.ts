import { generateKeyBetween } from 'fractional-indexing';
import { expect, test } from 'vitest';
import { rankOf } from './rank-of.ts';

const at = (capturedAt: string, rank = '') => rankOf({ capturedAt, rank });

test('ideas that were never moved stand by the time of their capture, newest first', () => {
  const times = [
    '2026-11-21T12:00:00.001Z',
    '2026-11-21T12:00:00.000Z',
    '2025-01-01T00:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
  ];
  const ranks = times.map((time) => at(time));
  expect(ranks).toEqual([...ranks].sort());
  expect(new Set(ranks).size).toBe(times.length);
});

test('there is room between two neighbors, before the first and after the last', () => {
  const [first, last] = [at('2026-11-21T12:00:00.001Z'), at('2026-11-21T12:00:00.000Z')];
  const between = generateKeyBetween(first, last);
  const before = generateKeyBetween(null, first);
  const after = generateKeyBetween(last, null);
  expect([before, first, between, last, after]).toEqual([before, first, between, last, after].sort());
});

test('times outside of what a key can say count as the first or the last', () => {
  expect(at('0001-01-01T00:00:00.000Z')).toBe(at('1970-01-01T00:00:00.000Z'));
  expect(at('9999-01-01T00:00:00.000Z')).toBe('g0000000');
  expect(at('2026-01-01T00:00:00.000Z', 'a0')).toBe('a0');
});
