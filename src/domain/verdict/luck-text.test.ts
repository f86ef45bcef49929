import { expect, test } from 'vitest';
import { luckText } from './luck-text.ts';

test.each([
  [60, 0.1, 12, '10% of 60 is 6, but 6 could be luck. That’s why it takes 12.'],
  [12, 0.3, 8, '30% of 12 is about 4, but 4 could be luck. That’s why it takes 8.'],
  [1200, 0.05, 80, '5% of 1,200 is 60, but 60 could be luck. That’s why it takes 80.'],
  [10, 0.5, 6, '50% of 10 is 5, but 5 could be luck. That’s why it takes 6.'],
  [10, 0.5, 5, null],
  [10, 0.9, null, null],
])('Of %d at %f, supported from %s on, it is said why: %s', (n, criterion, supportsFrom, text) => {
  expect(luckText({ n, criterion, outcomes: { supportsFrom } })).toBe(text);
});
