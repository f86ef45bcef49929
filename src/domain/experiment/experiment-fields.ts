import type { Fields } from '../undo/field-change.ts';
import type { Experiment } from './experiment.ts';

/** Returns the fields that an undo can bring back: the design, until it is locked, and the texts written about it. */
export function experimentFields(experiment: Experiment): Fields {
  const { assumptionId, method, question, yesWhen, criterion, n, endsAt, formula, windowMinutes, counts } = experiment;
  const {
    prediction,
    expected,
    artefact,
    sharesNetwork = false,
    countsInvited = false,
    discarded,
    learning,
    assigned = null,
  } = experiment;
  return {
    ...{ assumptionId, method, question, yesWhen, criterion, n, endsAt, formula, windowMinutes, counts },
    ...{ prediction, expected, artefact, sharesNetwork, countsInvited, discarded, learning, assigned },
  };
}
