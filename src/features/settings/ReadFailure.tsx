import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { commonLabels } from './labels.ts';

export interface ReadFailureProps {
  readonly onRetry: () => void;
}

/** In the place of what could not be read from the server. */
export function ReadFailure({ onRetry }: ReadFailureProps) {
  return (
    <InlineMessage
      tone="error"
      actions={
        <Button size="small" onPress={onRetry}>
          {commonLabels.retry}
        </Button>
      }
    >
      {commonLabels.unreadable}
    </InlineMessage>
  );
}
