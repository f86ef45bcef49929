import { useSelector } from '@xstate/store-react';
import { ideaStatuses } from '#domain/idea/idea.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { labels } from './labels.ts';

export interface ProfileFiguresProps {
  readonly workspace: Workspace;
}

/** Counted from what is on the screen elsewhere, so that it is right without a connection too. */
export function ProfileFigures({ workspace }: ProfileFiguresProps) {
  const ideas = useSelector(ideasOf(workspace));
  const isComplete = useSelector(workspace.isComplete);
  if (!isComplete) return <Skeleton label={labels.stats.loading} shape="rows" />;
  const current = ideas.filter(({ archived }) => !archived);
  const figures = [
    { name: labels.stats.ideas, figure: current.length },
    ...ideaStatuses
      .filter((status) => status !== 'inbox')
      .map((status) => ({ name: status, figure: current.filter((idea) => idea.status === status).length }))
      .filter(({ figure }) => figure > 0),
    { name: labels.stats.archived, figure: ideas.length - current.length },
  ];
  return (
    <section aria-labelledby="numbers" className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <Heading level={2} size="label" id="numbers">
        {labels.stats.title}
      </Heading>
      <dl className={css({ borderTop: 'hairline' })}>
        {figures.map(({ name, figure }) => (
          <div key={name} className={row}>
            <dt className={css({ _firstLetter: { textTransform: 'uppercase' } })}>{name}</dt>
            <dd className={css({ textStyle: 'figure.large' })}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'row',
  borderBottom: 'hairline',
});
