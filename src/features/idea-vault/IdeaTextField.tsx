import { type IdeaText, ideaLimits } from '#domain/idea/idea.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { labels, textHints, textLabels } from './labels.ts';

export interface IdeaTextFieldProps {
  readonly text: IdeaText;
  readonly value: string;
  /** The text's current value, if somebody else changed the same words. */
  readonly theirs: string | undefined;
  readonly isTooLong: boolean;
  readonly onChange: (value: string) => void;
  readonly onSettle: (keep: 'mine' | 'theirs') => void;
}

export function IdeaTextField(props: IdeaTextFieldProps) {
  const { text, value, theirs, isTooLong, onChange, onSettle } = props;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <TextArea
        label={textLabels[text]}
        description={textHints[text]}
        rows={2}
        value={value}
        onChange={onChange}
        error={isTooLong ? labels.edit.tooLong(ideaLimits[text], value.trim().length) : undefined}
      />
      {theirs !== undefined && (
        <InlineMessage
          tone="warning"
          title={labels.edit.conflict}
          actions={
            <>
              <Button size="small" onPress={() => onSettle('mine')}>
                {labels.edit.keepMine}
              </Button>
              <Button size="small" onPress={() => onSettle('theirs')}>
                {labels.edit.takeTheirs}
              </Button>
            </>
          }
        >
          <blockquote className={css({ whiteSpace: 'pre-wrap' })}>
            {theirs === '' ? labels.edit.nothing : theirs}
          </blockquote>
        </InlineMessage>
      )}
    </div>
  );
}
