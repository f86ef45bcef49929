import type { Experiment } from '../experiment/experiment.ts';
import { eachPart, withParts } from '../log/parts.ts';
import type { Interview } from './interview.ts';

type Test = Pick<Experiment, 'projectId' | 'assumptionId' | 'reassignedFrom'>;

/**
 * An interview as it is now that a pivot may have taken its test along: it belongs to the project of the test, and its
 * quotes about what the test was about are about what it tests there. The same object if no pivot did, or without a test.
 */
export function interviewNow(interview: Interview, experiment: Test | undefined): Interview {
  if (!experiment || experiment.reassignedFrom === undefined) return interview;
  const { projectId, assumptionId, reassignedFrom } = experiment;
  const earlier = new Set(reassignedFrom.map((from) => from.assumptionId));
  const moved = [...eachPart(interview.quotes)].filter((quote) => earlier.has(quote.assumptionId));
  const quotes = withParts(
    interview.quotes,
    moved.map((quote) => ({ ...quote, assumptionId })),
  );
  return { ...interview, projectId, quotes };
}

/** The same for many; `experiments` are all that are known, of whatever project. */
export function interviewsNow(
  interviews: readonly Interview[],
  experiments: readonly (Test & Pick<Experiment, 'id'>)[],
): readonly Interview[] {
  const known = new Map(experiments.map((experiment) => [experiment.id, experiment]));
  return interviews.map((interview) => interviewNow(interview, known.get(interview.experimentId ?? '')));
}
