import { testPlannerMachine } from '#machines/validate/test-planner.machine.ts';
import { planningActors } from '../../actors/planning-actors.ts';

/** A planner that works beside the page. */
export const plannerFlow = testPlannerMachine.provide({ actors: planningActors });
