import { type Lock, stageOf } from '#domain/experiment/experiment.ts';
import type { Loop, LoopExperiment } from '#domain/next-step/loop-step.ts';

export interface RunningTest extends LoopExperiment {
  readonly projectId: string;
  readonly lock: Lock;
  /** What it tests, in words. */
  readonly text: string;
}

/** The tests of a project that run. Those of the sample are over, or will be as soon as the server has seen them. */
export function runningTestsOf({ projectId, experiments, scores }: Loop): readonly RunningTest[] {
  return experiments.flatMap((each) => {
    const { lock, isSample, assumptionId, question } = each.experiment;
    if (!lock || isSample || stageOf(each.experiment) !== 'running') return [];
    const scored = scores.find(({ assumption }) => assumption.id === assumptionId);
    return [{ ...each, projectId, lock, text: scored?.assumption.text ?? question }];
  });
}
