import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';
import { problemText } from './problem-text.ts';

test('a problem is said by line and column', () => {
  expect(problemText({ place: 3, column: 'Phase', fault: { kind: 'no-status', value: 'someday' } }, 'csv')).toBe(
    'Line 3, column “Phase”: “someday” is no status. There are inbox, exploring, testing, building, paused, killed.',
  );
  expect(problemText({ place: 1, column: null, fault: { kind: 'extra-cells', count: 4, limit: 1 } }, 'json')).toBe(
    'Entry 1: 4 cells, but only 1 in the row of headers.',
  );
});

test('a refused file is told how large it is', () => {
  expect(failureText({ kind: 'too-large', bytes: 100_000_000 })).toBe(
    'It is 100 MB large, and 10 MB is the most that can be imported at once. Split it.',
  );
});
