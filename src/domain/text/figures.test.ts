import { expect, test } from 'vitest';
import { countOf, percentOf } from './figures.ts';

test.each([
  [0, '0 ideas'],
  [1, '1 idea'],
  [1200, '1,200 ideas'],
])('%i of them are "%s"', (count, text) => {
  expect(countOf(count, 'idea')).toBe(text);
});

test('an irregular plural is given', () => {
  expect([countOf(1, 'criterion', 'criteria'), countOf(2, 'criterion', 'criteria')]).toEqual([
    '1 criterion',
    '2 criteria',
  ]);
});

test.each([
  [10_000, '100%'],
  [3500, '35%'],
  [1250, '12.5%'],
  [1, '0.01%'],
])('%i basis points are %s', (basisPoints, text) => {
  expect(percentOf(basisPoints)).toBe(text);
});
