import { ignoreUnknown } from '../log/define-stream.ts';
import { doneBy, memberOfFact } from '../log/member-of-fact.ts';
import { evolveMoments } from '../log/name-moment.ts';
import type { Dated, FactPlace } from '../log/recorded-event.ts';
import { assignmentOf } from '../team/assignment.ts';
import { type Design, type Experiment, experimentIdOf } from './experiment.ts';
import type { ExperimentFact } from './experiment-facts.ts';
import { withoutOpening } from './learning-text.ts';

/** Folds one fact into an experiment. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveExperiment(
  before: Experiment | undefined,
  fact: Dated<ExperimentFact>,
  stream: string,
): Experiment | undefined {
  if (!before) {
    if (fact.type !== 'ExperimentDesigned') return undefined;
    const { sample = false, ...designed } = fact.data;
    const id = experimentIdOf(stream);
    const by = predictedIn(fact);
    return { ...blank, id, ...designed, ...by, isSample: sample, designedAt: fact.at, changedAt: fact.at };
  }
  const at = timeOf(before, fact);
  const experiment = { ...before, changedAt: before.isSample ? at : fact.at };
  const position = fact.position ?? null;
  switch (fact.type) {
    case 'ExperimentRevised':
      return { ...experiment, ...fact.data, ...predictedIn(fact) };
    case 'ExperimentDiscarded':
      return { ...experiment, discarded: true };
    case 'ExperimentRestored':
      return { ...experiment, discarded: false };
    case 'ExperimentStarted': {
      const { endsAt = null, ...sealed } = fact.data;
      return { ...experiment, lock: { ...sealed, endsAt, position, startedAt: at } };
    }
    case 'LockWitnessed':
      return { ...experiment, witness: { by: fact.data.by, position, at } };
    case 'ResultRecorded':
      return { ...experiment, result: fact.data, ...doneBy('reportedBy', fact) };
    case 'ExperimentStopped':
      return { ...experiment, stoppedFor: fact.data.reason, ...doneBy('stoppedBy', fact) };
    case 'ExperimentReassigned': {
      const { projectId, assumptionId, decisionId } = fact.data;
      const from = { projectId: before.projectId, assumptionId: before.assumptionId, decisionId };
      return { ...experiment, projectId, assumptionId, reassignedFrom: [...(before.reassignedFrom ?? []), from] };
    }
    case 'ExperimentAssigned':
      return { ...experiment, assigned: assignmentOf(fact.data) };
    case 'LearningRecorded':
      return { ...experiment, learning: withoutOpening(fact.data.text), ...doneBy('learnedBy', fact) };
    case 'SampleClosed':
      return { ...experiment, closed: { for: fact.data.for, position, at } };
    case 'ExperimentJudged': {
      const judgement = experiment.judgements.length + 1;
      return { ...experiment, judgements: [...experiment.judgements, { judgement, ...fact.data, position, at }] };
    }
    case 'MomentNamed':
      return { ...before, moments: evolveMoments(before.moments, fact.data) };
    case 'ExperimentDesigned':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}

/** Who predicted the result, if the fact has a prediction; nobody is kept who predicted something else before. */
function predictedIn(fact: FactPlace & { readonly data: Partial<Pick<Design, 'prediction'>> }) {
  return fact.data.prediction === undefined ? {} : { predictedBy: memberOfFact(fact) };
}

/** By the server's clock. A sample tells of weeks ago instead, and is judged as of the result that it was given. */
function timeOf({ isSample, changedAt }: Experiment, { type, at, recordedAt }: Dated<ExperimentFact>): string {
  if (!isSample) return recordedAt ?? at;
  return type === 'SampleClosed' || type === 'ExperimentJudged' ? changedAt : at;
}

const blank = {
  yesWhen: '',
  expected: null,
  discarded: false,
  lock: null,
  result: null,
  stoppedFor: null,
  closed: null,
  judgements: [],
  learning: '',
  moments: [],
} as const;
