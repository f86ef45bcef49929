import { expect, test } from 'vitest';
import { alsoHere } from './also-here.ts';

test.each([
  [[], ''],
  [['Firefox on Linux'], 'Also here: Firefox on Linux'],
  [
    ['Firefox on Linux', 'Safari on iPhone', 'Firefox on Linux'],
    'Also here: Firefox on Linux (2) and Safari on iPhone',
  ],
])('%j is told as “%s”', (devices, told) => {
  expect(alsoHere(devices)).toBe(told);
});
