import { differingParts, eachPart, partOf } from '../log/parts.ts';
import { type Assumption, type Direction, type Evidence, type Ledger, type Rung, rungCaps } from './ledger.ts';

/** Stored with every number that was made by it; a formula never changes under its name. */
export const scoreFormula = 'score-1';
export const scoreFormulaText =
  'score = 50 + 50 · S/(M + 4), S = sum of direction · weight, M = sum of weights; each rung counts up to its top value in each direction.';

/** Weights of the evidence for and against an assumption, and the score from them. */
export interface Weighed {
  readonly supports: number;
  readonly refutes: number;
  readonly neutral: number;
  /** 0 to 100; 50 without evidence. 100 times the mean of Beta(2 + supports + neutral/2, 2 + refutes + neutral/2). */
  readonly score: number;
}

type Piece = Pick<Evidence, 'direction' | 'rung' | 'weight'>;

/** `score-1` over all evidence that counts, whatever its order. */
export function weigh(pieces: Iterable<Piece>): Weighed {
  const weighing = new Weighing();
  for (const piece of pieces) weighing.add(piece);
  return weighing.result();
}

/** `score-1`, piece by piece. */
export class Weighing {
  readonly #sums = new Map<string, { readonly direction: Direction; readonly rung: Rung; sum: number }>();

  add({ direction, rung, weight }: Piece): void {
    const key = `${rung} ${direction}`;
    const known = this.#sums.get(key);
    if (known) known.sum += weight;
    else this.#sums.set(key, { direction, rung, sum: weight });
  }

  result(): Weighed {
    const totals = { '-1': 0, '0': 0, '1': 0 };
    for (const { direction, rung, sum } of this.#sums.values()) totals[direction] += Math.min(sum, rungCaps[rung]);
    const { '-1': refutes, '0': neutral, '1': supports } = totals;
    const score = 50 + (50 * (supports - refutes)) / (supports + refutes + neutral + 4);
    return { supports, refutes, neutral, score };
  }
}

/** Whether nothing that has a weight counts: a score of 50 would say something. */
export const isUntested = ({ supports, refutes, neutral }: Weighed): boolean => supports + refutes + neutral === 0;

/** One assumption with what is known of it. */
export interface Scored extends Weighed {
  readonly assumption: Assumption;
  /** All of it, in the order in which it was recorded; what is superseded does not count. */
  readonly evidence: readonly Evidence[];
  /** Importance times what is still open, 0 to 5. */
  readonly risk: number;
}

/** Every assumption, retired ones too, in the order in which they were stated. */
export function scoresOf(ledger: Ledger): readonly Scored[] {
  const byAssumption = new Map<string, Evidence[]>();
  for (const each of eachPart(ledger.evidence)) {
    const known = byAssumption.get(each.assumptionId);
    if (known) known.push(each);
    else byAssumption.set(each.assumptionId, [each]);
  }
  return [...eachPart(ledger.assumptions)]
    .sort((a, b) => a.order - b.order)
    .map((assumption) => scoredBy(assumption, byAssumption.get(assumption.id) ?? []));
}

function scoredBy(assumption: Assumption, all: readonly Evidence[]): Scored {
  const evidence = all.toSorted((a, b) => a.order - b.order);
  const weighed = weigh(evidence.filter(({ superseded }) => superseded === null));
  return { assumption, evidence, ...weighed, risk: assumption.importance * (1 - weighed.score / 100) };
}

/** Computes `scoresOf` from earlier scores: unchanged assumptions are not looked at and keep the same object. */
export function scoresAfter(
  before: { readonly ledger: Ledger; readonly scores: readonly Scored[] },
  ledger: Ledger,
): readonly Scored[] {
  const changed = new Map<string, Map<string, Evidence | undefined>>();
  const changesOf = (assumptionId: string) => {
    const known = changed.get(assumptionId) ?? new Map<string, Evidence | undefined>();
    changed.set(assumptionId, known);
    return known;
  };
  for (const [old, now] of differingParts(before.ledger.assumptions, ledger.assumptions)) {
    changesOf((now ?? old)?.id ?? '');
  }
  for (const [old, now] of differingParts(before.ledger.evidence, ledger.evidence)) {
    if (old && old.assumptionId !== now?.assumptionId) changesOf(old.assumptionId).set(old.id, undefined);
    if (now) changesOf(now.assumptionId).set(now.id, now);
  }
  if (changed.size === 0) return before.scores;
  const scores = before.scores.filter(({ assumption }) => !changed.has(assumption.id));
  const known = new Map(before.scores.map((each) => [each.assumption.id, each]));
  for (const [id, changes] of changed) {
    const assumption = partOf(ledger.assumptions, id);
    if (!assumption) continue;
    // Evidence can have been there before its assumption.
    const kept = known.get(id)?.evidence ?? [...eachPart(ledger.evidence)].filter((each) => each.assumptionId === id);
    const evidence = new Map<string, Evidence | undefined>(kept.map((each) => [each.id, each]));
    for (const [evidenceId, each] of changes) evidence.set(evidenceId, each);
    scores.push(
      scoredBy(
        assumption,
        [...evidence.values()].filter((each) => each !== undefined),
      ),
    );
  }
  return scores.sort((a, b) => a.assumption.order - b.assumption.order);
}

const isLive = ({ assumption }: Scored): boolean => !assumption.retired;

/** The idea is worth as much as the lowest of its critical assumptions; undefined without one. */
export const weakestOf = (scores: readonly Scored[]): Scored | undefined =>
  leastBy(
    scores.filter((each) => isLive(each) && each.assumption.critical),
    ({ score }) => score,
  );

/** The assumption with the highest risk; undefined without one. */
export const riskiestOf = (scores: readonly Scored[]): Scored | undefined =>
  leastBy(scores.filter(isLive), ({ risk }) => -risk);

/** The first of those for which the figure is least. */
function leastBy<T>(all: readonly T[], figure: (each: T) => number): T | undefined {
  let least: T | undefined;
  for (const each of all) if (least === undefined || figure(each) < figure(least)) least = each;
  return least;
}
