import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { labels } from './labels.ts';

export interface IdeaMissingProps {
  /** False until the whole vault was read once: before that, absence means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
}

/** An address of an idea that is not in this vault, or not yet. */
export function IdeaMissing({ isComplete, isOffline }: IdeaMissingProps) {
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <Heading level={1}>{isComplete ? labels.missing.heading : labels.missing.idea}</Heading>
      {isComplete && (
        <EmptyState
          title={labels.missing.title}
          drawing={<PlotDrawing />}
          actions={<ButtonLink href={buildPath({ name: 'idea-vault' })}>{labels.missing.back}</ButtonLink>}
        >
          {labels.missing.text}
        </EmptyState>
      )}
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title={labels.missing.offlineTitle}>
          {labels.missing.offlineText}
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label={labels.missing.loading} count={6} />}
    </section>
  );
}
