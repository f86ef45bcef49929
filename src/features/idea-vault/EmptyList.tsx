import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export interface EmptyListProps {
  /** False until the whole vault was read once: before that, emptiness means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
  readonly archived: boolean;
}

export function EmptyList({ isComplete, isOffline, archived }: EmptyListProps) {
  if (!isComplete && isOffline) {
    return (
      <InlineMessage tone="warning" title="Some of your ideas are not on this device yet">
        They come as soon as there is a connection. What you capture meanwhile is kept.
      </InlineMessage>
    );
  }
  if (!isComplete) return <Skeleton label="Loading ideas" shape="rows" count={6} />;
  if (archived) return <EmptyState title="Nothing is archived">An idea that you archive is kept here.</EmptyState>;
  return (
    <EmptyState title="No idea yet">
      Type one line above and press Enter. It need not be good to be worth keeping.
    </EmptyState>
  );
}
