import { afterEach, describe, expect, test, vi } from 'vitest';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { minimise } from './minimise.ts';
import { type Plan, planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';
import type { Plants } from './simulation.ts';
import { VirtualTime } from './virtual-time.ts';

const seedsAtMost = 200;
const failuresOf = async (plan: Plan, plants: Plants = {}, time = new VirtualTime()) =>
  (await runPlan(plan, plants, time)).violation?.invariant ?? null;

/** The first seed that shows the bug, and what it breaks. */
async function find(run: (plan: Plan) => Promise<string | null>) {
  for (let seed = 1; seed <= seedsAtMost; seed++) {
    const invariant = await run(planOf(seed));
    if (invariant) return { seed, invariant };
  }
  return null;
}

afterEach(() => void vi.restoreAllMocks());

describe('a planted bug is found', () => {
  test.each<[string, Plants, readonly string[]]>([
    ['a lock of the browser that lets everybody in', { lostTurn: true }, ['one tab of a browser sends']],
    [
      'a lock of the server that is lost',
      { lostLock: true },
      ['positions follow each other', 'versions follow each other'],
    ],
    [
      'a command that is sent again as a new one',
      { doubleSend: true },
      ['the server knows only what was issued', 'nothing waits for ever'],
    ],
  ])(
    '%s',
    async (_, plants, expected) => {
      const found = await find((plan) => failuresOf(plan, plants));
      expect(expected).toContain(found?.invariant);
      for (let seed = 1; seed <= (found?.seed ?? 0); seed++) expect(await failuresOf(planOf(seed))).toBeNull();
    },
    60_000,
  );

  test('a fold that reads the clock', async () => {
    const kind = kindOfStream('idea-00000000-0000-4000-8000-000000000000');
    if (!kind) throw new Error('there is no such kind');
    const { evolve } = kind;
    let time = new VirtualTime();
    vi.spyOn(kind, 'evolve').mockImplementation((state, fact, stream) => {
      const next = evolve(state, fact, stream) as { readonly changedAt?: string } | undefined;
      return next && { ...next, changedAt: new Date(time.now).toISOString() };
    });
    const found = await find((plan) => {
      time = new VirtualTime();
      return failuresOf(plan, {}, time);
    });
    expect(found?.invariant).toBe('what is shown is the log');
    vi.restoreAllMocks();
    for (let seed = 1; seed <= (found?.seed ?? 0); seed++) expect(await failuresOf(planOf(seed))).toBeNull();
  });

  test.each<[string, string, string, readonly string[]]>([
    [
      'a judgement that is not recorded',
      'experiment',
      'JudgeExperiment',
      ['what is counted is judged at once', 'nothing waits for ever'],
    ],
    ['evidence that outlives its judgement', 'ledger', 'SupersedeEvidence', ['the last judgement alone is evidence']],
    ['a sample that is never closed', 'experiment', 'CloseSample', ['nothing waits for ever']],
  ])('%s', async (_, name, type, expected) => {
    const kind = kindOfStream(`${name}-00000000-0000-4000-8000-000000000000`);
    if (!kind) throw new Error('there is no such kind');
    const { decide } = kind;
    vi.spyOn(kind, 'decide').mockImplementation((state, command, reads) =>
      command.type === type ? { kind: 'accepted', facts: [] } : decide(state, command, reads),
    );
    expect(expected).toContain((await find(failuresOf))?.invariant);
  });

  test('and its plan is made small', async () => {
    const plants = { doubleSend: true };
    const found = await find((plan) => failuresOf(plan, plants));
    const whole = planOf(found?.seed ?? 0);
    const small = await minimise(whole, async (plan) => (await failuresOf(plan, plants)) === found?.invariant);
    expect(small.actions.length).toBeLessThanOrEqual(8);
    expect(await failuresOf(small, plants)).toBe(found?.invariant);
    expect(await failuresOf(small)).toBeNull();
  });
});
