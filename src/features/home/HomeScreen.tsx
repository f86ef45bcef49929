import { useSelector } from '@xstate/store-react';
import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Beginning } from './Beginning.tsx';
import { nextStepOf } from './next-step.ts';
import { RecentIdeas } from './RecentIdeas.tsx';

export interface HomeScreenProps {
  readonly workspace: Workspace;
  /** What the founder should know besides, such as an address that is not verified. */
  readonly notices: ReactNode;
  /** What can wait until the rest was read. */
  readonly question?: ReactNode;
}

export function HomeScreen({ workspace, notices, question }: HomeScreenProps) {
  const ideas = useSelector(ideasOf(workspace));
  const isComplete = useSelector(workspace.isComplete);
  const step = nextStepOf(ideas);
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '32' })}>
      <Heading level={1} size="subheading">
        Home
      </Heading>
      {isComplete ? (
        <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16' })}>
          <p className={css({ textStyle: 'title', maxWidth: 'prose', overflowWrap: 'anywhere' })}>{step.sentence}</p>
          <NextStep size="large" href={buildPath({ name: 'idea-vault' })}>
            {step.action}
          </NextStep>
        </div>
      ) : (
        <Skeleton label="Loading what is next" />
      )}
      {notices}
      {isComplete && ideas.length === 0 && <Beginning />}
      <RecentIdeas ideas={ideas} />
      {question}
    </section>
  );
}
