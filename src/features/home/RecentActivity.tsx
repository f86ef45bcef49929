import { useSelector } from '@xstate/store-react';
import { type ReactNode, useMemo } from 'react';
import type { Interview } from '#domain/interview/interview.ts';
import { recentChanges } from '#domain/next-step/recent-changes.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { loopsOf } from '#machines/home/select-loops.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { changeText, activityLabels as labels } from './activity-labels.ts';
import { homeLine, homeLineEnd, homeLineText } from './home-line.ts';

export interface RecentActivityProps {
  readonly workspace: Workspace;
  /** Says who did something. */
  readonly doneBy?: ((accountId: string) => ReactNode) | undefined;
}

const shown = 10;

/** The latest changes, with their days. */
export function RecentActivity({ workspace, doneBy }: RecentActivityProps) {
  const ideas = useSelector(ideasOf(workspace));
  const projects = useSelector(projectsOf(workspace));
  const loops = useSelector(loopsOf(workspace));
  const interviews = useSelector(workspace.statesOf('interview')) as readonly Interview[];
  const changes = useMemo(
    () => recentChanges({ ideas, projects, loops: [...loops.values()], interviews }, shown),
    [ideas, projects, loops, interviews],
  );
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="recent-activity">
      <Heading level={2} size="subheading" id="recent-activity">
        {labels.title}
      </Heading>
      <ol className={css({ paddingTop: '4' })}>
        {changes.map(({ what, title, count, to, at, by, via }) => (
          <li key={`${what} ${buildPath(to)} ${at} ${by}`} className={homeLine}>
            <span className={homeLineText}>
              <span className={css({ color: 'ink.muted' })}>{changeText(what, count)}</span>
              <Link href={buildPath(to)}>{title}</Link>
              {via !== undefined && <span className={css({ color: 'ink.muted' })}>{labels.via(via)}</span>}
            </span>
            <span className={homeLineEnd}>
              {by !== undefined && doneBy?.(by)} <DateDisplay at={at} form="recent" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
