import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { isStale } from '#domain/vault/is-stale.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { labels } from './labels.ts';

export interface IdeaDatesProps {
  readonly idea: Idea;
  /** ISO 8601. */
  readonly now: string;
  /** Says what it was made of. */
  readonly children: ReactNode;
}

/** When it came, when it last changed, and whether it lies about. */
export function IdeaDates({ idea, now, children }: IdeaDatesProps) {
  return (
    <section aria-labelledby="idea-dates">
      <Heading level={2} size="label" id="idea-dates">
        {labels.dates.heading}
      </Heading>
      <dl className={list}>
        <dt className={css({ color: 'ink.muted' })}>
          {idea.lineage === null ? labels.dates.captured : labels.dates.made}
        </dt>
        <dd>
          <DateDisplay at={idea.capturedAt} />
        </dd>
        <dt className={css({ color: 'ink.muted' })}>{labels.dates.changed}</dt>
        <dd>
          <DateDisplay at={idea.changedAt} />
        </dd>
      </dl>
      {children && <p className={css({ paddingTop: '8', overflowWrap: 'anywhere' })}>{children}</p>}
      {isStale(idea, now) && <p className={css({ paddingTop: '8', color: 'ink.muted' })}>{labels.dates.stale}</p>}
    </section>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '16',
  rowGap: '4',
  paddingTop: '8',
});
