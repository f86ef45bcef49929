import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

export interface RecentIdeasProps {
  readonly ideas: readonly Idea[];
}

const shown = 5;

/** The ideas that changed last. */
export function RecentIdeas({ ideas }: RecentIdeasProps) {
  const recent = ideas
    .filter(({ archived }) => !archived)
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))
    .slice(0, shown);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-ideas">
      <Heading level={2} size="subheading" id="recent-ideas">
        Recent ideas
      </Heading>
      <ul className={css({ paddingTop: '4' })}>
        {recent.map(({ id, title, audience, changedAt }) => (
          <li key={id} className={line}>
            <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              <span className={css({ fontWeight: 'medium' })}>{title}</span>
              {audience !== '' && <span className={css({ color: 'ink.muted' })}> for {audience}</span>}
            </span>
            <span className={css({ flexShrink: '0', color: 'ink.muted', textStyle: 'caption' })}>
              <DateDisplay at={changedAt} form="recent" />
            </span>
          </li>
        ))}
      </ul>
      <p className={css({ paddingBlock: '12' })}>
        <Link href={buildPath({ name: 'idea-vault' })}>All ideas</Link>
      </p>
    </section>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16',
  paddingBlock: '8',
  borderBottom: 'hairline',
});
