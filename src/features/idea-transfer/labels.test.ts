import { expect, test } from 'vitest';
import { failureText, problemText } from './labels.ts';

test('a problem is said by line and column', () => {
  expect(problemText({ place: 3, column: 'Phase', fault: { kind: 'no-status', value: 'someday' } }, 'csv')).toBe(
    'Line 3, column “Phase”: “someday” isn’t a known status. Choose one for it above.',
  );
  expect(problemText({ place: 1, column: null, fault: { kind: 'extra-cells', count: 4, limit: 1 } }, 'json')).toBe(
    'Entry 1: 4 cells, but the header row has only 1; the others are left out.',
  );
});

test('a refused file is told how large it is', () => {
  expect(failureText({ kind: 'too-large', bytes: 100_000_000 })).toBe(
    'It’s 100 MB; the limit is 32 MB. Split it into smaller files.',
  );
});
