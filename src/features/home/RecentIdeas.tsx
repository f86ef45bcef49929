import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineNote, homeLineText } from './home-line.ts';
import { labels } from './labels.ts';

export interface RecentIdeasProps {
  readonly ideas: readonly Idea[];
  /** Says which idea this one became. */
  readonly pivotOf: (idea: Idea) => ReactNode;
}

const shown = 5;

/** The ideas that changed last. */
export function RecentIdeas({ ideas, pivotOf }: RecentIdeasProps) {
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
        {recent.map((idea) => (
          <li key={idea.id} className={homeLine}>
            <span className={homeLineText}>
              <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId: idea.id } })}>{idea.title}</Link>
              {idea.audience !== '' && (
                <span className={css({ color: 'ink.muted' })}>{labels.ideas.audience(idea.audience)}</span>
              )}
            </span>
            <span className={homeLineEnd}>
              <DateDisplay at={idea.changedAt} form="recent" />
            </span>
            {/* Those that go on are above, with where they came from. */}
            {idea.status === 'pivoted' && <span className={homeLineNote}>{pivotOf(idea)}</span>}
          </li>
        ))}
      </ul>
      <p className={css({ paddingBlock: '12' })}>
        <Link href={buildPath({ name: 'idea-vault' })}>{labels.ideas.all}</Link>
      </p>
    </section>
  );
}
