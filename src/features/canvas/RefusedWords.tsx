import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';

/** Words that could not be kept, since the same ones were changed elsewhere. */
export interface RefusedText {
  readonly commandId: string;
  /** What they were written upon. */
  readonly name: string;
  readonly text: string;
}

export interface RefusedWordsProps {
  readonly refused: readonly RefusedText[];
  readonly onCompare: (commandId: string) => void;
  readonly onDrop: (commandId: string) => void;
}

/** What was written without a connection and met other words: nothing is lost until the founder chooses. */
export function RefusedWords({ refused, onCompare, onDrop }: RefusedWordsProps) {
  return refused.map(({ commandId, name, text }) => (
    <InlineMessage
      key={commandId}
      tone="warning"
      title={`Your words were not kept: ${name}`}
      actions={
        <>
          <Button size="small" onPress={() => onCompare(commandId)}>
            Compare
          </Button>
          <Button size="small" variant="quiet" onPress={() => onDrop(commandId)}>
            Drop mine
          </Button>
        </>
      }
    >
      The same words were changed elsewhere in the meantime. You wrote:
      <blockquote className={words}>{text === '' ? 'Nothing' : text}</blockquote>
    </InlineMessage>
  ));
}

const words = css({ maxHeight: '96', overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
