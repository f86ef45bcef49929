import type { Assumption } from './ledger.ts';
import { isUntested, type Scored, weakestOf } from './score.ts';

/** The evidence for an idea: the lowest score of its critical assumptions, and which one has it. */
export interface IdeaEvidence {
  /** 0 to 100. */
  readonly score: number;
  readonly assumption: Assumption;
}

/** Undefined while there is no critical assumption, or nothing speaks for or against any of them: 50 would say something. */
export function ideaEvidenceOf(scores: readonly Scored[]): IdeaEvidence | undefined {
  const critical = scores.filter(({ assumption }) => assumption.critical && !assumption.retired);
  const isTested = critical.some((each) => !isUntested(each));
  const weakest = weakestOf(critical);
  return isTested && weakest ? { score: weakest.score, assumption: weakest.assumption } : undefined;
}
