import type { PlanForecast, TestPlan } from '#domain/verdict/test-plan.ts';

export interface PlanningQuestion {
  /** What the plan would come to, or which sample would come to an answer. */
  readonly name: 'forecast' | 'sample';
  readonly plan: TestPlan;
  /** The share that is assumed to say yes. */
  readonly truth: number;
}

/** Each question has a worker of its own, so that one that is not wanted any more ends at once. */
function ask<Answer>(question: PlanningQuestion, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./planning-worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(`the planner failed: ${message}`)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(question);
  });
  return answered.finally(() => worker.terminate());
}

/** What a planned test would come to, if a share of `truth` really says yes. */
export const askForecast = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<PlanForecast> =>
  ask({ name: 'forecast', plan, truth }, signal);

/** The sample that gives an 80% chance of the right answer; null if there is none. */
export const askSample = (plan: TestPlan, truth: number, signal: AbortSignal): Promise<number | null> =>
  ask({ name: 'sample', plan, truth }, signal);
