import { useSelector } from '@xstate/store-react';
import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { wayOf } from '#domain/next-step/way.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { loopsOf } from '#machines/home/select-loops.ts';
import { nextStepIn } from '#machines/home/select-next-step.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Beginning } from './Beginning.tsx';
import { Headline } from './Headline.tsx';
import { labels } from './labels.ts';
import { RecentIdeas } from './RecentIdeas.tsx';
import { Running } from './Running.tsx';
import { WayToDecision } from './WayToDecision.tsx';

export interface HomeScreenProps {
  readonly workspace: Workspace;
  /** ISO 8601. */
  readonly now: string;
  /** The top of the page: the next step, or something more urgent, followed by the next step as one line. */
  readonly lead: (step: ReactNode, line: ReactNode) => ReactNode;
  /** The ideas of all workspaces, for members of several. */
  readonly teams?: ReactNode;
  /** Work that others or the founder have assigned to the founder. */
  readonly yours?: ReactNode;
  /** Arrivals since the founder last looked. */
  readonly arrivals: ReactNode;
  /** Other things for the founder to know, such as an address that is not verified. */
  readonly notices: ReactNode;
  /** The first steps, while some are to be done. */
  readonly checklist: ReactNode;
  /** The latest changes. */
  readonly activity: ReactNode;
  /** The tests that run. */
  readonly tests: ReactNode;
  /** Comments that are open. */
  readonly comments: ReactNode;
  /** How often the founder's predictions were right. */
  readonly predictions: ReactNode;
  /** Where an idea came from, or what it became; null for most. */
  readonly pivotOf: (idea: Idea) => ReactNode;
  /** The way to a finished example. */
  readonly sampleOffer: ReactNode;
  /** A question that can wait until the rest was read. */
  readonly question?: ReactNode;
}

/** The founder's morning: one headline, how far its idea has come, what runs and what came in; the rest below. */
export function HomeScreen(props: HomeScreenProps) {
  const { workspace, now, lead, arrivals, notices, checklist, activity, tests } = props;
  const { predictions, pivotOf, sampleOffer, question, comments } = props;
  const ideas = useSelector(ideasOf(workspace));
  const projects = useSelector(projectsOf(workspace));
  const loops = useSelector(loopsOf(workspace));
  const isComplete = useSelector(workspace.isComplete);
  const step = useSelector(nextStepIn(workspace, now));
  const idea = ideas.find(({ id }) => id === step.ideaId);
  const project = projects.find(({ ideaId, archived, removed }) => ideaId === idea?.id && !archived && !removed);
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '32' })}>
      <Heading level={1} size="subheading">
        {labels.title}
      </Heading>
      {props.teams}
      {isComplete && props.yours}
      {isComplete ? (
        lead(
          <Headline about={idea} sentence={step.sentence}>
            <NextStep size="large" href={buildPath(step.to)}>
              {step.action}
            </NextStep>
          </Headline>,
          <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>
            {labels.afterwards} {step.sentence} <Link href={buildPath(step.to)}>{step.action}</Link>
          </p>,
        )
      ) : (
        <Skeleton label={labels.loading} />
      )}
      {isComplete && idea && (
        <WayToDecision title={idea.title} way={wayOf(idea, project, project && loops.get(project.id))} />
      )}
      {isComplete && checklist}
      {notices}
      {isComplete && ideas.length === 0 && <Beginning>{sampleOffer}</Beginning>}
      {ideas.length > 0 && (
        <div className={columns}>
          {tests}
          {arrivals}
        </div>
      )}
      {ideas.length > 0 && (
        <div className={columns}>
          <div className={column}>
            {isComplete && <Running ideas={ideas} projects={projects} pivotOf={pivotOf} />}
            <RecentIdeas ideas={ideas} pivotOf={pivotOf} />
            {predictions}
            {comments}
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
  _empty: { display: 'none' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' });
