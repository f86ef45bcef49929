import { expect, test } from 'vitest';
import { corridorOf, lastVerdict } from './corridor.ts';
import { criterionForPlan } from './criterion-for-plan.ts';
import { provableText } from './plan-text.ts';
import { provableShare } from './provable.ts';
import { forecastPlan } from './test-plan.ts';

const interviews = { one: 'interview', many: 'interviews', yes: 'yes', yeses: 'yeses' };
const shown = (n: number, expected: number | null, formula: 'corridor-1' | 'wilson-1' = 'corridor-1') =>
  provableText(provableShare({ formula, criterion: 0.1, n }, expected), interviews);

test('a sample says in words what it can show, with what the founder expects or at best', () => {
  expect([
    shown(10, 0.6),
    shown(10, null),
    shown(60, 0.2),
    shown(120, 0.03),
    shown(10, 0.1),
    shown(1, null),
    shown(10, 0.5, 'wilson-1'),
  ]).toEqual([
    'With 10 interviews you can show that at least 1 in 4 do, if 6 say yes, as you expect.',
    'With 10 interviews you can show that at least 2 in 3 do, if all 10 say yes.',
    'With 60 interviews you can show that at least 1 in 10 do, if 12 say yes, as you expect.',
    'With 120 interviews you can show that at most 1 in 10 do, if 4 say yes, as you expect.',
    'With 10 interviews and 1 yes, as you expect, you can’t show any share.',
    'With 1 interview you can show that at least 1 in 50 do, if they say yes.',
    'With 10 interviews you can show that at least 1 in 5 do, if 5 say yes, as you expect.',
  ]);
});

test('a sample of no yes shows the least share that refutes it, and none that so few could not refute', () => {
  expect([shown(40, 0, 'wilson-1'), shown(1, 0, 'wilson-1')]).toEqual([
    'With 40 interviews you can show that at most 1 in 10 do, if 0 say yes, as you expect.',
    'With 1 interview you can show that at most 4 in 5 do, if 0 say yes, as you expect.',
  ]);
});

test('what is said to be shown is what the verdict says, and the next bolder fraction is not', () => {
  const verdictAt = (rate: number) => lastVerdict(corridorOf(rate, 10), 6, 10);
  expect([verdictAt(1 / 4), verdictAt(1 / 3)]).toEqual(['supports', 'inconclusive']);
});

test('a criterion further from the expectation is offered that the same sample answers', () => {
  const plan = { formula: 'corridor-1', criterion: 0.1, n: 60 } as const;
  const [lower, higher] = [criterionForPlan(plan, 0.15), criterionForPlan({ ...plan, criterion: 0.25 }, 0.15)];
  expect([lower?.criterion, higher?.criterion]).toEqual([0.047, 0.32]);
  expect(lower?.chance).toBe(forecastPlan({ ...plan, criterion: 0.047 }, 0.15).chances.supports);
  expect(higher?.chance).toBe(forecastPlan({ ...plan, criterion: 0.32 }, 0.15).chances.refutes);
  expect(Math.min(lower?.chance ?? 0, higher?.chance ?? 0)).toBeGreaterThanOrEqual(0.8);
});

test('no criterion is offered where the truth is the criterion, or none is answered', () => {
  const plan = { formula: 'wilson-1', criterion: 0.5, n: 3 } as const;
  expect([criterionForPlan(plan, 0.5), criterionForPlan({ ...plan, criterion: 0.4, n: 1 }, 0.5)]).toEqual([null, null]);
});
