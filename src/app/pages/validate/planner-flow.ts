import { fromPromise } from 'xstate';
import { askForecast } from '#adapters/planning/ask-planner.ts';
import { type PlannedTest, testPlannerMachine } from '#machines/validate/test-planner.machine.ts';
import { planningActors } from '../../actors/planning-actors.ts';

/** A planner that works beside the page. */
export const plannerFlow = testPlannerMachine.provide({
  actors: {
    forecast: fromPromise(async ({ input, signal }: { input: PlannedTest; signal: AbortSignal }) => {
      const by = (formula: 'corridor-1' | 'wilson-1') => askForecast({ ...input.plan, formula }, input.truth, signal);
      const [corridor, wilson] = await Promise.all([by('corridor-1'), by('wilson-1')]);
      return { of: input, corridor, wilson };
    }),
    findSample: planningActors.findSample,
  },
});
