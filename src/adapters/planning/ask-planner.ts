import type { PlanForecast, TestPlan } from '#domain/verdict/test-plan.ts';
import { askWorker } from '../page/ask-worker.ts';

export interface PlanningQuestion {
  /** What the plan would come to, or which sample would come to an answer. */
  readonly name: 'forecast' | 'sample';
  readonly plan: TestPlan;
  /** The share that is assumed to say yes. */
  readonly truth: number;
}

const ask = <Answer>(question: PlanningQuestion, signal: AbortSignal): Promise<Answer> =>
  askWorker(() => new Worker(new URL('./planning-worker.ts', import.meta.url), { type: 'module' }), question, signal);

/** What a planned test would come to, if a share of `truth` really says yes. */
export const askForecast = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<PlanForecast> =>
  ask({ name: 'forecast', plan, truth }, signal);

/** The sample that gives an 80% chance of the right answer; null if there is none. */
export const askSample = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<number | null> =>
  ask({ name: 'sample', plan, truth }, signal);
