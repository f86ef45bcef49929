import { describe, expect, test } from 'vitest';
import { countedWords } from '../experiment/counted-words.ts';
import { corridorOf } from './corridor.ts';
import { isTooSmall, leastSample } from './least-sample.ts';
import { corridorOutcomes, wilsonOutcomes } from './outcomes.ts';
import { tooSmallText } from './plan-text.ts';

const outcomes = {
  'corridor-1': (criterion: number, n: number) => corridorOutcomes(corridorOf(criterion, n)),
  'wilson-1': (criterion: number, n: number) => wilsonOutcomes(n, criterion),
};

describe('The least sample', () => {
  test.each([
    ['corridor-1', 0.001, 1],
    ['corridor-1', 0.025, 1],
    ['corridor-1', 0.1, 2],
    ['corridor-1', 0.3, 4],
    ['corridor-1', 0.5, 6],
    ['corridor-1', 0.9, 36],
    ['corridor-1', 0.999, 3690],
    ['corridor-1', 0.9995, null],
    ['wilson-1', 0.1, 1],
    ['wilson-1', 0.5, 4],
    ['wilson-1', 0.9, 35],
    ['wilson-1', 0.9995, null],
  ] as const)('by %s at %d is %j', (formula, criterion, least) => {
    expect(leastSample({ formula, criterion })).toBe(least);
  });

  test('can support the criterion, and none that is smaller can', () => {
    const wrong: unknown[] = [];
    for (let tenths = 1; tenths <= 990; tenths++) {
      const criterion = tenths / 1000;
      for (const formula of ['corridor-1', 'wilson-1'] as const) {
        const least = leastSample({ formula, criterion }) ?? 0;
        for (const n of [least - 1, least, least + 1, least + 7]) {
          if (n < 1) continue;
          const canSupport = outcomes[formula](criterion, n).supportsFrom !== null;
          if (canSupport === isTooSmall({ formula, criterion, n })) wrong.push({ formula, criterion, n });
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [3689, null],
    [3690, 3690],
  ])('at 99.9%% is found for a corridor of %i as its bounds say', (n, supportsFrom) => {
    expect(corridorOutcomes(corridorOf(0.999, n)).supportsFrom).toBe(supportsFrom);
  });
});

test('The boldest criterion needs the largest sample that can be planned, and a bolder one has no sample', () => {
  const least = (criterion: number) => leastSample({ formula: 'wilson-1', criterion });
  expect([least(0.9992322), least(0.999233)]).toEqual([5000, null]);
  expect(isTooSmall({ formula: 'wilson-1', criterion: 0.999233, n: 5000 })).toBe(true);
});

test('A sample that can support but not refute is not too small', () => {
  expect(corridorOutcomes(corridorOf(0.1, 12))).toEqual({ supportsFrom: 5, refutesUpTo: null });
  expect(isTooSmall({ formula: 'corridor-1', criterion: 0.1, n: 12 })).toBe(false);
});

test.each([
  [0.5, 5, 'interviews', '5 interviews can’t prove 50%: even 5 of 5 happens by chance too often; 6 can.'],
  [0.3, 1, 'page', '1 visitor can’t prove 30%: even 1 of 1 happens by chance too often; 4 can.'],
  [
    ...([0.999, 1200, 'prototype'] as const),
    '1,200 people can’t prove 99.9%: even 1,200 of 1,200 happens by chance too often; 3,690 can.',
  ],
  [
    ...([0.9996, 60, 'data'] as const),
    '60 records can’t prove 99.96%: even 60 of 60 happens by chance too often. No sample of up to 5,000 can.',
  ],
] as const)('At %d a sample of %i by %s is refused in words', (criterion, n, method, text) => {
  const plan = { formula: 'corridor-1', criterion, n } as const;
  expect(tooSmallText(plan, leastSample(plan), countedWords[method])).toBe(text);
});
