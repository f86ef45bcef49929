import type { ReactNode } from 'react';
import { staleAfterDays } from '#domain/vault/vault.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

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
      <InlineMessage tone="warning" title="Some of your ideas are not on this device yet">
        They come as soon as there is a connection. What you capture meanwhile is kept.
      </InlineMessage>
    );
  }
  if (!isComplete) return <Skeleton label="Loading ideas" shape="rows" count={6} />;
  if (onClear) {
    return (
      <EmptyState
        title={isOnlyStale ? 'No idea is stale' : 'No idea fits'}
        actions={<Button onPress={onClear}>Show all ideas</Button>}
      >
        {isOnlyStale
          ? `All that are not paused, killed or archived were changed within ${staleAfterDays} days.`
          : 'Other words, fewer tags or another status may bring it up. Archived ideas are listed on their own.'}
      </EmptyState>
    );
  }
  if (archived) return <EmptyState title="Nothing is archived">An idea that you archive is kept here.</EmptyState>;
  return (
    <EmptyState title="No idea yet" actions={offer}>
      Type one line above and press Enter. It need not be good to be worth keeping.
    </EmptyState>
  );
}
