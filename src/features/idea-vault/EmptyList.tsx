import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { labels } from './labels.ts';

const { empty } = labels;

export interface EmptyListProps {
  /** False until the whole vault was read once: before that, emptiness means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
  readonly archived: boolean;
  /** Only stale ideas are asked for, whatever else they are. */
  readonly isOnlyStale: boolean;
  /** Given where there are ideas, but none of them fits. */
  readonly onClear: (() => void) | undefined;
  /** The way to an example. */
  readonly offer: ReactNode;
}

export function EmptyList({ isComplete, isOffline, archived, isOnlyStale, onClear, offer }: EmptyListProps) {
  if (!isComplete && isOffline) {
    return (
      <InlineMessage tone="warning" title={empty.partial}>
        {empty.partialText}
      </InlineMessage>
    );
  }
  if (!isComplete) return <Skeleton label={empty.loading} shape="rows" count={6} />;
  if (onClear) {
    return (
      <EmptyState
        title={isOnlyStale ? empty.stale : empty.narrowed}
        actions={<Button onPress={onClear}>{empty.showAll}</Button>}
      >
        {isOnlyStale ? empty.staleText : empty.narrowedText}
      </EmptyState>
    );
  }
  if (archived)
    return (
      <EmptyState
        title={empty.archived}
        actions={<ButtonLink href={buildPath({ name: 'idea-vault' })}>{empty.showAll}</ButtonLink>}
      >
        {empty.archivedText}
      </EmptyState>
    );
  return (
    <EmptyState title={empty.none} actions={offer}>
      {empty.noneText}
    </EmptyState>
  );
}
