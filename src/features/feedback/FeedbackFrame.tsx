import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css, cx } from '#styled-system/css';
import { segments } from '#styled-system/recipes';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';

export type FeedbackView = 'all' | 'roadmap' | 'mine' | 'reported';

export interface FeedbackFrameProps {
  /** Undefined for one post. */
  readonly current?: FeedbackView;
  readonly isStaff: boolean;
  readonly children: ReactNode;
}

/** The heading of the board, and the ways between its views. */
export function FeedbackFrame({ current, isStaff, children }: FeedbackFrameProps) {
  const views = (['all', 'roadmap', 'mine', 'reported'] as const).filter((view) => view !== 'reported' || isStaff);
  return (
    <section className={frame}>
      <header className={header}>
        <Heading level={1}>{labels.title}</Heading>
        <Link href={buildPath({ name: 'news' })}>{labels.news}</Link>
      </header>
      <nav aria-label={labels.title} className={cx(styles.list, css({ flexWrap: 'wrap' }))}>
        {views.map((view) => (
          <a
            key={view}
            href={buildPath({ name: 'feedback', params: view === 'all' ? {} : { view } })}
            aria-current={view === current ? 'page' : undefined}
            data-selected={view === current || undefined}
            className={cx(styles.item, css({ textDecoration: 'none' }))}
          >
            {labels.views[view]}
          </a>
        ))}
      </nav>
      {children}
    </section>
  );
}

const styles = segments({ kind: 'tabs' });
const frame = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16',
  rowGap: '4',
});
