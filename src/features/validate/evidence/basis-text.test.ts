import { expect, test } from 'vitest';
import type { Judged } from '#domain/experiment/experiment.ts';
import { basisText } from './basis-text.ts';

const judged: Judged = {
  ...({ judgement: 1, verdict: 'supports', k: 9, n: 30, interval: [0.1, 0.5], formula: 'corridor-1' } as const),
  ...{ versions: [], sources: [], ranges: [], position: 7, at: '2026-03-01T12:00:00.000Z' },
};

test('what was judged is told with its versions and sources, as far as there are some', () => {
  const versions = [
    { name: 'a', k: 4, n: 14 },
    { name: 'b', k: 5, n: 16 },
  ];
  const sources = [{ name: 'news', k: 9, n: 30 }];
  expect([
    basisText(judged),
    basisText({ ...judged, versions: [{ name: '1', k: 9, n: 30 }] }),
    basisText({ ...judged, versions, sources }),
  ]).toEqual(['9 of 30', '9 of 30', '9 of 30; version A: 4 of 14, version B: 5 of 16; news: 9 of 30']);
});
