import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { reasonText, wishText } from './failure-text.ts';

export interface RejectionListProps {
  readonly rejections: readonly RejectedCommand[];
  /** What the idea of a command is called now, or was to be called. */
  readonly titleOf: (rejection: RejectedCommand) => string;
  /** Opens the refused change in the editor; only changed texts can be compared there. */
  readonly onCompare: (rejection: RejectedCommand) => void;
  readonly onRetry: (rejection: RejectedCommand) => void;
  readonly onDrop: (rejection: RejectedCommand) => void;
}

/** Changes that the server refused. Nothing is lost until the founder says so. */
export function RejectionList({ rejections, titleOf, onCompare, onRetry, onDrop }: RejectionListProps) {
  if (rejections.length === 0) return null;
  return (
    <ul aria-label="Refused changes" className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      {rejections.map((rejection) => (
        <li key={rejection.command.id}>
          <InlineMessage
            tone="warning"
            title={`${wishText(rejection.command.type)} was refused: ${titleOf(rejection)}`}
            actions={
              <>
                {rejection.reason === 'text-changed' && (
                  <Button size="small" onPress={() => onCompare(rejection)}>
                    Compare
                  </Button>
                )}
                <Button size="small" onPress={() => onRetry(rejection)}>
                  Try again
                </Button>
                <Button size="small" variant="quiet" onPress={() => onDrop(rejection)}>
                  Drop
                </Button>
              </>
            }
          >
            {reasonText(rejection.reason)}
          </InlineMessage>
        </li>
      ))}
    </ul>
  );
}
