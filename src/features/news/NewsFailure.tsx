import { Button } from '#ui/Button.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export interface NewsFailureProps {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** The articles could not be fetched, and none are here from before. */
export function NewsFailure({ isOffline, onRetry }: NewsFailureProps) {
  return (
    <EmptyState
      title={isOffline ? 'You’re offline' : 'Can’t load the news'}
      drawing={<LevelDrawing />}
      actions={
        <Button variant="primary" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {isOffline
        ? 'Articles aren’t saved on this device, but your ideas are. You can keep working on them.'
        : 'The server with the articles isn’t responding. Your ideas aren’t affected.'}
    </EmptyState>
  );
}
