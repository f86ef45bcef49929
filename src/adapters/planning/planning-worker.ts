import { intervalOf } from '#domain/judgement/judge-entries.ts';
import { criterionForPlan } from '#domain/verdict/criterion-for-plan.ts';
import { provableShare } from '#domain/verdict/provable.ts';
import { forecastPlan, sampleForPlan } from '#domain/verdict/test-plan.ts';
import type { IntervalQuestion, PlanningQuestion } from './ask-planner.ts';

const answers = {
  forecast: ({ plan, truth }: PlanningQuestion) => forecastPlan(plan, truth),
  sample: ({ plan, truth }: PlanningQuestion) => sampleForPlan(plan, truth),
  criterion: ({ plan, truth }: PlanningQuestion) => criterionForPlan(plan, truth),
  provable: ({ plan, expected = null }: PlanningQuestion) => provableShare(plan, expected),
};

const answerTo = (question: PlanningQuestion | IntervalQuestion) =>
  question.name === 'interval'
    ? intervalOf(question.lock, question.counted, question.closes)
    : answers[question.name](question);

// A large sample takes longer than a frame: it is worked out beside the page.
addEventListener('message', ({ data }: MessageEvent<PlanningQuestion | IntervalQuestion>) =>
  postMessage(answerTo(data)),
);
