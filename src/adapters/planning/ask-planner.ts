import type { Closing } from '#domain/experiment/experiment.ts';
import type { intervalOf } from '#domain/judgement/judge-entries.ts';
import type { OtherCriterion } from '#domain/verdict/criterion-for-plan.ts';
import type { Provable } from '#domain/verdict/provable.ts';
import type { PlanForecast, TestPlan } from '#domain/verdict/test-plan.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';
import { askWorker } from '../page/ask-worker.ts';

/** Asks for the true shares that `k` yeses of `n` answers leave open. */
export interface IntervalQuestion {
  readonly name: 'interval';
  readonly lock: Parameters<typeof intervalOf>[0];
  readonly counted: Parameters<typeof intervalOf>[1];
  readonly closes: Closing | null;
}

export interface PlanningQuestion {
  /**
   * Asks for the plan's forecast, for the sample or the criterion that would give an answer, or for the results that
   * the sample can show.
   */
  readonly name: 'forecast' | 'sample' | 'criterion' | 'provable';
  readonly plan: TestPlan;
  /** The share that is assumed to say yes. */
  readonly truth: number;
  /** The share that the founder expects; null where none is. */
  readonly expected?: number | null;
}

const ask = <Answer>(question: PlanningQuestion | IntervalQuestion, signal: AbortSignal): Promise<Answer> =>
  askWorker(() => new Worker(new URL('./planning-worker.ts', import.meta.url), { type: 'module' }), question, signal);

/** Forecasts a planned test, if a share of `truth` really says yes. */
export const askForecast = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<PlanForecast> =>
  ask({ name: 'forecast', plan, truth }, signal);

/** The sample that gives an 80% chance of the right answer; null if there is none. */
export const askSample = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<number | null> =>
  ask({ name: 'sample', plan, truth }, signal);

/** A criterion that the same sample answers with a chance of 80%; null if there is none. */
export const askCriterion = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<OtherCriterion | null> =>
  ask({ name: 'criterion', plan, truth }, signal);

/** Returns the results that the sample can show, if as many say yes as the founder expects. */
export const askProvable = (plan: TestPlan, expected: number | null, signal: AbortSignal): Promise<Provable> =>
  ask({ name: 'provable', plan, truth: plan.criterion, expected }, signal);

/** The true shares that are left open, as `intervalOf` works them out. */
export const askInterval = (question: Omit<IntervalQuestion, 'name'>, signal: AbortSignal): Promise<Interval> =>
  ask({ name: 'interval', ...question }, signal);
