import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { cardLabels as labels } from './labels.ts';

export interface ExperimentFrameProps {
  readonly title: string;
  readonly listHref: string;
  readonly actions?: ReactNode;
  /** Who sees to it, if that is asked. */
  readonly who?: ReactNode;
  readonly children: ReactNode;
}

/** The way back to the list, and what this experiment asks. */
export function ExperimentFrame({ title, listHref, actions, who, children }: ExperimentFrameProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <p>
          <Link href={listHref}>{labels.back}</Link>
        </p>
        <div className={line}>
          <Heading level={2} tabIndex={-1}>
            {title}
          </Heading>
          {actions}
        </div>
        {who}
      </header>
      {children}
    </div>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8',
  overflowWrap: 'anywhere',
});
