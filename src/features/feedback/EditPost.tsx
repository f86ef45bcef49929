import { useId, useState } from 'react';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import { postLimits } from '#domain/post/post.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormFooter } from './FormFooter.tsx';
import { labels } from './labels.ts';

export interface EditPostProps {
  readonly post: PostDetail;
  readonly change: ChangePostActor;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

export function EditPost({ post, change, isPending, onClose }: EditPostProps) {
  const id = useId();
  const [title, setTitle] = useState(post.title);
  const [body, setBody] = useState(post.body);
  return (
    <Dialog
      title={labels.post.edit}
      isOpen
      onClose={onClose}
      footer={<FormFooter form={id} label={labels.post.save} isPending={isPending} onClose={onClose} />}
    >
      <form
        id={id}
        className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}
        onSubmit={(event) => {
          event.preventDefault();
          change.send({ type: 'action.requested', action: { kind: 'edit', title, body } });
        }}
      >
        <TextField
          label={labels.post.titleField}
          value={title}
          onChange={setTitle}
          maxLength={postLimits.title}
          isRequired
          autoFocus
        />
        <TextArea label={labels.post.bodyField} value={body} onChange={setBody} maxLength={postLimits.body} rows={5} />
      </form>
    </Dialog>
  );
}
