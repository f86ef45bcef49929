import type { ReactNode } from 'react';
import { type Idea, isOfPivot, isOver } from '#domain/idea/idea.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineNote, homeLineText } from './home-line.ts';
import { labels } from './labels.ts';

export interface RunningProps {
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
  /** Where an idea came from. */
  readonly pivotOf: (idea: Idea) => ReactNode;
}

const shown = 5;

/** Work in progress: the ideas that are being explored. */
export function Running({ ideas, projects, pivotOf }: RunningProps) {
  const explored = projects
    .filter(({ removed, archived }) => !removed && !archived)
    .map(({ id, ideaId, title, startedAt }) => ({
      id,
      startedAt,
      title,
      idea: ideas.find((each) => each.id === ideaId),
    }))
    .filter(({ idea }) => !idea || !isOver(idea.status))
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  return (
    <section aria-labelledby="running">
      <Heading level={2} size="subheading" id="running">
        {labels.running.title}
      </Heading>
      {explored.length === 0 && <p className={css({ paddingTop: '4', color: 'ink.muted' })}>{labels.running.none}</p>}
      <ul>
        {explored.slice(0, shown).map(({ id, idea, title, startedAt }) => (
          <li key={id} className={homeLine}>
            <span className={homeLineText}>
              {idea ? (
                <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId: idea.id } })}>
                  {title || idea.title}
                </Link>
              ) : (
                title || labels.running.missing
              )}
            </span>
            <span className={homeLineEnd}>
              {labels.running.since}
              <DateDisplay at={startedAt} />
            </span>
            {idea && isOfPivot(idea) && <span className={homeLineNote}>{pivotOf(idea)}</span>}
          </li>
        ))}
      </ul>
      {explored.length > shown && (
        <p className={css({ paddingTop: '8', color: 'ink.muted' })}>{labels.running.more(explored.length - shown)}</p>
      )}
    </section>
  );
}
