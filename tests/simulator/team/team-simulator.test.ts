import { describe, expect, test } from 'vitest';
import { pinFiles, pinnedPlans } from '../pinned-plans.ts';
import { type TeamPlan, teamPlanOf } from './plan.ts';
import { runTeamPlan } from './run-team-plan.ts';

const seeds = process.env['TEST_FULL'] ? 1000 : 25;

describe('three people in one workspace, of whom one has another, simulated', () => {
  test(`keep to their roles and see the same through ${seeds} seeds`, async () => {
    const broken: unknown[] = [];
    for (let seed = 1; seed <= seeds; seed++) {
      const { violation } = await runTeamPlan(teamPlanOf(seed));
      if (violation) broken.push({ seed, ...violation });
    }
    expect(broken).toEqual([]);
  }, 600_000);

  test('do so through every plan that once failed', async () => {
    const broken: unknown[] = [];
    for (const { plan, invariant } of pinnedPlans<TeamPlan>(pinFiles.team)) {
      const { violation } = await runTeamPlan(plan);
      if (violation) broken.push({ seed: plan.seed, pinnedFor: invariant, ...violation });
    }
    expect(broken).toEqual([]);
  });

  test('come to the same end for the same seed', async () => {
    const twice = [await runTeamPlan(teamPlanOf(7)), await runTeamPlan(teamPlanOf(7))];
    expect(twice[1]).toEqual(twice[0]);
  });
});
