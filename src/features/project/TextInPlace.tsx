import { useSelector } from '@xstate/react';
import { type IdeaText, ideaLimits } from '#domain/idea/idea.ts';
import type { IdeaFieldActor } from '#machines/vault/idea-field.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useRights } from '#ui/rights.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { labels, textQuestions } from './labels.ts';

export interface TextInPlaceProps {
  readonly text: IdeaText;
  readonly field: IdeaFieldActor;
}

/** A text of the idea, typed where it is read. Leaving it or Ctrl+Enter saves, Escape brings back what was there. */
export function TextInPlace({ text, field }: TextInPlaceProps) {
  const { draft, value, problem } = useSelector(field, ({ context }) => context);
  const isConflicting = useSelector(field, (snapshot) => snapshot.matches('conflicting'));
  const mayEdit = useRights().edit;
  const { heading, missing } = textQuestions[text];
  const submit = () => field.send({ type: 'draft.submitted' });
  return (
    <section aria-labelledby={`idea-${text}`} className={section}>
      <Heading level={2} size="subheading" id={`idea-${text}`}>
        {heading}
      </Heading>
      {mayEdit ? (
        <TextArea
          label={heading}
          isLabelHidden
          look="inPlace"
          rows={2}
          placeholder={missing}
          value={draft}
          onChange={(typed) => field.send({ type: 'draft.changed', text: typed })}
          onBlur={submit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') field.send({ type: 'draft.reverted' });
            else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            else event.continuePropagation();
          }}
          error={problem === null ? undefined : labels.tooLong(ideaLimits[text], draft.trim().length)}
        />
      ) : (
        <p className={value === '' ? unwritten : words}>{value || labels.unwritten}</p>
      )}
      {mayEdit && isConflicting && (
        <InlineMessage
          tone="warning"
          title={labels.conflict.title}
          actions={
            <>
              <Button size="small" onPress={() => field.send({ type: 'conflict.settled', keep: 'mine' })}>
                {labels.conflict.mine}
              </Button>
              <Button size="small" onPress={() => field.send({ type: 'conflict.settled', keep: 'theirs' })}>
                {labels.conflict.theirs}
              </Button>
            </>
          }
        >
          <blockquote className={css({ whiteSpace: 'pre-wrap' })}>{value || labels.conflict.empty}</blockquote>
        </InlineMessage>
      )}
    </section>
  );
}

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const unwritten = css({ color: 'ink.muted' });
const section = css({ display: 'flex', flexDirection: 'column', gap: '8', maxWidth: 'prose' });
