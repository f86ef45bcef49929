import type { Idea, IdeaStatus } from '../idea/idea.ts';
import type { DecisionKind, DecisionMade, Ledger, LedgerPlace, Successor } from './ledger.ts';
import type { Scored } from './score.ts';

/** Whether one thing entered a log after another; what waits for the server comes last, by the founder's clock. */
export function isAfter(
  one: Pick<LedgerPlace, 'position' | 'at'>,
  other: Pick<LedgerPlace, 'position' | 'at'>,
): boolean {
  if (one.position !== null && other.position !== null) return one.position > other.position;
  if (one.position === null && other.position === null) return one.at > other.at;
  return one.position === null;
}

/** A critical assumption that a judged test has spoken against, and that what speaks for it does not outweigh. */
export const isRefuted = ({ assumption, evidence, supports, refutes }: Scored): boolean =>
  assumption.critical && !assumption.retired && refutes > supports && evidence.some(isRefutation);

/** Lists the refuted assumptions about which nothing was decided since; the lowest score first. */
export function undecidedRefutations({ decisions }: Pick<Ledger, 'decisions'>, scores: readonly Scored[]) {
  const last = decisions.at(-1);
  return scores
    .filter(isRefuted)
    .filter(({ evidence }) => !last || evidence.some((each) => isRefutation(each) && isAfter(each.place, last.place)))
    .toSorted((a, b) => a.score - b.score);
}

const isRefutation = ({ direction, experimentId, superseded }: Scored['evidence'][number]): boolean =>
  direction === -1 && experimentId !== null && superseded === null;

/** The decision that led from one idea to another. */
export type Pivot = DecisionMade & { readonly successor: Successor };

export const isPivot = (decision: DecisionMade): decision is Pivot =>
  decision.kind === 'pivot' && decision.successor !== null;

/** By the server's clock, or the founder's until the server has recorded it. ISO 8601. */
export const decidedAt = ({ place }: Pick<DecisionMade, 'place'>): string => place.recordedAt ?? place.at;

/** The pause or kill that was to be looked at again by `today`, if nothing was decided since. Both dates as in 2026-11-23. */
export function decisionToReview({ decisions }: Pick<Ledger, 'decisions'>, today: string): DecisionMade | undefined {
  const last = decisions.at(-1);
  return last && last.askAgainOn !== null && last.askAgainOn <= today ? last : undefined;
}

/** Idea status that a decision leads to; null if it leaves the status as it is. */
export const decidedStatusOf: Readonly<Record<DecisionKind, IdeaStatus | null>> = {
  pivot: 'pivoted',
  kill: 'killed',
  pause: 'paused',
  persevere: null,
};

/** The status of an idea by whatever came later, its last move or the last decision about it. */
export function statusOf(
  { status, movedAt }: Pick<Idea, 'status' | 'movedAt'>,
  decision: Pick<DecisionMade, 'kind' | 'place'> | undefined,
): IdeaStatus {
  const decided = decision && decidedStatusOf[decision.kind];
  if (!decision || !decided || movedAt === null) return status;
  const isLater = decision.place.position === null || movedAt === undefined || decision.place.position > movedAt;
  return isLater ? decided : status;
}
