import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';

/** Words that could not be kept, since the same ones were changed elsewhere, or what they stand on was removed. */
export interface RefusedText {
  readonly commandId: string;
  /** What they were written upon. */
  readonly name: string;
  readonly text: string;
  readonly isRemoved: boolean;
}

export interface RefusedWordsProps {
  readonly refused: readonly RefusedText[];
  readonly onCompare: (commandId: string) => void;
  /** Brings back what they were written upon, with them. */
  readonly onRevive: (commandId: string) => void;
  readonly onDrop: (commandId: string) => void;
}

/** What was written without a connection and could not be kept: nothing is lost until the founder chooses. */
export function RefusedWords({ refused, onCompare, onRevive, onDrop }: RefusedWordsProps) {
  return refused.map(({ commandId, name, text, isRemoved }) => (
    <InlineMessage
      key={commandId}
      tone="warning"
      title={`Your words were not kept: ${name}`}
      actions={
        <>
          {isRemoved ? (
            <Button size="small" onPress={() => onRevive(commandId)}>
              Bring it back with my words
            </Button>
          ) : (
            <Button size="small" onPress={() => onCompare(commandId)}>
              Compare
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => onDrop(commandId)}>
            Drop mine
          </Button>
        </>
      }
    >
      {isRemoved ? 'It was removed in the meantime.' : 'The same words were changed elsewhere in the meantime.'} You
      wrote:
      <blockquote className={words}>{text === '' ? 'Nothing' : text}</blockquote>
    </InlineMessage>
  ));
}

const words = css({ maxHeight: '96', overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
