import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { criterionForPlan } from '#domain/verdict/criterion-for-plan.ts';
import { provableShare } from '#domain/verdict/provable.ts';
import { forecastPlan, sampleForPlan } from '#domain/verdict/test-plan.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type Forecasts, type PlannedTest, testPlannerMachine } from './test-planner.machine.ts';

const plan = { formula: 'corridor-1', criterion: 0.1, n: 20 } as const;
const wanted: PlannedTest = { plan, truth: 0.2, expected: null };
const other: PlannedTest = { plan: { ...plan, n: 400 }, truth: 0.2, expected: 0.2 };
const forecast = ({ plan: of, truth, expected }: PlannedTest): Forecasts => ({
  of: { plan: of, truth, expected },
  corridor: forecastPlan({ ...of, formula: 'corridor-1' }, truth),
  wilson: forecastPlan({ ...of, formula: 'wilson-1' }, truth),
  provable: provableShare(of, expected),
});
const paths = pathsOf(testPlannerMachine, {
  events: [
    { type: 'plan.changed', wanted },
    { type: 'plan.changed', wanted: other },
    { type: 'plan.changed', wanted: null },
    after('pause', 'testPlanner.typing'),
    done('forecast', forecast(wanted)),
    done('forecast', forecast(other)),
    failed('forecast', new Error('no worker')),
    done('findSample', 100),
    failed('findSample', new Error('no worker')),
    done('findCriterion', { criterion: 0.05, chance: 0.85 }),
    done('findCriterion', null),
    failed('findCriterion', new Error('no worker')),
  ],
  key: ({ context: { wanted: shown, forecasts, sample, other: found } }) => [
    ...[shown?.plan.n, forecasts?.of.plan.n, sample?.n, found?.criterion],
  ],
});

describe(`planning a test, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(testPlannerMachine);

  testPaths(paths, async (path) => {
    await drivePath(testPlannerMachine, path, {
      coverage,
      invariants: {
        idle: ({ context }) => expect(context).toEqual({ wanted: null, forecasts: null, sample: null, other: null }),
        typing: ({ context }) => expect([context.forecasts, context.sample]).toEqual([null, null]),
        forecasting: ({ context }, run) => expect([context.forecasts, run.running('forecast')]).toEqual([null, 1]),
        seekingCriterion: ({ context }, run) =>
          expect([context.forecasts?.of.plan.n, run.running('findCriterion')]).toEqual([20, 1]),
        sampling: (_, run) => expect(run.running('forecast')).toBe(0),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('numbers that are typed in one go are worked out once, and what is shown belongs to what was typed last', async () => {
  const asked: PlannedTest[] = [];
  const clock = new SimulatedClock();
  const machine = testPlannerMachine.provide({
    actors: {
      forecast: fromPromise(async ({ input }) => {
        asked.push(input);
        return forecast(input);
      }),
      findSample: fromPromise(async ({ input }) => sampleForPlan(input.plan, input.truth)),
      findCriterion: fromPromise(async ({ input }) => criterionForPlan(input.plan, input.truth)),
    },
  });
  const planner = createActor(machine, { clock }).start();
  planner.send({ type: 'plan.changed', wanted });
  clock.increment(100);
  planner.send({ type: 'plan.changed', wanted: other });
  clock.increment(100);
  expect(asked).toEqual([]);
  clock.increment(50);
  const { context } = await waitFor(planner, (snapshot) => snapshot.matches('planned'));
  expect([asked, context.forecasts?.of, context.sample]).toEqual([[other], other, { of: other, n: 100 }]);
});

test('another criterion is looked for where an answer is unlikely by the chosen rule, and nowhere else', async () => {
  const plannedFor = async (of: PlannedTest) => {
    const machine = testPlannerMachine.provide({
      actors: {
        forecast: fromPromise(async ({ input }) => forecast(input)),
        findSample: fromPromise(async (): Promise<number | null> => null),
        findCriterion: fromPromise(async ({ input }) => criterionForPlan(input.plan, input.truth)),
      },
    });
    const clock = new SimulatedClock();
    const planner = createActor(machine, { clock }).start();
    planner.send({ type: 'plan.changed', wanted: of });
    clock.increment(150);
    return (await waitFor(planner, (snapshot) => snapshot.matches('planned'))).context.other?.criterion;
  };
  expect(await Promise.all([wanted, other].map(plannedFor))).toEqual([0.029, undefined]);
});
