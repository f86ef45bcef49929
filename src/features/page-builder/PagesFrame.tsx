import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useRights } from '#ui/rights.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { listLabels as labels } from './labels.ts';

export interface PagesFrameProps {
  /** Title of the idea, if it is about one. */
  readonly about?: string | undefined;
  /** Absent if there is nothing that a page could be for. */
  readonly onNew?: (() => void) | undefined;
  /** A part of the workspace isn't here yet; offline it won't come. */
  readonly rest?: 'coming' | 'offline' | undefined;
  readonly children?: ReactNode;
}

/** The heading of the section, and the way to a new page. */
export function PagesFrame({ about, onNew, rest, children }: PagesFrameProps) {
  const { edit: mayEdit } = useRights();
  return (
    <section className={frame}>
      <header className={head}>
        <div className={css({ minWidth: '0' })}>
          <Heading level={1}>{labels.title}</Heading>
          <p className={lead}>{about ?? labels.lead}</p>
        </div>
        {onNew && mayEdit && (
          <Button variant="primary" onPress={onNew}>
            {labels.newPage}
          </Button>
        )}
      </header>
      {children}
      {rest === 'offline' && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {rest === 'coming' && <Skeleton label={labels.loading} shape="rows" count={4} />}
    </section>
  );
}

const frame = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16',
});
const lead = css({ color: 'ink.muted', marginTop: '4', overflowWrap: 'anywhere' });
