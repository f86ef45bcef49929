import { expect, test } from 'vitest';
import { alsoHere } from './also-here.ts';

test.each([
  [[], ''],
  [['Firefox on Linux'], 'Also here: Firefox on Linux'],
  [
    ['Firefox on Linux', 'Safari on iPhone', 'Firefox on Linux'],
    'Also here: Firefox on Linux (2) and Safari on iPhone',
  ],
  [['A', 'B', 'C', 'D', 'E'], 'Also here: A, B, C, D, and E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'Also here: A, B, C, D, E, and 1 other'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'Also here: A, B, C, D, E, and 3 others'],
])('%j is told as “%s”', (devices, told) => {
  expect(alsoHere(devices)).toBe(told);
});
