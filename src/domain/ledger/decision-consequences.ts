import { experimentStreamOf } from '../experiment/experiment.ts';
import { pageStreamOf } from '../page/page.ts';
import { surveyStreamOf } from '../survey/survey-kind.ts';
import { quotation } from '../text/quotation.ts';
import type { Ongoing } from './ledger.ts';
import type { LedgerFactOf } from './ledger-facts.ts';

/** A command that the server sends to itself because of a founder's decision. */
export interface DecisionConsequence {
  readonly type:
    | 'StopExperiment'
    | 'ReassignExperiment'
    | 'UnpublishPage'
    | 'ReassignPage'
    | 'UnpublishSurvey'
    | 'ReassignSurvey';
  readonly stream: string;
  readonly data: { readonly [name: string]: unknown };
}

/** Returns the commands that carry out a decision on the tests, pages and surveys that it is about, one each. */
export function consequencesOf({
  decisionId,
  successor,
  ongoing = [],
}: Pick<LedgerFactOf<'DecisionRecorded'>, 'decisionId' | 'successor' | 'ongoing'>): readonly DecisionConsequence[] {
  return ongoing.map((part): DecisionConsequence => {
    const { stream, ends, reassigns } = kinds[part.kind];
    if (part.goesOn && successor) {
      const { assumptionId } = part;
      const place = { projectId: successor.projectId, ...(assumptionId ? { assumptionId } : {}) };
      return { type: reassigns, stream: stream(part.id), data: { ...place, decisionId } };
    }
    const reason = successor ? `The idea became ${quotation(successor.title)}.` : 'The idea was pivoted.';
    return { type: ends, stream: stream(part.id), data: part.kind === 'experiment' ? { reason } : {} };
  });
}

type Types = Pick<DecisionConsequence, 'type'>['type'];

const kinds: Readonly<
  Record<Ongoing['kind'], { readonly stream: (id: string) => string; readonly ends: Types; readonly reassigns: Types }>
> = {
  experiment: { stream: experimentStreamOf, ends: 'StopExperiment', reassigns: 'ReassignExperiment' },
  page: { stream: pageStreamOf, ends: 'UnpublishPage', reassigns: 'ReassignPage' },
  survey: { stream: surveyStreamOf, ends: 'UnpublishSurvey', reassigns: 'ReassignSurvey' },
};
