import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { PlanForecast, TestPlan } from '#domain/verdict/test-plan.ts';
import { notProvided } from '../not-provided.ts';

/** A plan that can be worked out, and the share that is assumed to say yes. */
export interface PlannedTest {
  readonly plan: TestPlan;
  readonly truth: number;
}

/** What a plan would come to by both rules, of which one is chosen at the lock. */
export interface Forecasts {
  readonly of: PlannedTest;
  readonly corridor: PlanForecast;
  readonly wilson: PlanForecast;
}

interface TestPlannerContext {
  /** Null while a number is missing. */
  readonly wanted: PlannedTest | null;
  readonly forecasts: Forecasts | null;
  /** The sample that settles it by the chosen rule; null if none does. */
  readonly sample: { readonly of: PlannedTest; readonly n: number | null } | null;
}

export type TestPlannerEvent = { readonly type: 'plan.changed'; readonly wanted: PlannedTest | null };

/**
 * Says what a test would come to while it is typed. What was worked out for other numbers is taken away at once. Actors to
 * provide: `forecast`, `findSample`.
 */
export const testPlannerMachine = setup({
  types: { context: {} as TestPlannerContext, events: {} as TestPlannerEvent, tags: {} as 'pending' },
  actors: {
    forecast: fromPromise<Forecasts, PlannedTest>(notProvided('forecast')),
    findSample: fromPromise<number | null, PlannedTest>(notProvided('findSample')),
  },
  guards: { isPlan: (_, { wanted }: { wanted: PlannedTest | null }) => wanted !== null },
  actions: {
    want: assign((_, { wanted }: { wanted: PlannedTest | null }) => ({ wanted, forecasts: null, sample: null })),
    showForecasts: assign((_, { forecasts }: { forecasts: Forecasts }) => ({ forecasts })),
    showSample: assign(({ context: { wanted } }, { n }: { n: number | null }) => ({
      sample: wanted && { of: wanted, n },
    })),
  },
  delays: { pause: 150 },
}).createMachine({
  id: 'testPlanner',
  context: { wanted: null, forecasts: null, sample: null },
  initial: 'idle',
  on: {
    'plan.changed': [
      {
        guard: { type: 'isPlan', params: ({ event }) => event },
        target: '.typing',
        actions: { type: 'want', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'want', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: { description: 'There is nothing to work out: a number is missing.' },
    typing: {
      description: 'The numbers may still change.',
      tags: 'pending',
      after: { pause: 'forecasting' },
    },
    forecasting: {
      description: 'Works out what each result would mean.',
      tags: 'pending',
      invoke: {
        id: 'forecast',
        src: 'forecast',
        input: ({ context: { wanted } }) => wanted as PlannedTest,
        onDone: {
          target: 'sampling',
          actions: { type: 'showForecasts', params: ({ event }) => ({ forecasts: event.output }) },
        },
        onError: 'failed',
      },
    },
    sampling: {
      description: 'The meaning is shown; the sample that would settle it takes longer.',
      invoke: {
        id: 'findSample',
        src: 'findSample',
        input: ({ context: { wanted } }) => wanted as PlannedTest,
        onDone: { target: 'planned', actions: { type: 'showSample', params: ({ event }) => ({ n: event.output }) } },
        onError: 'planned',
      },
    },
    planned: { description: 'All that can be said is said.' },
    failed: { description: 'It could not be worked out; the next change tries again.' },
  },
});

export type TestPlannerActor = ActorRefFrom<typeof testPlannerMachine>;
