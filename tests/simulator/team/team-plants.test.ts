import { expect, test } from 'vitest';
import { teamPlanOf } from './plan.ts';
import type { TeamPlants } from './plants.ts';
import { runTeamPlan } from './run-team-plan.ts';

const seedsAtMost = 50;

/** The first seed that shows the bug, and what it breaks. `from` is known to show it: all others come after it. */
async function find(plants: TeamPlants, from = 1) {
  for (let n = 0; n < seedsAtMost; n++) {
    const seed = ((from - 1 + n) % seedsAtMost) + 1;
    const { violation } = await runTeamPlan(teamPlanOf(seed), plants);
    if (violation) return { seed, invariant: violation.invariant };
  }
  return null;
}

test.each<[string, TeamPlants, readonly string[], number?]>([
  [
    'a command of somebody who was removed that is accepted',
    { staysMember: true },
    ['nothing of one who was removed is accepted'],
    5,
  ],
  ['a command of a role that was lowered', { keepsRole: true }, ['a role sends nothing that it may not'], 8],
  [
    'a role that is read before the order of the log is known',
    { earlyRole: true },
    ['nothing of one who was removed is accepted', 'a role sends nothing that it may not'],
    24,
  ],
  ['an undo of what somebody else has done', { undoesOthers: true }, ['undo takes back one’s own alone'], 13],
  ['what is about people, given to an advisor', { seesPeople: true }, ['words about people are for those who edit']],
  [
    'a copy, and what waits, kept under one name for all workspaces of an account',
    { sharedKey: true },
    [
      'what is shown is the log of the workspace, as its reader may read it',
      'what waits is sent to its own workspace',
      'a rejection is of here',
    ],
  ],
  [
    'what waits in one workspace, sent to another',
    { lostHeader: true },
    ['what was issued in a workspace, by somebody, is recorded as that'],
  ],
])(
  '%s is found',
  async (_, plants, expected, from) => {
    const found = await find(plants, from);
    expect(expected).toContain(found?.invariant);
    expect((await runTeamPlan(teamPlanOf(found?.seed ?? 0))).violation).toBeNull();
  },
  240_000,
);
