import { Button } from '#ui/Button.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { labels } from './labels.ts';

export interface NewsFailureProps {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** The articles could not be fetched, and none are here from before. */
export function NewsFailure({ isOffline, onRetry }: NewsFailureProps) {
  return (
    <EmptyState
      title={isOffline ? labels.offline.title : labels.failed.title}
      drawing={<LevelDrawing />}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {labels.retry}
        </Button>
      }
    >
      {isOffline ? labels.offline.nothing : labels.failed.text}
    </EmptyState>
  );
}
