import type { Experiment } from '../experiment/experiment.ts';
import { isAfter, undecidedRefutations } from '../ledger/decisions.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Scored } from '../ledger/score.ts';

/**
 * Returns the test whose learning a decision is now to be made about: the last one with a learning since the decision
 * before, and if a refuted assumption asks for a decision, of that assumption. Undefined if nothing was learned.
 */
export function learnedForDecision(
  { decisions }: Pick<Ledger, 'decisions'>,
  scores: readonly Scored[],
  experiments: readonly Experiment[],
): Experiment | undefined {
  const last = decisions.at(-1);
  const [refuted] = undecidedRefutations({ decisions }, scores);
  const about = refuted ? [refuted] : scores.filter(({ assumption }) => !assumption.retired);
  return about
    .flatMap(({ evidence }) => evidence)
    .filter(({ superseded, place }) => superseded === null && (!last || isAfter(place, last.place)))
    .toSorted((a, b) => b.order - a.order)
    .flatMap(({ experimentId }) => experiments.find(({ id }) => id === experimentId) ?? [])
    .find(({ learning }) => learning !== '');
}
