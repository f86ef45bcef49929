import type { Idea } from '#domain/idea/idea.ts';
import { recentChanges } from '#domain/next-step/recent-changes.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineText } from './home-line.ts';
import { labels } from './labels.ts';

export interface RecentActivityProps {
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
}

const shown = 10;

/** What happened last, with its day. */
export function RecentActivity({ ideas, projects }: RecentActivityProps) {
  const changes = recentChanges(ideas, projects, shown);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="recent-activity">
      <Heading level={2} size="subheading" id="recent-activity">
        {labels.activity.title}
      </Heading>
      <ol className={css({ paddingTop: '4' })}>
        {changes.map(({ what, ideaId, title, at }) => (
          <li key={`${what} ${ideaId}`} className={homeLine}>
            <span className={homeLineText}>
              <span className={css({ color: 'ink.muted' })}>{labels.activity.changes[what]}</span>
              <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId } })}>{title}</Link>
            </span>
            <span className={homeLineEnd}>
              <DateDisplay at={at} form="recent" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
