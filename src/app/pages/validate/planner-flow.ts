import { testPlannerMachine } from '#machines/validate/test-planner.machine.ts';
import { planningActors } from '../../actors/planning-actors.ts';

/** The planner of a test, whose computations run in a worker. */
export const plannerFlow = testPlannerMachine.provide({ actors: planningActors });
