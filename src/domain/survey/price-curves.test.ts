import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCurves } from './price-curves.ts';

/**
 * By hand. Two people: A 10, 20, 30, 40 and B 20, 30, 40, 50.
 * price  too cheap  cheap  expensive  too expensive
 *    10     1         1        0            0
 *    20     0.5       1        0            0
 *    30     0         0.5      0.5          0
 *    40     0         0        1            0.5
 *    50     0         0        1            1
 * Too cheap and expensive: 0.5 and 0 at 20, 0 and 0.5 at 30: they meet at 25.
 * Cheap and too expensive: 0.5 and 0 at 30, 0 and 0.5 at 40: at 35.
 * Too cheap and too expensive: both 0 at 30 alone: at 30. Cheap and expensive: both 0.5 at 30.
 */
test('Two people: each curve and each point, worked out by hand', () => {
  const point = (price: number, tooCheap: number, cheap: number, expensive: number, tooExpensive: number) => ({
    ...{ price, tooCheap, cheap, expensive, tooExpensive },
  });
  expect(
    priceCurves([
      [10, 20, 30, 40],
      [20, 30, 40, 50],
    ]),
  ).toEqual({
    n: 2,
    points: [
      point(10, 1, 1, 0, 0),
      point(20, 0.5, 1, 0, 0),
      point(30, 0, 0.5, 0.5, 0),
      point(40, 0, 0, 1, 0.5),
      point(50, 0, 0, 1, 1),
    ],
    marginalCheapness: 25,
    marginalExpensiveness: 35,
    optimal: 30,
    indifference: 30,
  });
});

/**
 * By hand. One person: 100, 200, 400, 600. Too cheap is 1 at 100 and 0 from 200 on; expensive is 0 until 200 and 1 from
 * 400 on: both are 0 at 200. Cheap is 1 at 200 and 0 at 400, expensive 0 and 1: they meet halfway, at 300. Cheap and too
 * expensive are both 0 at 400. Too cheap and too expensive are both 0 at 200 and 400: the middle is 300.
 */
test('The curves of one person meet where they were worked out by hand', () => {
  const { marginalCheapness, marginalExpensiveness, optimal, indifference } = priceCurves([[100, 200, 400, 600]]);
  expect([marginalCheapness, marginalExpensiveness, optimal, indifference]).toEqual([200, 400, 300, 300]);
});

/**
 * By hand. Three people: (5, 10, 20, 30), (10, 15, 25, 40), (15, 25, 30, 50). Cheap: 2/3 at 15, 1/3 at 20, expensive: 0
 * and 1/3: they meet at 20. Too cheap 1/3 at 15, 0 at 20; expensive 0 and 1/3: at 17.5. Cheap 1/3 at 25 and 0 at 30, too
 * expensive 0 and 1/3: at 27.5. Too cheap and too expensive: both 0 at 20 and at 25: at 22.5.
 */
test('The curves of three people meet where they were worked out by hand', () => {
  const { marginalCheapness, marginalExpensiveness, optimal, indifference } = priceCurves([
    [5, 10, 20, 30],
    [10, 15, 25, 40],
    [15, 25, 30, 50],
  ]);
  expect(
    [marginalCheapness, marginalExpensiveness, optimal, indifference].map((price) => Number(price?.toFixed(9))),
  ).toEqual([17.5, 27.5, 22.5, 20]);
});

test('Nobody has no curves, and who named one price four times meets it everywhere', () => {
  expect([priceCurves([]), priceCurves([[7, 7, 7, 7]]).indifference]).toEqual([
    {
      ...{ n: 0, points: [], marginalCheapness: null },
      ...{ marginalExpensiveness: null, optimal: null, indifference: null },
    },
    7,
  ]);
});

const four = fc
  .array(fc.nat({ max: 1000 }), { minLength: 4, maxLength: 4 })
  .map((prices) => [...prices].sort((a, b) => a - b));

test('Cheap curves fall, expensive ones rise, and the points lie in their order among the prices named', () => {
  fc.assert(
    fc.property(fc.array(four, { minLength: 1, maxLength: 20 }), (answers) => {
      const { points, marginalCheapness, marginalExpensiveness } = priceCurves(answers);
      for (const [n, point] of points.entries()) {
        const before = points[n - 1] ?? point;
        expect(point.tooCheap <= before.tooCheap && point.cheap <= before.cheap).toBe(true);
        expect(point.expensive >= before.expensive && point.tooExpensive >= before.tooExpensive).toBe(true);
        expect(point.tooCheap <= point.cheap && point.tooExpensive <= point.expensive).toBe(true);
      }
      if (marginalCheapness !== null && marginalExpensiveness !== null) {
        expect(marginalCheapness).toBeLessThanOrEqual(marginalExpensiveness + 1e-9);
      }
    }),
  );
});
