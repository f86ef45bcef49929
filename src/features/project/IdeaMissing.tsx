import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export interface IdeaMissingProps {
  /** False until the whole vault was read once: before that, absence means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
}

/** An address of an idea that is not in this vault, or not yet. */
export function IdeaMissing({ isComplete, isOffline }: IdeaMissingProps) {
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <Heading level={1}>{isComplete ? 'This idea is not here' : 'Idea'}</Heading>
      {isComplete && (
        <EmptyState
          title="No idea of yours has this address"
          drawing={<PlotDrawing />}
          actions={<ButtonLink href={buildPath({ name: 'idea-vault' })}>Back to the idea vault</ButtonLink>}
        >
          The link may be cut short, or may belong to another account. Nothing of yours is lost.
        </EmptyState>
      )}
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title="Not on this device yet">
          This idea comes as soon as there is a connection.
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label="Loading the idea" count={6} />}
    </section>
  );
}
