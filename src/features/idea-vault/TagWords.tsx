import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { labels } from './labels.ts';

export interface TagWordsProps {
  readonly tags: readonly string[];
  /** More are counted. */
  readonly shown: number;
}

/** The first tags of an idea, and how many more there are. */
export function TagWords({ tags, shown }: TagWordsProps) {
  const more = tags.length - shown;
  return (
    <span className={line}>
      {tags.slice(0, shown).map((tag) => (
        <span key={tag} className={one}>
          <Badge>{tag}</Badge>
        </span>
      ))}
      {more > 0 && <span className={css({ color: 'ink.muted', fontSize: '12' })}>{labels.row.moreTags(more)}</span>}
    </span>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: '4', minWidth: '0', overflow: 'hidden' });
const one = css({
  minWidth: '0',
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flexShrink: '1' },
});
