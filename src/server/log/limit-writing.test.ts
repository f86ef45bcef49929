import { expect, test } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import { limitWriting } from './limit-writing.ts';

const { commandsPerDay, commandBytesPerDay } = planLimits;
const hour = 60 * 60 * 1000;

test.each([
  ['commands', commandsPerDay, 0],
  ['bytes', 1, commandBytesPerDay],
])('a day of one workspace holds so many %s, says when it goes on, and goes on then', (_, commands, bytes) => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { take: write } = limitWriting(() => new Date(now));
  write('a', commands, bytes);
  now += 20 * hour;
  expect(() => write('a', 1, 1)).toThrowError(
    expect.objectContaining({ statusCode: 429, code: 'too-much-today', retryAfterS: 4 * 3600 }),
  );
  write('b', 1, 1);
  now += 4 * hour;
  write('a', commands, bytes);
  expect(() => write('a', 1, 1)).toThrowError(expect.objectContaining({ retryAfterS: 24 * 3600 }));
});

test('what was refused does not count', () => {
  const { take: write } = limitWriting(() => new Date(0));
  write('a', commandsPerDay - 1, 0);
  expect(() => write('a', 2, 0)).toThrowError(expect.objectContaining({ statusCode: 429 }));
  write('a', 1, 0);
});

test('what came of commands counts, and stops none that was taken', () => {
  const { take, wrote } = limitWriting(() => new Date(0));
  take('a', 1, 100);
  wrote('a', commandBytesPerDay);
  wrote('b', commandBytesPerDay - 1);
  expect(() => take('a', 1, 0)).toThrowError(expect.objectContaining({ statusCode: 429, code: 'too-much-today' }));
  take('b', 1, 1);
});
