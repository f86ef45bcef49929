import { Button } from '#ui/Button.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type BoardPart, labels } from './labels.ts';

export interface BoardFailureProps {
  readonly part: BoardPart;
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Nothing could be read, and nothing is here from before. */
export function BoardFailure({ part, isOffline, onRetry }: BoardFailureProps) {
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
      {isOffline ? labels.offline.missing[part] : labels.failed.text}
    </EmptyState>
  );
}
