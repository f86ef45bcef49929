import { useSelector } from '@xstate/store-react';
import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import { nextStepIn } from '#machines/select-next-step.ts';
import { projectsOf } from '#machines/select-projects.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Beginning } from './Beginning.tsx';
import { labels } from './labels.ts';
import { RecentIdeas } from './RecentIdeas.tsx';
import { Running } from './Running.tsx';

export interface HomeScreenProps {
  readonly workspace: Workspace;
  /** ISO 8601. */
  readonly now: string;
  /** Verdicts that are in and not read yet. */
  readonly verdicts: ReactNode;
  /** What the founder should know besides, such as an address that is not verified. */
  readonly notices: ReactNode;
  /** The first steps, while some are to be done. */
  readonly checklist: ReactNode;
  /** What happened last. */
  readonly activity: ReactNode;
  /** The tests that run. */
  readonly tests: ReactNode;
  /** The way to a finished example. */
  readonly sampleOffer: ReactNode;
  /** What can wait until the rest was read. */
  readonly question?: ReactNode;
}

export function HomeScreen(props: HomeScreenProps) {
  const { workspace, now, verdicts, notices, checklist, activity, tests, sampleOffer, question } = props;
  const ideas = useSelector(ideasOf(workspace));
  const projects = useSelector(projectsOf(workspace));
  const isComplete = useSelector(workspace.isComplete);
  const step = useSelector(nextStepIn(workspace, now));
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '32' })}>
      <Heading level={1} size="subheading">
        {labels.title}
      </Heading>
      {verdicts}
      {isComplete ? (
        <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16' })}>
          <p className={css({ textStyle: 'title', maxWidth: 'prose', overflowWrap: 'anywhere' })}>{step.sentence}</p>
          <NextStep size="large" href={buildPath(step.to)}>
            {step.action}
          </NextStep>
        </div>
      ) : (
        <Skeleton label={labels.loading} />
      )}
      {isComplete && checklist}
      {notices}
      {isComplete && ideas.length === 0 && <Beginning>{sampleOffer}</Beginning>}
      {ideas.length > 0 && (
        <div className={columns}>
          <div className={column}>
            {tests}
            {isComplete && <Running ideas={ideas} projects={projects} />}
            <RecentIdeas ideas={ideas} />
          </div>
          {activity}
        </div>
      )}
      {question}
    </section>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '32', laptop: '48' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' });
