import { expect, test } from 'vitest';
import { criterionForPlan } from '#domain/verdict/criterion-for-plan.ts';
import { provableShare } from '#domain/verdict/provable.ts';
import { forecastPlan, sampleForPlan, type TestPlan } from '#domain/verdict/test-plan.ts';
import { waysOut } from './ways-out.ts';

const plan: TestPlan = { formula: 'corridor-1', criterion: 0.1, n: 60 };

function waysFor(of: TestPlan, truth: number) {
  const wanted = { plan: of, truth, expected: truth };
  const forecasts = {
    of: wanted,
    corridor: forecastPlan({ ...of, formula: 'corridor-1' }, truth),
    wilson: forecastPlan({ ...of, formula: 'wilson-1' }, truth),
    provable: provableShare(of, truth),
  };
  return waysOut({
    ...{ wanted, forecasts, sample: { of: wanted, n: sampleForPlan(of, truth) }, other: criterionForPlan(of, truth) },
  });
}

test('a plan that is unlikely to answer has three ways out, each with what it gives', () => {
  const { chance, ways } = waysFor(plan, 0.15);
  expect(chance).toBeCloseTo(0.2238, 4);
  expect(ways.map(({ chance: gives, ...way }) => ({ ...way, gives: Number(gives.toFixed(2)) }))).toEqual([
    { kind: 'sample', n: 349, typed: { n: '349' }, gives: 0.8 },
    { kind: 'criterion', criterion: 0.047, typed: { criterion: '4.7' }, gives: 0.82 },
    { kind: 'once', typed: { formula: 'wilson-1' }, gives: 0.28 },
  ]);
});

test('each way out gives what it says', () => {
  const { ways } = waysFor(plan, 0.15);
  const chances = ways.map((way) => {
    const changed: TestPlan = {
      formula: way.kind === 'once' ? 'wilson-1' : 'corridor-1',
      criterion: way.kind === 'criterion' ? way.criterion : 0.1,
      n: way.kind === 'sample' ? way.n : 60,
    };
    const { supports, refutes } = forecastPlan(changed, 0.15).chances;
    return supports + refutes - way.chance;
  });
  expect(chances.every((more) => more > -1e-9 && more < 0.01)).toBe(true);
});

test('a plan that is likely to answer, one that looks once, and one at the truth itself need no other look', () => {
  const kinds = (of: TestPlan, truth: number) => waysFor(of, truth).ways.map(({ kind }) => kind);
  expect([
    kinds({ ...plan, n: 400 }, 0.15),
    kinds({ ...plan, formula: 'wilson-1' }, 0.15),
    kinds(plan, 0.1),
    waysOut({ wanted: null, forecasts: null, sample: null, other: null }).ways,
  ]).toEqual([[], ['sample', 'criterion'], [], []]);
});

test('one look is no way out where it gains less than a percent', () => {
  // 1.5% instead of 1.4%.
  expect(waysFor({ ...plan, n: 30 }, 0.09).ways.map(({ kind }) => kind)).not.toContain('once');
});
