import type { Idea } from '#domain/idea/idea.ts';
import { isStale } from '#domain/vault/is-stale.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ageText } from './age-text.ts';
import { scoreText } from './score-text.ts';
import { TagWords } from './TagWords.tsx';

export interface IdeaCardProps {
  readonly idea: Idea;
  readonly criteria: readonly Criterion[];
  /** ISO 8601. */
  readonly now: string;
}

/** An idea on the board; its column says its status. */
export function IdeaCard({ idea, criteria, now }: IdeaCardProps) {
  const score = scoreOf(idea, criteria);
  const stale = isStale(idea, now);
  return (
    <div className={card}>
      <span className={cx(title, stale && css({ color: 'ink.muted' }))}>{idea.title}</span>
      <TagWords tags={idea.tags} shown={1} />
      <span className={facts}>
        {score !== null && (
          <span>
            <VisuallyHidden>Score: </VisuallyHidden>
            {scoreText(score)}
          </span>
        )}
        <span>
          <VisuallyHidden>Age: </VisuallyHidden>
          {ageText(idea.capturedAt, now)}
        </span>
        {stale && <Badge tone="warning">Stale</Badge>}
      </span>
    </div>
  );
}

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  flex: '1',
  minWidth: '0',
  height: 'full',
  overflow: 'hidden',
});
const title = css({ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '2' });
const facts = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  marginTop: 'auto',
  textStyle: 'figure.small',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
});
