import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import type { IdeaEvidence } from '#domain/ledger/idea-evidence.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { isStale } from '#domain/vault/is-stale.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import type { IdeaCell } from '#machines/vault/idea-cell.machine.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { CellButton } from '#ui/CellButton.tsx';
import { RowLink } from '#ui/RowLink.tsx';
import { StatusWord } from '#ui/StatusWord.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cellsStyle, type FilledColumns } from './cells-style.ts';
import { EvidenceFigure } from './EvidenceFigure.tsx';
import { ageText, labels, scoreText, statusLabels } from './labels.ts';
import { ScoreFigure } from './ScoreFigure.tsx';
import { statusSigns } from './status-signs.ts';
import { TagWords } from './TagWords.tsx';

export interface IdeaCellsProps {
  readonly idea: Idea;
  readonly criteria: readonly Criterion[];
  readonly evidence: IdeaEvidence | undefined;
  /** ISO 8601. */
  readonly now: string;
  /** Stands after the title of the idea to look at next. */
  readonly flag: ReactNode;
  /** Where it came from, or what it became, if anything; in one line. */
  readonly pivot: ReactNode;
  readonly filled: FilledColumns;
  readonly onEdit: (cell: IdeaCell) => void;
}

/** Cells of an idea's table row; on narrow screens its title over the rest. */
export function IdeaCells({ idea, criteria, evidence, now, flag, pivot, filled, onEdit }: IdeaCellsProps) {
  const score = scoreText(idea, criteria);
  const stale = isStale(idea, now);
  return (
    <div className={cellsStyle(filled)}>
      <span className={titleCell} data-cell="title">
        <span className={titleLine}>
          <span
            title={idea.title}
            className={cx(title, pivot !== null && oneLine, stale && css({ color: 'ink.muted' }))}
          >
            <RowLink href={buildPath({ name: 'idea-vault.idea', params: { ideaId: idea.id } })}>{idea.title}</RowLink>
          </span>
          {flag}
          {stale && <Badge tone="warning">{labels.row.stale}</Badge>}
        </span>
        {pivot}
      </span>
      <span className={cx(note, isBare(idea, pivot) && css({ hideBelow: 'laptop' }))}>
        {filled.audience && (
          <span className={cx(audience, pivot !== null && css({ hideBelow: 'laptop' }))}>
            {idea.audience !== '' && <VisuallyHidden>{labels.columns.audience}: </VisuallyHidden>}
            {idea.audience}
          </span>
        )}
        <span className={cx(tags, idea.tags.length === 0 && css({ hideBelow: 'laptop' }))}>
          <CellButton cell="tags" onPress={() => onEdit('tags')}>
            <VisuallyHidden>{labels.columns.tags}: </VisuallyHidden>
            {idea.tags.length === 0 ? (
              <Plus aria-label={labels.row.addTag} className={add} />
            ) : (
              <TagWords tags={idea.tags} shown={2} />
            )}
          </CellButton>
        </span>
      </span>
      <CellButton cell="status" onPress={() => onEdit('status')}>
        <VisuallyHidden>{labels.columns.status}: </VisuallyHidden>
        <StatusWord sign={statusSigns[idea.status]}>{statusLabels[idea.status]}</StatusWord>
      </CellButton>
      {/* On a phone a dash would say nothing, and take the room of what is said. */}
      <CellButton
        cell="ratings"
        className={cx(figure, score === null && css({ hideBelow: 'laptop' }))}
        onPress={() => onEdit('ratings')}
      >
        <VisuallyHidden>{labels.columns.score}: </VisuallyHidden>
        {score === null ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{labels.row.notRated}</VisuallyHidden>
          </>
        ) : (
          <ScoreFigure score={score} />
        )}
      </CellButton>
      <span className={figure}>
        {evidence && (
          <span aria-hidden="true" className={css({ hideFrom: 'laptop' })}>
            {labels.columns.evidence}{' '}
          </span>
        )}
        <EvidenceFigure evidence={evidence} />
      </span>
      <span className={cx(figure, css({ hideBelow: 'desktop' }))}>
        <VisuallyHidden>{labels.columns.changed}: </VisuallyHidden>
        {ageText(idea.changedAt, now)}
      </span>
      <span className={cx(figure, css({ hideBelow: 'tablet' }))}>
        <VisuallyHidden>{labels.columns.age}: </VisuallyHidden>
        {ageText(idea.capturedAt, now)}
      </span>
    </div>
  );
}

/** On narrow screens, where it came from stands in the place of the audience. */
const isBare = ({ tags: own, audience: who }: Idea, pivot: ReactNode): boolean =>
  own.length === 0 && (who === '' || pivot !== null);

const titleCell = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  gridColumn: { base: '1 / -1', laptop: 'auto' },
});
const titleLine = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' });
const title = css({ minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '2' });
// Another line stands under it.
const oneLine = css({ lineClamp: { base: '2', laptop: '1' } });
// One line under the title on narrow screens, tags first; elsewhere two columns of the table.
const note = css({
  display: { base: 'flex', laptop: 'contents' },
  alignItems: 'center',
  gap: '8',
  minWidth: '0',
  gridColumn: '1 / -1',
});
const audience = css({
  display: { base: 'block', laptop: 'none', desktop: 'block' },
  order: { base: '1', laptop: '0' },
  minWidth: '0',
  color: 'ink.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const tags = css({ display: 'block', minWidth: '0', maxWidth: { base: '[65%]', laptop: 'full' } });
const add = css({ width: '14', height: '14', color: 'ink.muted' });
const figure = css({ textStyle: 'figure.small', color: 'ink.muted', whiteSpace: 'nowrap' });
