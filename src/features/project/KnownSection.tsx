import { type Idea, ideaTexts } from '#domain/idea/idea.ts';
import type { IdeaEvidence } from '#domain/ledger/idea-evidence.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { labels } from './labels.ts';

export interface KnownSectionProps {
  readonly idea: Idea;
  readonly criteria: readonly Criterion[];
  readonly evidence: IdeaEvidence | undefined;
  /** Puts other ideas beside this one; absent if there are none. */
  readonly onCompare: (() => void) | undefined;
}

/** How much there is to go by. */
export function KnownSection({ idea, criteria, evidence, onCompare }: KnownSectionProps) {
  const written = ideaTexts.filter((text) => idea[text] !== '').length;
  const rated = criteria.filter(({ id }) => Object.hasOwn(idea.ratings, id)).length;
  const score = scoreOf(idea, criteria);
  return (
    <section aria-labelledby="idea-known" className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={2} size="subheading" id="idea-known">
        {labels.known.heading}
      </Heading>
      <dl className={list}>
        <dt className={term}>{labels.known.written}</dt>
        <dd>{labels.known.filledIn(written)}</dd>
        <dt className={term}>{labels.known.rating}</dt>
        <dd>
          {criteria.length === 0 && labels.known.noCriteria}
          {criteria.length > 0 && labels.known.rated(rated, criteria.length)}
          {score !== null && (
            <>
              {labels.known.weighted}
              <span className={css({ textStyle: 'figure' })}>{score.toFixed(1)}</span>
              {labels.known.most}
            </>
          )}
        </dd>
        <dt className={term}>{labels.known.evidence}</dt>
        <dd>{evidence ? labels.known.stands(evidence.score, evidence.assumption.text) : labels.known.none}</dd>
      </dl>
      {!evidence && <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{labels.known.untested}</p>}
      {onCompare && (
        <div>
          <Button size="small" onPress={onCompare}>
            {labels.known.compare}
          </Button>
        </div>
      )}
    </section>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  borderTop: 'hairline',
  '& > *': { paddingBlock: '8', borderBottom: 'hairline' },
});
const term = css({ paddingInlineEnd: '24', color: 'ink.muted' });
