import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import type { IdeaEvidence } from '#domain/ledger/idea-evidence.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { isStale } from '#domain/vault/is-stale.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { RowLink } from '#ui/RowLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EvidenceFigure } from './EvidenceFigure.tsx';
import { ageText, labels, scoreText } from './labels.ts';
import { ScoreFigure } from './ScoreFigure.tsx';
import { TagWords } from './TagWords.tsx';

export interface IdeaCardProps {
  readonly idea: Idea;
  readonly criteria: readonly Criterion[];
  readonly evidence: IdeaEvidence | undefined;
  /** ISO 8601. */
  readonly now: string;
  /** Stands beside the tags of the idea to look at next. */
  readonly flag: ReactNode;
}

/** An idea on the board; its column says its status. */
export function IdeaCard({ idea, criteria, evidence, now, flag }: IdeaCardProps) {
  const score = scoreText(idea, criteria);
  const stale = isStale(idea, now);
  return (
    <div className={card}>
      <span className={cx(title, stale && css({ color: 'ink.muted' }))}>
        <RowLink href={buildPath({ name: 'idea-vault.idea', params: { ideaId: idea.id } })}>{idea.title}</RowLink>
      </span>
      <span className={words}>
        {flag}
        {stale && <Badge tone="warning">{labels.row.stale}</Badge>}
        <TagWords tags={idea.tags} shown={1} />
      </span>
      <span className={facts}>
        {score !== null && (
          <span>
            <VisuallyHidden>{labels.columns.score}: </VisuallyHidden>
            <ScoreFigure score={score} />
            <span aria-hidden="true"> · </span>
          </span>
        )}
        {evidence && (
          <span>
            <span aria-hidden="true">{labels.columns.evidence} </span>
            <EvidenceFigure evidence={evidence} />
            <span aria-hidden="true"> · </span>
          </span>
        )}
        <span>
          <VisuallyHidden>{labels.columns.age}: </VisuallyHidden>
          {ageText(idea.capturedAt, now)}
        </span>
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
const title = css({ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '2', flexShrink: '0' });
const words = css({ display: 'flex', alignItems: 'center', gap: '4', minWidth: '0' });
// Above the buttons of the card, and beside them where there is room.
const facts = css({
  display: 'flex',
  alignItems: 'center',
  marginTop: 'auto',
  _narrowCard: {
    marginBottom: { base: '[calc({sizes.toolbar} - {spacing.4})]', _coarse: '[calc({sizes.touch} - {spacing.4})]' },
  },
  _wideCard: {
    minHeight: { base: '24', _coarse: '36' },
    marginInlineEnd: { base: '64', _coarse: '96' },
  },
  textStyle: 'figure.small',
  color: 'ink.muted',
  whiteSpace: 'pre',
});
