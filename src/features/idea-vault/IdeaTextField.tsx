import { type IdeaText, ideaLimits } from '#domain/idea/idea.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { textHints, textLabels } from './words.ts';

export interface IdeaTextFieldProps {
  readonly text: IdeaText;
  readonly value: string;
  /** It has the focus as soon as it is there. */
  readonly hasFirstFocus: boolean;
  /** What the text says by now, where somebody else changed the same words. */
  readonly theirs: string | undefined;
  readonly isTooLong: boolean;
  readonly onChange: (value: string) => void;
  readonly onSettle: (keep: 'mine' | 'theirs') => void;
}

export function IdeaTextField(props: IdeaTextFieldProps) {
  const { text, value, hasFirstFocus, theirs, isTooLong, onChange, onSettle } = props;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <TextArea
        label={textLabels[text]}
        description={textHints[text]}
        rows={2}
        autoFocus={hasFirstFocus}
        value={value}
        onChange={onChange}
        error={isTooLong ? `Use at most ${ideaLimits[text]} characters; these are ${value.trim().length}.` : undefined}
      />
      {theirs !== undefined && (
        <InlineMessage
          tone="warning"
          title="The same words were changed elsewhere"
          actions={
            <>
              <Button size="small" onPress={() => onSettle('mine')}>
                Keep mine
              </Button>
              <Button size="small" onPress={() => onSettle('theirs')}>
                Take the other
              </Button>
            </>
          }
        >
          <blockquote className={css({ whiteSpace: 'pre-wrap' })}>{theirs === '' ? 'Nothing' : theirs}</blockquote>
        </InlineMessage>
      )}
    </div>
  );
}
