import { Button } from '#ui/Button.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { labels } from './labels.ts';

export interface BoardFailureProps {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Nothing could be read, and nothing is here from before. */
export function BoardFailure({ isOffline, onRetry }: BoardFailureProps) {
  return (
    <EmptyState
      title={isOffline ? labels.offline.title : labels.failed.title}
      drawing={<LevelDrawing />}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {labels.failed.retry}
        </Button>
      }
    >
      {isOffline ? labels.offline.nothing : labels.failed.text}
    </EmptyState>
  );
}
