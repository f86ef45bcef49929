import { lazy, Suspense } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const NoCanvas = lazy(() => import('./NoCanvas.tsx'));

export interface CanvasMissingProps {
  /** False until the whole log was read once: before that, absence means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
}

/** An address of a canvas that is not in this account, or not yet. */
export function CanvasMissing({ isComplete, isOffline }: CanvasMissingProps) {
  return (
    <section className={page}>
      <Heading level={1}>{isComplete ? 'This canvas is not here' : 'Canvas'}</Heading>
      <Suspense fallback={null}>{isComplete && <NoCanvas />}</Suspense>
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title="Not on this device yet">
          This canvas comes as soon as there is a connection.
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label="Loading the canvas" count={6} />}
    </section>
  );
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlock: '24',
});
