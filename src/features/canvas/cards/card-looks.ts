import { verdictOf } from '#domain/ledger/next-test.ts';
import { isUntested, type Scored } from '#domain/ledger/score.ts';
import type { Belief } from '#domain/lineage/lineage-of.ts';
import type { LoopStep } from '#domain/next-step/loop-step.ts';
import type { CardLook, CardLooks } from '#drawing/card-look.ts';
import { cardLabels as labels } from './labels.ts';

type Next = Pick<LoopStep, 'kind' | 'assumptionId'>;

/**
 * Looks of assumptions on their cards: the marker is on the one that the project's next step is about. A look that
 * equals the one in `before` stays the same object, and its card is not painted again. `refuted` are the assumptions of
 * earlier ideas.
 */
export function cardLooks(
  scores: readonly Scored[],
  next: Next | undefined,
  before?: CardLooks,
  refuted: readonly Belief[] = [],
): CardLooks {
  return new Map([
    ...refuted.map(({ assumption }): [string, CardLook] => [assumption.id, refutedLook]),
    ...scores.map((scored): [string, CardLook] => {
      const { id } = scored.assumption;
      const look = lookOf(scored, next?.assumptionId === id ? next.kind : null);
      const known = before?.get(id);
      return [id, known?.said === look.said ? known : look];
    }),
  ]);
}

/** Look of an assumption that a test refuted before the pivot. */
const refutedLook: CardLook = {
  text: labels.refuted,
  said: labels.refuted.toLowerCase(),
  verdict: 'refutes',
  isNext: false,
};

function lookOf(scored: Scored, next: Next['kind'] | null): CardLook {
  const { assumption, score } = scored;
  const verdict = verdictOf(scored);
  const isTested = !isUntested(scored);
  const said = [
    ...(assumption.retired ? [labels.retired.toLowerCase()] : []),
    isTested ? labels.scoreSaid(score) : labels.noEvidence.toLowerCase(),
    ...(verdict ? [labels.verdicts[verdict].toLowerCase()] : []),
    ...(next ? [labels.next[next]] : []),
  ].join(', ');
  const figure = [labels.score(score), ...(verdict ? [labels.verdicts[verdict]] : [])].join(' ');
  const text = assumption.retired ? labels.retired : isTested ? figure : labels.noEvidence;
  return { text, said, verdict: assumption.retired ? null : verdict, isNext: next !== null };
}
