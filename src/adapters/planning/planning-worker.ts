import { forecastPlan, sampleForPlan } from '#domain/verdict/test-plan.ts';
import type { PlanningQuestion } from './ask-planner.ts';

/** Works out what a planned test would come to, beside the page: a large sample takes longer than a frame. */
function answer({ name, plan, truth }: PlanningQuestion) {
  return name === 'forecast' ? forecastPlan(plan, truth) : sampleForPlan(plan, truth);
}

addEventListener('message', ({ data }: MessageEvent<PlanningQuestion>) => postMessage(answer(data)));
