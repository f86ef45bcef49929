import { expect, test } from 'vitest';
import { versionsText } from './versions-text.ts';

const shares = (a: number, b: number, n = 100) => [
  { name: 'b', k: b, n },
  { name: 'a', k: a, n },
];

test.each([
  [
    10,
    20,
    'Version A: 10 of 100, 10%. Version B: 20 of 100, 20%. That’s too close to tell which works better (evidence 1.7; 20 is enough).',
  ],
  [
    20,
    45,
    'Version A: 20 of 100, 20%. Version B: 45 of 100, 45%. Version B works better (evidence 26.5; 20 is enough).',
  ],
  [
    45,
    20,
    'Version A: 45 of 100, 45%. Version B: 20 of 100, 20%. Version A works better (evidence 26.5; 20 is enough).',
  ],
  [
    0,
    60,
    'Version A: 0 of 100, 0%. Version B: 60 of 100, 60%. Version B works better (evidence over a million; 20 is enough).',
  ],
])('%i and %i conversions of the versions are told', (a, b, text) => {
  expect(versionsText(shares(a, b))).toBe(text);
});

test('thousands are told with separators', () => {
  expect(versionsText(shares(1000, 1200, 4000))).toMatch(
    /^Version A: 1,000 of 4,000, 25%\. Version B: 1,200 of 4,000, 30%\. /,
  );
});

test('one version alone is compared with nothing', () => {
  expect([versionsText([]), versionsText(shares(1, 2).slice(0, 1))]).toEqual([null, null]);
});
