import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashCourse, monthsAtMost } from './cash-course.ts';

const endless = Number.POSITIVE_INFINITY;

describe('the course of cash', () => {
  test('spends what comes in less, month by month', () => {
    expect(cashCourse({ cash: 100, spend: 50, revenue: 20, growth: 0 })).toEqual({
      months: [
        { month: 1, revenue: 20, cash: 70 },
        { month: 2, revenue: 20, cash: 40 },
        { month: 3, revenue: 20, cash: 10 },
        { month: 4, revenue: 20, cash: -20 },
      ],
      runway: 3 + 1 / 3,
      profitableIn: null,
      lowest: -20,
    });
  });

  test('grows from the second month on, and is alive once revenue reaches spend with nothing left', () => {
    expect(cashCourse({ cash: 75, spend: 100, revenue: 50, growth: 0.5 })).toMatchObject({
      months: [
        { month: 1, revenue: 50, cash: 25 },
        { month: 2, revenue: 75, cash: 0 },
        { month: 3, revenue: 113, cash: 13 },
      ],
      runway: endless,
      profitableIn: 3,
      lowest: 0,
    });
  });

  test('is dead if one coin is missing on the way', () => {
    expect(cashCourse({ cash: 74, spend: 100, revenue: 50, growth: 0.5 })).toMatchObject({
      runway: 1 + 24 / 25,
      profitableIn: null,
    });
  });

  test.each([
    ['no cash and no revenue', { cash: 0, spend: 10, revenue: 0, growth: 0 }, 0, null],
    ['no cash, and revenue that covers spend', { cash: 0, spend: 10, revenue: 10, growth: 0 }, endless, 1],
    ['nothing spent', { cash: 0, spend: 0, revenue: 0, growth: 0 }, endless, 1],
    ['revenue that shrinks below spend', { cash: 0, spend: 10, revenue: 20, growth: -0.5 }, 3 + 5 / 7, null],
    ['revenue that goes at once', { cash: 10, spend: 10, revenue: 10, growth: -1 }, 2, null],
    ['nothing that grows beyond all numbers', { cash: 1e14, spend: 1, revenue: 0, growth: 10 }, endless, null],
  ] as const)('%s', (_, plan, runway, profitableIn) => {
    const course = cashCourse(plan);
    expect([course.runway, course.profitableIn]).toEqual([expect.closeTo(runway, 9), profitableIn]);
    expect(course.months.length).toBeLessThanOrEqual(monthsAtMost);
  });

  test('more cash, more revenue or less spend never shortens it', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const growth = fc.double({ min: 0, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        growth,
        fc.integer({ min: 1, max: 1000 }),
        (cash, spend, revenue, rate, more) => {
          const plan = { cash, spend, revenue, growth: rate };
          const { runway } = cashCourse(plan);
          for (const better of [
            { ...plan, cash: cash + more },
            { ...plan, revenue: revenue + more },
            { ...plan, spend: Math.max(0, spend - more) },
          ])
            expect(cashCourse(better).runway).toBeGreaterThanOrEqual(runway);
        },
      ),
    );
  });
});
