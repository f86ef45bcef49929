import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { OtherCriterion } from '#domain/verdict/criterion-for-plan.ts';
import type { Provable } from '#domain/verdict/provable.ts';
import type { PlanForecast, TestPlan } from '#domain/verdict/test-plan.ts';
import { notProvided } from '../not-provided.ts';

/** A plan that can be worked out. */
export interface PlannedTest {
  readonly plan: TestPlan;
  /** The share that is taken to say yes. */
  readonly truth: number;
  /** The share that the founder expects; null where the truth is a mere assumption. */
  readonly expected: number | null;
}

/** Forecasts for a plan by both rules, of which one is chosen at the lock. */
export interface Forecasts {
  readonly of: PlannedTest;
  readonly corridor: PlanForecast;
  readonly wilson: PlanForecast;
  /** Results that the sample can show by the chosen rule. */
  readonly provable: Provable;
}

/** The chance of an answer below which ways out are shown. */
export const smallChance = 0.5;

export const chanceOfAnswer = ({ chances: { supports, refutes } }: PlanForecast): number => supports + refutes;

/** By the chosen rule. */
export const forecastOf = ({ of, corridor, wilson }: Forecasts): PlanForecast =>
  of.plan.formula === 'corridor-1' ? corridor : wilson;

export interface TestPlannerContext {
  /** Null while a number is missing. */
  readonly wanted: PlannedTest | null;
  readonly forecasts: Forecasts | null;
  /** The sample that settles it by the chosen rule; null if none does. */
  readonly sample: { readonly of: PlannedTest; readonly n: number | null } | null;
  /** A criterion that the same sample would answer; null until one is looked for, and if there is none. */
  readonly other: OtherCriterion | null;
}

export type TestPlannerEvent = { readonly type: 'plan.changed'; readonly wanted: PlannedTest | null };

/**
 * Says what a test would come to while it is typed. What was worked out for other numbers is taken away at once. Actors to
 * provide: `forecast`, `findSample`, `findCriterion`.
 */
export const testPlannerMachine = setup({
  types: { context: {} as TestPlannerContext, events: {} as TestPlannerEvent, tags: {} as 'pending' },
  actors: {
    forecast: fromPromise<Forecasts, PlannedTest>(notProvided('forecast')),
    findSample: fromPromise<number | null, PlannedTest>(notProvided('findSample')),
    findCriterion: fromPromise<OtherCriterion | null, PlannedTest>(notProvided('findCriterion')),
  },
  guards: {
    isPlan: (_, { wanted }: { wanted: PlannedTest | null }) => wanted !== null,
    isUnlikely: ({ context: { forecasts } }) =>
      forecasts !== null && chanceOfAnswer(forecastOf(forecasts)) < smallChance,
  },
  actions: {
    want: assign((_, { wanted }: { wanted: PlannedTest | null }) => ({
      wanted,
      ...{ forecasts: null, sample: null, other: null },
    })),
    showForecasts: assign((_, { forecasts }: { forecasts: Forecasts }) => ({ forecasts })),
    showSample: assign(({ context: { wanted } }, { n }: { n: number | null }) => ({
      sample: wanted && { of: wanted, n },
    })),
    showOther: assign((_, { other }: { other: OtherCriterion | null }) => ({ other })),
  },
  delays: { pause: 150 },
}).createMachine({
  id: 'testPlanner',
  context: { wanted: null, forecasts: null, sample: null, other: null },
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
        onDone: { target: 'weighing', actions: { type: 'showSample', params: ({ event }) => ({ n: event.output }) } },
        onError: 'weighing',
      },
    },
    weighing: {
      description: 'Finds out whether an answer is so unlikely that another criterion is looked for.',
      always: [{ guard: 'isUnlikely', target: 'seekingCriterion' }, { target: 'planned' }],
    },
    seekingCriterion: {
      description: 'An answer is unlikely: looks for a criterion that the same sample would answer.',
      invoke: {
        id: 'findCriterion',
        src: 'findCriterion',
        input: ({ context: { wanted } }) => wanted as PlannedTest,
        onDone: { target: 'planned', actions: { type: 'showOther', params: ({ event }) => ({ other: event.output }) } },
        onError: 'planned',
      },
    },
    planned: { description: 'All that can be said is said.' },
    failed: { description: 'It could not be worked out; the next change tries again.' },
  },
});

export type TestPlannerActor = ActorRefFrom<typeof testPlannerMachine>;
