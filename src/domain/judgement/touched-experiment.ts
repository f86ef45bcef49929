import { type Experiment, experimentStreamOf } from '../experiment/experiment.ts';
import { type Intake, intakeIdOf } from '../intake/intake.ts';
import type { Interview } from '../interview/interview.ts';

/**
 * The stream of the experiment whose judgement may be another one since `stream` went from one state to the next: the
 * experiment itself, or the one that an interview was held for. Undefined if nothing that counts has changed.
 */
export function touchedExperiment(stream: string, before: unknown, after: unknown): string | undefined {
  if (stream.startsWith('experiment-')) {
    return differs<Experiment>(before, after, ['lock', 'result', 'stoppedFor']) ? stream : undefined;
  }
  if (!stream.startsWith('interview-')) return undefined;
  const { experimentId } = after as Interview;
  if (!experimentId || !differs<Interview>(before, after, ['answer', 'removed'])) return undefined;
  return experimentStreamOf(experimentId);
}

/** The page whose experiments may be judged otherwise since the stream of its visitors went from one state to the next. */
export const touchedPage = (stream: string, before: unknown, after: unknown): string | undefined =>
  stream.startsWith('intake-') && differs<Intake>(before, after, ['runs', 'entries', 'excludedNetworks'])
    ? intakeIdOf(stream)
    : undefined;

/** Folds keep what they do not change, so that identity is enough. */
const differs = <State>(before: unknown, after: unknown, fields: readonly (keyof State)[]): boolean =>
  fields.some((field) => ((before as State | undefined)?.[field] ?? null) !== ((after as State)[field] ?? null));
