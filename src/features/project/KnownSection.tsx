import { type Idea, ideaTexts } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

export interface KnownSectionProps {
  readonly idea: Idea;
  readonly criteria: readonly Criterion[];
}

/** How much there is to go by, and that none of it is evidence yet. */
export function KnownSection({ idea, criteria }: KnownSectionProps) {
  const written = ideaTexts.filter((text) => idea[text] !== '').length;
  const rated = criteria.filter(({ id }) => Object.hasOwn(idea.ratings, id)).length;
  const score = scoreOf(idea, criteria);
  return (
    <section aria-labelledby="idea-known" className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={2} size="subheading" id="idea-known">
        What is known about it
      </Heading>
      <dl className={list}>
        <dt className={term}>Written down</dt>
        <dd>
          {written} of {ideaTexts.length} texts
        </dd>
        <dt className={term}>Your own judgement</dt>
        <dd>
          {criteria.length === 0 && 'You have no criteria yet'}
          {criteria.length > 0 && `${rated} of ${criteria.length} criteria rated`}
          {score !== null && (
            <>
              {', weighted '}
              <span className={css({ textStyle: 'figure' })}>{score.toFixed(1)}</span> of 5
            </>
          )}
        </dd>
        <dt className={term}>Evidence</dt>
        <dd>None</dd>
      </dl>
      <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>
        Experiments are not built yet, so nothing here has been tested with anybody: what stands here is what you think.{' '}
        <Link href={buildPath({ name: 'idea-vault' })}>Weigh it against your other ideas</Link>
      </p>
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
