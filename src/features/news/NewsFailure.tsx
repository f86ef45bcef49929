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
      title={isOffline ? 'There is no connection' : 'The news could not be fetched'}
      drawing={<LevelDrawing />}
      actions={
        <Button variant="primary" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {isOffline
        ? 'Articles are not kept on this device. Your ideas are: work on them as usual.'
        : 'The server that holds the articles does not answer. Your ideas are not affected.'}
    </EmptyState>
  );
}
