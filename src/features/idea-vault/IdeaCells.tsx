import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { isStale } from '#domain/vault/is-stale.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { StatusWord } from '#ui/StatusWord.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ageText } from './age-text.ts';
import { cellsStyle } from './cells-style.ts';
import { ScoreFigure } from './ScoreFigure.tsx';
import { scoreText } from './score-text.ts';
import { TagWords } from './TagWords.tsx';
import { statusSigns, statusWords } from './words.ts';

export interface IdeaCellsProps {
  readonly idea: Idea;
  readonly criteria: readonly Criterion[];
  /** ISO 8601. */
  readonly now: string;
  /** Stands after the title of the idea to look at next. */
  readonly flag: ReactNode;
}

/** What the table says about an idea; on narrow screens its title over the rest. */
export function IdeaCells({ idea, criteria, now, flag }: IdeaCellsProps) {
  const score = scoreText(idea, criteria);
  const stale = isStale(idea, now);
  return (
    <div className={cellsStyle}>
      <span className={titleCell}>
        <span className={cx(title, stale && css({ color: 'ink.muted' }))}>{idea.title}</span>
        {flag}
        {stale && <Badge tone="warning">Stale</Badge>}
      </span>
      <span className={audience}>
        {idea.audience !== '' && <VisuallyHidden>Audience: </VisuallyHidden>}
        {idea.audience}
      </span>
      <span className={wide}>
        <TagWords tags={idea.tags} shown={2} />
      </span>
      <StatusWord sign={statusSigns[idea.status]}>{statusWords[idea.status]}</StatusWord>
      <span className={figure}>
        <VisuallyHidden>Score: </VisuallyHidden>
        {score === null ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>not rated</VisuallyHidden>
          </>
        ) : (
          <ScoreFigure score={score} />
        )}
      </span>
      <span className={cx(figure, css({ hideBelow: 'desktop' }))}>
        <VisuallyHidden>Changed: </VisuallyHidden>
        {ageText(idea.changedAt, now)}
      </span>
      <span className={figure}>
        <VisuallyHidden>Age: </VisuallyHidden>
        {ageText(idea.capturedAt, now)}
      </span>
    </div>
  );
}

const titleCell = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minWidth: '0',
  gridColumn: { base: '1 / -1', laptop: 'auto' },
});
const title = css({
  minWidth: '0',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  lineClamp: { base: '2', laptop: '1' },
});
const audience = css({
  hideBelow: 'desktop',
  minWidth: '0',
  color: 'ink.muted',
  lineClamp: '1',
  overflowWrap: 'anywhere',
});
const wide = css({ display: { base: 'none', laptop: 'block' }, minWidth: '0' });
const figure = css({ textStyle: 'figure.small', color: 'ink.muted', whiteSpace: 'nowrap' });
