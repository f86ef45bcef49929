import type { Idea } from '#domain/idea/idea.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import type { Criterion } from '#domain/vault/vault.ts';

export interface ScoreText {
  /** To one decimal, behind a tilde where it is not from all criteria. */
  readonly figure: string;
  /** From how many it is; null where it is from all. */
  readonly basis: string | null;
}

/** An idea's score as it is shown; null while nothing that has weight is rated. */
export function scoreText(idea: Pick<Idea, 'ratings'>, criteria: readonly Criterion[]): ScoreText | null {
  const score = scoreOf(idea, criteria);
  if (score === null) return null;
  const figure = score.toFixed(1);
  const rated = criteria.filter(({ id }) => Object.hasOwn(idea.ratings, id)).length;
  if (rated === criteria.length) return { figure, basis: null };
  return { figure: `~${figure}`, basis: `from ${rated} of ${criteria.length} criteria` };
}
