import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  ['2026-03-14T15:11:00Z', '15:11'],
  ['2026-03-14T00:05:59Z', '00:05'],
  ['2026-03-15T09:10:00Z', 'Mar 15, 09:10'],
])('%s, seen on March 14, is %s', (at, text) => {
  expect(clockText(at, '2026-03-14T14:20:00Z', 'UTC')).toBe(text);
});
