import { type Lock, stageOf } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { entriesOfPage, type WaitingVisitors, waitingOf } from '#domain/judgement/page-entries.ts';
import { entriesOfSurvey } from '#domain/judgement/survey-entries.ts';
import type { Loop, LoopExperiment } from '#domain/next-step/loop-step.ts';

export interface RunningTest extends LoopExperiment {
  readonly projectId: string;
  readonly lock: Lock;
  /** Text of the tested assumption, or else the test's question. */
  readonly text: string;
  /** Visitors who came and do not count yet. */
  readonly waiting: WaitingVisitors | null;
}

/**
 * The tests of a project that run, with what has come by `now` (ISO 8601). Those of the sample are over, or will be as soon
 * as the server has seen them.
 */
export function runningTestsOf(
  { projectId, experiments, scores }: Loop,
  intakes: readonly Intake[],
  now: string,
): readonly RunningTest[] {
  return experiments.flatMap(({ experiment, entries }) => {
    const { lock, isSample, assumptionId, question, artefact } = experiment;
    if (!lock || isSample || stageOf(experiment) !== 'running') return [];
    const scored = scores.find(({ assumption }) => assumption.id === assumptionId);
    const intake = artefact ? intakes.find(({ id }) => id === artefact.id) : undefined;
    const came =
      artefact?.kind === 'page'
        ? entriesOfPage(experiment, intake, now)
        : artefact?.kind === 'survey'
          ? entriesOfSurvey(experiment, intake)
          : entries;
    const waiting = waitingOf(experiment, intake, now);
    return [{ experiment, entries: came, waiting, projectId, lock, text: scored?.assumption.text ?? question }];
  });
}
