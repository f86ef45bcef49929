import { describe, expect, test } from 'vitest';
import { pinFiles, pinnedPlans } from './pinned-plans.ts';
import { type Plan, planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';

const seeds = process.env['TEST_FULL'] ? 1000 : 25;

describe('the sync core, simulated', () => {
  test(`keeps every promise through ${seeds} seeds`, async () => {
    const broken: unknown[] = [];
    for (let seed = 1; seed <= seeds; seed++) {
      const { violation } = await runPlan(planOf(seed));
      if (violation) broken.push({ seed, ...violation });
    }
    expect(broken).toEqual([]);
  });

  test('keeps them through every plan that it once failed', async () => {
    const broken: unknown[] = [];
    for (const { plan, invariant } of pinnedPlans<Plan>(pinFiles.alone)) {
      const { violation } = await runPlan(plan);
      if (violation) broken.push({ seed: plan.seed, pinnedFor: invariant, ...violation });
    }
    expect(broken).toEqual([]);
  });

  test('comes to the same end for the same seed', async () => {
    const twice = [await runPlan(planOf(7)), await runPlan(planOf(7))];
    expect(twice[1]).toEqual(twice[0]);
  });
});
