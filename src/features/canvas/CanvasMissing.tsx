import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

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
      {isComplete && (
        <EmptyState
          title="No canvas of yours has this address"
          drawing={<PlotDrawing />}
          actions={<ButtonLink href={buildPath({ name: 'canvas' })}>All canvases</ButtonLink>}
        >
          The link may be cut short, belong to another account, or to an exploration that was removed. Nothing of yours
          is lost.
        </EmptyState>
      )}
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
