import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { corridorOf, judgeWalk } from '#domain/verdict/corridor.ts';
import { sampleForPlan } from '#domain/verdict/test-plan.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import type { PlannedTest } from '../validate/test-planner.machine.ts';
import { landingLoopMachine, selectVerdict } from './landing-loop.machine.ts';

const paths = pathsOf(landingLoopMachine, {
  events: [
    ...[1, 60, 120, 400, 1000].map((count) => ({ type: 'visitors.set', count })),
    ...[-1, 5, 18, 20, 1000].map((count) => ({ type: 'sign-ups.set', count })),
    after('pause', 'landingLoop.inconclusive.pausing'),
    done('findSample', 349),
    done('findSample', null),
    failed('findSample', new Error('no worker')),
  ],
  key: ({ context }) => context,
});

describe(`the miniature of the loop, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(landingLoopMachine);

  testPaths(paths, async (path) => {
    await drivePath(landingLoopMachine, path, {
      coverage,
      invariants: {
        '*': ({ context, value }) => {
          const { corridor, signUps } = context;
          const visitors = corridor.sample;
          expect(visitors >= 60 && visitors <= 400 && signUps >= 0 && signUps <= visitors / 4).toBe(true);
          expect(corridor).toEqual(corridorOf(0.1, visitors));
          const answers = Array.from({ length: visitors }, (_, place) => place < signUps);
          const verdict = typeof value === 'string' ? value : Object.keys(value)[0];
          expect(verdict).toBe(judgeWalk(corridor, { answers, firstLook: visitors, isEnded: false })?.verdict);
        },
        'inconclusive.pausing': ({ context }) => expect(context.settling).toBeUndefined(),
        'inconclusive.seeking': ({ context }, run) =>
          expect([context.settling, run.running('findSample')]).toEqual([undefined, 1]),
        'inconclusive.known': ({ context }) => expect(context.settling).not.toBeUndefined(),
        'inconclusive.unknown': ({ context }) => expect(context.settling).toBeUndefined(),
        supports: (_, run) => expect(run.running('findSample')).toBe(0),
        refutes: (_, run) => expect(run.running('findSample')).toBe(0),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what would settle the first result is known before, and is what the planner finds', () => {
  const { settling, signUps, corridor } = createActor(landingLoopMachine).getSnapshot().context;
  const plan = { formula: 'corridor-1', criterion: corridor.rate } as const;
  expect(settling).toBe(sampleForPlan(plan, signUps / corridor.sample));
});

test('what would settle another result is looked for once it stays, with the share that was found', async () => {
  const asked: unknown[] = [];
  const clock = new SimulatedClock();
  const findSample = fromPromise<number | null, PlannedTest>(async ({ input }) => {
    asked.push(input);
    return sampleForPlan(input.plan, input.truth);
  });
  const actor = createActor(landingLoopMachine.provide({ actors: { findSample } }), { clock }).start();
  actor.send({ type: 'sign-ups.set', count: 17 });
  clock.increment(149);
  actor.send({ type: 'sign-ups.set', count: 19 });
  clock.increment(149);
  expect([asked, actor.getSnapshot().context.settling]).toEqual([[], undefined]);
  clock.increment(1);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ inconclusive: 'known' }));
  const plan = { formula: 'corridor-1', criterion: 0.1, n: 120 };
  expect([asked, context.settling]).toEqual([[{ plan, truth: 19 / 120, expected: null }], 263]);
});

test('18 of 120 looks good and is inconclusive; two more would have supported', () => {
  const actor = createActor(landingLoopMachine).start();
  const corridor = { rate: 0.1, sample: 120, ahead: 7.71, behind: 6.71 };
  expect(actor.getSnapshot().context).toEqual({ corridor, signUps: 18, settling: 349 });
  const verdictAt = (count: number) => {
    actor.send({ type: 'sign-ups.set', count });
    return selectVerdict(actor.getSnapshot());
  };
  expect([18, 19, 20, 6, 5].map(verdictAt)).toEqual([
    'inconclusive',
    'inconclusive',
    'supports',
    'inconclusive',
    'refutes',
  ]);
});
