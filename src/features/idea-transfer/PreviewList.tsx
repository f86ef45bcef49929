import type { DuplicateChoice } from '#domain/transfer/judge-table.ts';
import type { PreviewRow } from '#domain/transfer/transfer-report.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { labels } from './labels.ts';

export interface PreviewListProps {
  readonly rows: readonly PreviewRow[];
  readonly duplicates: DuplicateChoice;
}

/** The first lines as the ideas that they would become. What they say is shown as text, whatever it looks like. */
export function PreviewList({ rows, duplicates }: PreviewListProps) {
  return (
    <ol aria-label={labels.review.preview} className={css({ borderTop: 'hairline' })}>
      {rows.map(({ place, title, problem, audience, tags, status, archived, verdict }) => (
        <li key={place} className={row}>
          <span className={css({ textStyle: 'figure', color: 'ink.muted' })}>{place}</span>
          <div className={css({ minWidth: '0' })}>
            <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{title || labels.review.untitled}</p>
            <p className={details}>
              {[status, archived && labels.review.archivedRow, tags.join(', '), audience, problem]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {verdict === 'wrong' && <Badge tone="danger">{labels.review.leftOut}</Badge>}
          {verdict === 'duplicate' && (
            <Badge tone="warning">{duplicates === 'skip' ? labels.review.duplicate : labels.review.again}</Badge>
          )}
        </li>
      ))}
    </ol>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12',
  py: '8',
  borderBottom: 'hairline',
});
const details = css({ color: 'ink.muted', textStyle: 'small', lineClamp: '2', overflowWrap: 'anywhere' });
