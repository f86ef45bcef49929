import type { Artefact, Experiment, Method, VerdictFormula } from '#domain/experiment/experiment.ts';
import { experimentLimits } from '#domain/experiment/experiment.ts';
import type { ExperimentCommandData } from '#domain/experiment/experiment-commands.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';

/** A test card as it is typed. */
export interface ExperimentDraft {
  readonly assumptionId: string;
  /** Null until one is chosen: everything else depends on it. */
  readonly method: Method | null;
  readonly question: string;
  /** Condition for a yes, for methods in which the founder judges the answers. */
  readonly yesWhen: string;
  /** In percent, as typed. */
  readonly criterion: string;
  /** The planned sample, as typed. */
  readonly n: string;
  /** ISO 8601; null without an end date, undefined while a part of one is typed. */
  readonly endsAt: string | null | undefined;
  readonly formula: VerdictFormula;
  readonly prediction: Verdict | null;
  /** How many the founder expects to say yes, in percent, as typed. */
  readonly expected: string;
  /** The page that is counted on; null for methods without one, and while none is chosen. */
  readonly artefact: Artefact | null;
  /** Whether many people will share a network, so that more of one may count. */
  readonly sharesNetwork: boolean;
  /** Whether visitors who were invited by somebody that signed up count. */
  readonly countsInvited: boolean;
}

export type DraftField = keyof ExperimentDraft;
export type DraftProblem =
  | 'criterion-not-share'
  | 'sample-not-whole'
  | 'question-too-long'
  | 'yes-when-too-long'
  | 'expected-not-share';
export type DraftProblems = { readonly [Field in DraftField]?: DraftProblem };

export type DraftedExperiment = Pick<Experiment, DraftField>;

/** Nothing is prefilled but the rule. */
export const blankDraft = (assumptionId: string): ExperimentDraft => ({
  assumptionId,
  method: null,
  question: '',
  yesWhen: '',
  criterion: '',
  n: '',
  endsAt: null,
  formula: 'corridor-1',
  prediction: null,
  expected: '',
  artefact: null,
  sharesNetwork: false,
  countsInvited: false,
});

export const draftOf = (experiment: DraftedExperiment): ExperimentDraft => ({
  assumptionId: experiment.assumptionId,
  method: experiment.method,
  question: experiment.question,
  yesWhen: experiment.yesWhen,
  criterion: experiment.criterion === null ? '' : percentText(experiment.criterion),
  n: experiment.n === null ? '' : String(experiment.n),
  endsAt: experiment.endsAt,
  formula: experiment.formula,
  prediction: experiment.prediction,
  expected: experiment.expected === null ? '' : percentText(experiment.expected),
  artefact: experiment.artefact,
  sharesNetwork: experiment.sharesNetwork ?? false,
  countsInvited: experiment.countsInvited ?? false,
});

/** Without the tail that binary arithmetic leaves: 0.07 is 7. */
export const percentText = (share: number): string => String(Number((share * 100).toFixed(6)));

/** A share between 0 and 1, both excluded; null for nothing, undefined for what is none. */
export function shareOf(text: string): number | null | undefined {
  const typed = text.replace('%', '').replace(',', '.').trim();
  if (typed === '') return null;
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(typed)) return undefined;
  const share = Number((Number(typed) / 100).toFixed(8));
  return share > 0 && share < 1 ? share : undefined;
}

/** A number of people; null for nothing, undefined for what is none. */
export function countOf(text: string): number | null | undefined {
  const typed = text.replace(/[\s,]/g, '');
  if (typed === '') return null;
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= experimentLimits.n ? count : undefined;
}

export function problemsOf({ criterion, n, question, yesWhen, expected }: ExperimentDraft): DraftProblems {
  return {
    ...(shareOf(criterion) === undefined && { criterion: 'criterion-not-share' as const }),
    ...(shareOf(expected) === undefined && { expected: 'expected-not-share' as const }),
    ...(countOf(n) === undefined && { n: 'sample-not-whole' as const }),
    ...(question.trim().length > experimentLimits.question && { question: 'question-too-long' as const }),
    ...(yesWhen.trim().length > experimentLimits.yesWhen && { yesWhen: 'yes-when-too-long' as const }),
  };
}

/** The fields of a draft that were typed since, as a command takes them. What cannot be read waits. */
export function revisionOf(
  draft: ExperimentDraft,
  changed: readonly DraftField[],
): ExperimentCommandData<'ReviseExperiment'> {
  const problems = problemsOf(draft);
  const { assumptionId, question, yesWhen, endsAt, formula, prediction, artefact, sharesNetwork, countsInvited } =
    draft;
  const readable = {
    ...{ assumptionId, question: question.trim(), yesWhen: yesWhen.trim(), endsAt, formula, prediction, artefact },
    ...{ sharesNetwork, countsInvited },
    method: draft.method ?? undefined,
    criterion: shareOf(draft.criterion),
    expected: shareOf(draft.expected),
    n: countOf(draft.n),
  };
  const usable = changed.filter((field) => !problems[field] && readable[field] !== undefined);
  return Object.fromEntries(usable.map((field) => [field, readable[field]]));
}
