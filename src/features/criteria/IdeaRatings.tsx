import { type Idea, ideaLimits } from '#domain/idea/idea.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { RatingField } from '#ui/RatingField.tsx';
import { useRights } from '#ui/rights.ts';
import { labels } from './labels.ts';

export interface IdeaRatingsProps {
  readonly idea: Pick<Idea, 'ratings'>;
  readonly criteria: readonly Criterion[];
  /** Null takes the rating away. */
  readonly onRate: (criterion: string, rating: number | null) => void;
  /** The first criterion has the focus as they appear. */
  readonly autoFocus?: boolean;
}

/** How one idea is rated by each criterion, and what comes of it. Ratings are changed in place. */
export function IdeaRatings({ idea, criteria, onRate, autoFocus = false }: IdeaRatingsProps) {
  const mayEdit = useRights().edit;
  const score = scoreOf(idea, criteria);
  const rated = criteria.filter(({ id }) => ratingOf(idea, id) !== null).length;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      {criteria.map(({ id, name, weight }, n) =>
        mayEdit ? (
          <RatingField
            key={id}
            label={name}
            description={labels.rating.weight(weight)}
            max={ideaLimits.ratingMax}
            autoFocus={autoFocus && n === 0}
            value={ratingOf(idea, id)}
            onChange={(rating) => onRate(id, rating)}
          />
        ) : (
          <p key={id}>{labels.rating.rated(name, ratingOf(idea, id), ideaLimits.ratingMax)}</p>
        ),
      )}
      <p role="status" className={css({ color: 'ink.muted' })}>
        {score === null ? (
          labels.rating.none
        ) : (
          <>
            {labels.rating.score}
            <strong className={css({ textStyle: 'figure', color: 'ink' })}>{score.toFixed(1)}</strong>
            {labels.rating.most}
            {rated < criteria.length && labels.rating.basis(rated, criteria.length)}
          </>
        )}
      </p>
    </div>
  );
}

const ratingOf = ({ ratings }: Pick<Idea, 'ratings'>, criterion: string): number | null =>
  Object.hasOwn(ratings, criterion) ? (ratings[criterion] ?? null) : null;
