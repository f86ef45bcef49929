import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineText } from './home-line.ts';
import { labels } from './labels.ts';

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
        {labels.ideas.title}
      </Heading>
      <ul className={css({ paddingTop: '4' })}>
        {recent.map(({ id, title, audience, changedAt }) => (
          <li key={id} className={homeLine}>
            <span className={homeLineText}>
              <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId: id } })}>{title}</Link>
              {audience !== '' && (
                <span className={css({ color: 'ink.muted' })}>{labels.ideas.audience(audience)}</span>
              )}
            </span>
            <span className={homeLineEnd}>
              <DateDisplay at={changedAt} form="recent" />
            </span>
          </li>
        ))}
      </ul>
      <p className={css({ paddingBlock: '12' })}>
        <Link href={buildPath({ name: 'idea-vault' })}>{labels.ideas.all}</Link>
      </p>
    </section>
  );
}
