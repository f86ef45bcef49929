import type { Experiment } from '../experiment/experiment.ts';
import { isAfter, undecidedRefutations } from '../ledger/decisions.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Scored } from '../ledger/score.ts';

/**
 * Returns the learning from the test that a decision is now to be made about: the last one with a learning since the
 * decision before, and if a refuted assumption asks for a decision, of that assumption. Without "So we will"; empty if
 * nothing was learned.
 */
export function learnedForDecision(
  { decisions }: Pick<Ledger, 'decisions'>,
  scores: readonly Scored[],
  experiments: readonly Experiment[],
): string {
  const last = decisions.at(-1);
  const [refuted] = undecidedRefutations({ decisions }, scores);
  const about = refuted ? [refuted] : scores.filter(({ assumption }) => !assumption.retired);
  const learned = about
    .flatMap(({ evidence }) => evidence)
    .filter(({ superseded, place }) => superseded === null && (!last || isAfter(place, last.place)))
    .toSorted((a, b) => b.order - a.order)
    .map(({ experimentId }) => experiments.find(({ id }) => id === experimentId)?.learning ?? '');
  return learned.find((learning) => learning !== '') ?? '';
}
