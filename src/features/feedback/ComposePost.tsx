import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { postLimits } from '#domain/post/post.ts';
import type { ComposePostActor } from '#machines/feedback/compose-post.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { composeFieldId } from './compose-field-id.ts';
import { labels } from './labels.ts';

export interface ComposePostProps {
  readonly compose: ComposePostActor;
}

/** One field that searches and posts. */
export function ComposePost({ compose }: ComposePostProps) {
  const { title, body } = useSelector(compose, ({ context }) => context);
  const field = useRef<HTMLInputElement>(null);
  const hasTitle = title.trim() !== '';
  const end = (type: 'post.submitted' | 'post.discarded') => {
    compose.send({ type });
    // The buttons are gone with the words.
    field.current?.focus();
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        end('post.submitted');
      }}
    >
      <TextField
        id={composeFieldId}
        label={labels.compose.field}
        description={labels.compose.hint}
        inputRef={field}
        value={title}
        onChange={(next) => compose.send({ type: 'title.changed', title: next })}
        maxLength={postLimits.title}
        autoComplete="off"
      />
      {hasTitle && (
        <>
          <TextArea
            label={labels.compose.details}
            description={labels.compose.detailsHint}
            value={body}
            onChange={(next) => compose.send({ type: 'body.changed', body: next })}
            maxLength={postLimits.body}
          />
          <div className={css({ display: 'flex', gap: '8' })}>
            <Button type="submit" variant="primary">
              {labels.compose.post}
            </Button>
            <Button variant="quiet" onPress={() => end('post.discarded')}>
              {labels.compose.discard}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '16', maxWidth: 'sheet' });
