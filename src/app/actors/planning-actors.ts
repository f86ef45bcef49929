import { fromPromise } from 'xstate';
import { askForecast, askSample } from '#adapters/planning/ask-planner.ts';
import type { PlanForecast, TestPlan } from '#domain/verdict/test-plan.ts';

export interface PlanningInput {
  /** `n` up to `sampleAtMost`; the sample is looked for whatever it is. */
  readonly plan: TestPlan;
  /** The share that is assumed to say yes, between 0 and 1. */
  readonly truth: number;
}

/** The planner of a test card. An actor that is stopped ends its work. */
export const planningActors = {
  forecastPlan: fromPromise<PlanForecast, PlanningInput>(({ input: { plan, truth }, signal }) =>
    askForecast(plan, truth, signal),
  ),
  findSample: fromPromise<number | null, PlanningInput>(({ input: { plan, truth }, signal }) =>
    askSample(plan, truth, signal),
  ),
};
