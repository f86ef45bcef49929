import { expect, test } from 'vitest';
import { binomialTail } from './binomial-tail.ts';

/** Exact for small samples: each count from Pascal's triangle. */
function summed(k: number, n: number, rate: number): number {
  let sum = 0;
  let choices = 1;
  for (let yeses = 0; yeses <= n; yeses++) {
    if (yeses >= k) sum += choices * rate ** yeses * (1 - rate) ** (n - yeses);
    choices = (choices * (n - yeses)) / (yeses + 1);
  }
  return sum;
}

test.each([1, 2, 7, 40, 120])('The tails of %i answers are the sums of their terms', (n) => {
  for (const rate of [0.001, 0.1, 0.5, 0.93, 0.999]) {
    for (let k = 0; k <= n; k++) expect(binomialTail(k, n, rate)).toBeCloseTo(summed(k, n, rate), 10);
  }
});

test('A tail of none is all, and of more than there are nothing', () => {
  expect([binomialTail(0, 9, 0.3), binomialTail(-1, 9, 0.3), binomialTail(10, 9, 0.3)]).toEqual([1, 1, 0]);
});

test('The tails of 5,000 answers at one half are symmetric', () => {
  expect(binomialTail(2600, 5000, 0.5) + binomialTail(2401, 5000, 0.5)).toBeCloseTo(1, 6);
  expect(binomialTail(2600, 5000, 0.5)).toBeCloseTo(0.002_441_824_869, 9);
});
