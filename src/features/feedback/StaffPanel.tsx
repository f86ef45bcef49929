import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { PostAction } from '#domain/feedback/feedback-send.ts';
import { postLimits, postStatuses } from '#domain/post/post.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TagInput } from '#ui/TagInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { labels, statusLabels } from './labels.ts';

export interface StaffPanelProps {
  readonly post: PostDetail;
  readonly change: ChangePostActor;
}

/** Controls for staff, who answer for the product. */
export function StaffPanel({ post, change }: StaffPanelProps) {
  const heading = useId();
  const { reasons = [] } = post;
  const [status, setStatus] = useState(post.status);
  const [reply, setReply] = useState(post.reply);
  const isPending = useSelector(change, (snapshot) => snapshot.hasTag('pending'));
  const want = (action: PostAction) => change.send({ type: 'action.requested', action });
  return (
    <section aria-labelledby={heading} className={panel}>
      <h2 id={heading} className={css({ textStyle: 'subheading' })}>
        {labels.staff.title}
      </h2>
      {reasons.length > 0 && <p>{labels.staff.reported(reasons)}</p>}
      <form
        className={column}
        onSubmit={(event) => {
          event.preventDefault();
          want({ kind: 'answer', status, reply });
        }}
      >
        <Select
          label={labels.staff.status}
          options={postStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          value={status}
          onChange={setStatus}
        />
        <TextArea
          label={labels.staff.reply}
          description={labels.staff.replyHint}
          value={reply}
          onChange={setReply}
          maxLength={postLimits.reply}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            {labels.staff.saveAnswer}
          </Button>
        </div>
      </form>
      <TagInput
        label={labels.staff.tags}
        tags={post.tags}
        onChange={(tags) => want({ kind: 'tags', tags })}
        maxLength={postLimits.tag}
        maxTags={postLimits.tags}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        {!post.isMerged ? (
          <Button onPress={() => change.send({ type: 'form.opened', form: { kind: 'merge' } })}>
            {labels.staff.merge}
          </Button>
        ) : (
          <Button onPress={() => want({ kind: 'merge', into: null })}>{labels.staff.unmerge}</Button>
        )}
        <Button onPress={() => want({ kind: 'moderate', commentId: null, hidden: !post.isHidden })}>
          {post.isHidden ? labels.staff.show : labels.staff.hide}
        </Button>
        {reasons.length > 0 && (
          <Button onPress={() => want({ kind: 'moderate', commentId: null, hidden: post.isHidden })}>
            {labels.staff.settle}
          </Button>
        )}
      </div>
    </section>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  maxWidth: 'sheet',
  padding: '16',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface.sunken',
});
