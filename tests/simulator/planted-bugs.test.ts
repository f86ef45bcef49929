import { afterEach, describe, expect, test, vi } from 'vitest';
import { SharedChanges } from '#app/actors/sync/shared-changes.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { ChangeStack } from '#domain/undo/change-stack.ts';
import { uuid } from './command-kind.ts';
import type { CommandDraft } from './drafts.ts';
import { minimise } from './minimise.ts';
import { type Action, type Plan, planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';
import type { Plants } from './simulation.ts';
import { VirtualTime } from './virtual-time.ts';

const seedsAtMost = 200;

const talk = {
  ...{ projectId: uuid(0, 1), experimentId: uuid(0, 4), person: 'Ada', on: '2026-01-01' },
  ...{ lastTime: 'They pay monthly', commitment: 'none', answer: 'yes' },
};
const dispatched = (at: number, id: string, ...drafts: readonly CommandDraft[]): Action => ({
  ...{ at, do: 'dispatch', tab: 0, id, drafts, isOneChange: false },
});
/** Somebody is talked to and erased; what was done before can be undone. */
const erasingPlan: Plan = {
  ...{ seed: 1, servers: 1, browserOf: [0] },
  actions: [
    { at: 0, do: 'open', tab: 0 },
    dispatched(1, 'c1', { name: 'log', rolled: { interview: 0, data: talk } }),
    dispatched(5000, 'c2', { name: 'edit', rolled: { interview: 0, data: { person: 'Grace' } } }),
    dispatched(9000, 'c3', { name: 'erase', rolled: { interview: 0, data: {} } }),
  ],
};

const designed = {
  ...{ projectId: uuid(0, 1), assumptionId: uuid(0, 3), method: 'interviews', criterion: 0.5, n: 60 },
  ...{ prediction: 'supports', endsAt: '2026-01-01T01:00:00.000Z' },
};
const stated = { assumptionId: uuid(0, 3), text: 'They pay', lens: 'viability', importance: 5, critical: true };
/** An experiment that ends in an hour. */
const duePlan: Plan = {
  ...{ seed: 1, servers: 2, browserOf: [0] },
  actions: [
    { at: 0, do: 'open', tab: 0 },
    dispatched(
      ...([1, 'c1', { name: 'state', rolled: { project: 0, data: stated } }] as const),
      { name: 'design', rolled: { experiment: 0, data: designed } },
      { name: 'startExperiment', rolled: { experiment: 0, data: {} } },
      { name: 'log', rolled: { interview: 0, data: talk } },
    ),
    { at: 9000, do: 'leap', byMs: 0 },
  ],
};
/** Its end comes, and each server that takes it dies. */
const killedPlan: Plan = {
  ...{ ...duePlan, seed: 4 },
  actions: [
    ...duePlan.actions,
    { at: 10_000, do: 'claims', share: 1, forMs: 20_000 },
    { at: 10_001, do: 'leap', byMs: 3_600_000 },
    { at: 40_000, do: 'leap', byMs: 0 },
  ],
};
const pivoted = (ongoing: string) => ({
  ...{ project: 0, decision: 0, kind: 'pivot', reason: 'Too few', reversedBy: '', isStale: false, into: 1, ongoing },
});
/** An idea with a running test and a page on the web is pivoted. */
const pivotPlan = (ongoing: string): Plan => ({
  ...{ seed: 1, servers: 1, browserOf: [0] },
  actions: [
    ...duePlan.actions.slice(0, 2),
    dispatched(
      ...([4000, 'c2', { name: 'page', rolled: { page: 0, data: shownPage } }] as const),
      { name: 'setPage', rolled: { page: 0, data: { slug: 'crumb' } } },
      { name: 'publish', rolled: { page: 0, data: {} } },
    ),
    dispatched(9000, 'c3', { name: 'decide', rolled: pivoted(ongoing) }),
    { at: 20_000, do: 'leap', byMs: 0 },
  ],
});
const shownPage = {
  ...{ projectId: uuid(0, 1), title: 'Crumb' },
  template: { blocks: [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } }] },
};
/** Two pages open over a slow network, and one goes on before the other has read the log to its end. */
const slowPlan = (seed: number): Plan => ({
  ...{ seed, servers: 1, browserOf: [0, 0] },
  actions: [
    { at: 0, do: 'weather', browser: 0, forMs: 40_000, weather: { slowestMs: 4000 } },
    { at: 0, do: 'open', tab: 0 },
    { at: 1, do: 'open', tab: 1 },
    { at: 4000, do: 'storage', browser: 0, forMs: 20_000, reason: 'full', share: 0.4 },
    ...[5000, 7000, 9000, 11_000, 13_000].map((at, n) =>
      dispatched(at, `c${n}`, { name: 'capture', rolled: { idea: n % 4, title: 'Bees' } }),
    ),
  ],
});
const failuresOf = async (plan: Plan, plants: Plants = {}, time = new VirtualTime()) =>
  (await runPlan(plan, plants, time)).violation?.invariant ?? null;

/** The first seed that shows the bug, and what it breaks. `from` is known to show it: all others come after it. */
async function find(run: (plan: Plan) => Promise<string | null>, from = 1, plans = planOf) {
  for (let n = 0; n < seedsAtMost; n++) {
    const seed = ((from - 1 + n) % seedsAtMost) + 1;
    const invariant = await run(plans(seed));
    if (invariant) return { seed, invariant };
  }
  return null;
}

afterEach(() => void vi.restoreAllMocks());

describe('a planted bug is found', () => {
  test.each<[string, Plants, readonly string[], number?]>([
    ['a lock of the browser that lets everybody in', { lostTurn: true }, ['one tab of a browser sends']],
    [
      'a lock of the server that is lost',
      { lostLock: true },
      ['positions follow each other', 'versions follow each other'],
      9,
    ],
    [
      'a command that is sent again as a new one',
      { doubleSend: true },
      ['the server knows only what was issued', 'nothing waits for ever', 'the same command gets the same answer'],
    ],
  ])(
    '%s',
    async (_, plants, expected, from) => {
      const found = await find((plan) => failuresOf(plan, plants), from);
      expect(expected).toContain(found?.invariant);
      expect(await failuresOf(planOf(found?.seed ?? 0))).toBeNull();
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
    expect(await failuresOf(planOf(found?.seed ?? 0))).toBeNull();
  });

  test.each<[string, string, string, readonly string[], number?]>([
    [
      'a judgement that is not recorded',
      'experiment',
      'JudgeExperiment',
      ['what is counted is judged at once', 'what has ended is judged', 'nothing waits for ever'],
    ],
    [
      'evidence that outlives its judgement',
      'ledger',
      'SupersedeEvidence',
      ['the last judgement alone is evidence'],
      33,
    ],
    ['a sample that is never closed', 'experiment', 'CloseSample', ['nothing waits for ever'], 4],
  ])('%s', async (_, name, type, expected, from) => {
    const kind = kindOfStream(`${name}-00000000-0000-4000-8000-000000000000`);
    if (!kind) throw new Error('there is no such kind');
    const { decide } = kind;
    vi.spyOn(kind, 'decide').mockImplementation((state, command, reads) =>
      command.type === type ? { kind: 'accepted', facts: [] } : decide(state, command, reads),
    );
    expect(expected).toContain((await find(failuresOf, from))?.invariant);
  });

  test.each<[string, string, string, string]>([
    ['a test that a pivot stops', 'experiment', 'StopExperiment', 'ends'],
    ['a test that a pivot takes along', 'experiment', 'ReassignExperiment', 'goes on'],
    ['a page that a pivot takes down', 'page', 'UnpublishPage', 'unsaid'],
    ['a page that a pivot takes along', 'page', 'ReassignPage', 'goes on'],
  ])('%s, and that stays as it was', async (_, name, type, ongoing) => {
    const kind = kindOfStream(`${name}-00000000-0000-4000-8000-000000000000`);
    if (!kind) throw new Error('there is no such kind');
    const { decide } = kind;
    expect(await failuresOf(pivotPlan(ongoing))).toBeNull();
    vi.spyOn(kind, 'decide').mockImplementation((state, command, reads) =>
      command.type === type ? { kind: 'accepted', facts: [] } : decide(state, command, reads),
    );
    expect(await failuresOf(pivotPlan(ongoing))).toBe('nothing goes on for an idea that was pivoted');
  });

  test.each<[string, Plan, Plants, string]>([
    [
      'words that outlive the erasure of a person',
      erasingPlan,
      { keptWords: true },
      'nothing is left of who was erased',
    ],
    [
      'what a server that was killed had taken, and no other takes',
      killedPlan,
      { lostClaim: true },
      'what has ended is judged',
    ],
    ['what is looked at before its time, and never again', duePlan, { earlyDue: true }, 'what has ended is judged'],
  ])('%s', async (_, plan, plants, expected) => {
    expect(await failuresOf(plan)).toBeNull();
    expect(await failuresOf(plan, plants)).toBe(expected);
  });

  test('a browser that does not know who was erased', async () => {
    const personal = kindOfStream('interview-00000000-0000-4000-8000-000000000000')?.personal;
    if (!personal) throw new Error('interviews are about nobody');
    vi.spyOn(personal, 'isErased').mockReturnValue(false);
    expect(await failuresOf(erasingPlan)).toBe('nothing is left of who was erased');
  });

  test.each<[string, Plants, string, number?]>([
    ['a wait for a new access token that goes on after it has come', { keptRenewal: true }, 'nothing falls in peace'],
    ['a command that is sent before it is stored', { hastySend: true }, 'what is sent was stored before', 53],
    ['what is too much at once, sent again as it was', { endlessBatch: true }, 'nothing waits for ever', 4],
  ])('in sync: %s', async (_, plants, expected, from) => {
    expect((await find((plan) => failuresOf(plan, plants), from))?.invariant).toBe(expected);
  });

  test('in sync: a whole copy that becomes a part when a page goes on with it that has not read the log to its end', async () => {
    const found = await find((plan) => failuresOf(plan, { lostWhole: true }), 67, slowPlan);
    expect(found?.invariant).toBe('a whole copy stays whole');
    expect(await failuresOf(slowPlan(found?.seed ?? 0))).toBeNull();
  });

  test('in sync: what happened to a copy at first, that hides what happens later', async () => {
    const found = await find((plan) => failuresOf(plan, { hiddenFault: true }), 41);
    expect(found?.invariant).toBe('the worst that happened to a copy is shown');
  });

  test('in sync: what can be undone, held against what was known after that was read', async () => {
    const { reconcile } = SharedChanges.prototype;
    vi.spyOn(SharedChanges.prototype, 'reconcile').mockImplementation(function (this: SharedChanges, kept) {
      return reconcile.call(this, kept, this.horizon());
    });
    expect((await find(failuresOf, 65))?.invariant).toBe('a page knows what it has done');
  });

  test('in sync: an undo in the order in which a change was written', async () => {
    const { add } = ChangeStack.prototype;
    vi.spyOn(ChangeStack.prototype, 'add').mockImplementation(function (this: ChangeStack, change) {
      return add.call(this, { ...change, streams: change.streams.toReversed() });
    });
    expect((await find(failuresOf, 15))?.invariant).toBe('what was written last is undone first');
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
