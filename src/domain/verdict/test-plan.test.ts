import { describe, expect, test } from 'vitest';
import { corridorOf } from './corridor.ts';
import { chanceText, decidesText, sampleText } from './plan-text.ts';
import { forecastPlan, sampleForPlan, type TestPlan } from './test-plan.ts';
import { verdictOf } from './verdict.ts';

const words = { one: 'visitor', many: 'visitors', yeses: 'sign-ups', yes: 'sign-up' };
const corridorPlan: TestPlan = { formula: 'corridor-1', criterion: 0.1, n: 120 };
const wilsonPlan: TestPlan = { formula: 'wilson-1', criterion: 0.1, n: 120 };

describe('a plan', () => {
  test('is forecast by the corridor that will be locked', () => {
    const { chances, ...forecast } = forecastPlan(corridorPlan, 0.2);
    expect(forecast).toEqual({
      plan: corridorPlan,
      corridor: corridorOf(0.1, 120),
      outcomes: { supportsFrom: 20, refutesUpTo: 5 },
      truth: 0.2,
    });
    expect(Math.round(chances.answers)).toBe(77);
  });

  test('is forecast by Wilson from every result of the one look', () => {
    const forecast = forecastPlan({ ...wilsonPlan, n: 40, criterion: 0.3 }, 0.45);
    const summed = { supports: 0, refutes: 0, inconclusive: 0 };
    let chance = 0.55 ** 40;
    for (let k = 0; k <= 40; k++) {
      summed[verdictOf(k, 40, 0.3)] += chance;
      chance *= ((40 - k) / (k + 1)) * (0.45 / 0.55);
    }
    expect(forecast.corridor).toBeNull();
    expect(forecast.chances.answers).toBe(40);
    for (const verdict of ['supports', 'refutes', 'inconclusive'] as const)
      expect(forecast.chances[verdict]).toBeCloseTo(summed[verdict], 10);
  });

  test('that nothing can decide comes to no answer', () => {
    expect(forecastPlan({ formula: 'wilson-1', criterion: 0.5, n: 1 }, 0.9).chances).toEqual({
      supports: 0,
      refutes: 0,
      inconclusive: 1,
      answers: 1,
    });
  });

  test('is told in words', () => {
    const forecast = forecastPlan(corridorPlan, 0.2);
    expect(decidesText(forecast, words)).toBe('decides at visitor 77 on average if the truth is 20%');
    expect(decidesText(forecastPlan(wilsonPlan, 0.2), words)).toBe('decides at visitor 120, and no sooner');
    expect(chanceText(forecast)).toMatch(
      /^If the truth is 20%, the chance of a clear answer is \d\d%: \d\d% that it supports, under 1% that it refutes\.$/,
    );
  });
});

describe('the sample of a plan', () => {
  test.each([
    ['corridor-1', 0.1, 0.2, 100],
    ['corridor-1', 0.1, 0.1, null],
    ['wilson-1', 0.1, 0.1, null],
    ['wilson-1', 0.1, 0.101, null],
  ] as const)('by %s from %f to %f is %s', (formula, criterion, truth, sample) => {
    expect(sampleForPlan({ formula, criterion }, truth)).toBe(sample);
  });

  test.each([
    [0.1, 0.2],
    [0.1, 0.05],
    [0.5, 0.6],
  ])('by Wilson from %f to %f is the last that is followed by no smaller chance', (criterion, truth) => {
    const sample = sampleForPlan({ formula: 'wilson-1', criterion }, truth) ?? 0;
    const right = (n: number): number => {
      const { supports, refutes } = forecastPlan({ formula: 'wilson-1', criterion, n }, truth).chances;
      return truth > criterion ? supports : refutes;
    };
    expect(right(sample - 1)).toBeLessThan(0.8);
    for (let n = sample; n < sample * 1.5; n++) expect(right(n)).toBeGreaterThanOrEqual(0.8);
  });

  test('is told in words', () => {
    expect(sampleText(0.15, 349, words)).toBe(
      'If the truth is 15%, 349 visitors give you an 80% chance of the right answer.',
    );
    expect(sampleText(0.101, null, words)).toBe('If the truth is 10.1%, no sample of up to 5,000 would settle it.');
  });
});
