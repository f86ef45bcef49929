import { fromPromise } from 'xstate';
import { askCriterion, askForecast, askProvable, askSample } from '#adapters/planning/ask-planner.ts';
import type { OtherCriterion } from '#domain/verdict/criterion-for-plan.ts';
import type { Forecasts, PlannedTest } from '#machines/validate/test-planner.machine.ts';

/** The planner of a test card, which works beside the page. An actor that is stopped ends its work. */
export const planningActors = {
  forecast: fromPromise<Forecasts, PlannedTest>(async ({ input, signal }) => {
    const by = (formula: 'corridor-1' | 'wilson-1') => askForecast({ ...input.plan, formula }, input.truth, signal);
    const [corridor, wilson, provable] = await Promise.all([
      by('corridor-1'),
      by('wilson-1'),
      askProvable(input.plan, input.expected, signal),
    ]);
    return { of: input, corridor, wilson, provable };
  }),
  findSample: fromPromise<number | null, PlannedTest>(({ input: { plan, truth }, signal }) =>
    askSample(plan, truth, signal),
  ),
  findCriterion: fromPromise<OtherCriterion | null, PlannedTest>(({ input: { plan, truth }, signal }) =>
    askCriterion(plan, truth, signal),
  ),
};
