import { useSelector } from '@xstate/react';
import { EllipsisVertical } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import { postLimits } from '#domain/post/post.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import { type FeedbackOutboxActor, selectWaiting } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { type MenuEntry, MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { labels } from './labels.ts';
import { facts } from './PostArticle.tsx';

export interface ThreadProps {
  readonly post: PostDetail;
  readonly change: ChangePostActor;
  readonly outbox: FeedbackOutboxActor;
  readonly newId: () => string;
}

type Comment = PostDetail['thread'][number];

/** Comments on a post, in the order in which they were written. */
export function Thread({ post: { id: postId, thread, isStaff, isMerged }, change, outbox, newId }: ThreadProps) {
  const heading = useId();
  const [text, setText] = useState('');
  const waiting = useSelector(outbox, selectWaiting).filter(
    (send) => send.kind === 'comment' && send.postId === postId && !thread.some(({ id }) => id === send.id),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    outbox.send({ type: 'send.wanted', send: { kind: 'comment', id: newId(), postId, text } });
    setText('');
  };
  return (
    <section aria-labelledby={heading} className={column}>
      <h2 id={heading} className={css({ textStyle: 'subheading' })}>
        {labels.post.comments}
      </h2>
      {thread.length + waiting.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.post.noComments}</p>}
      <ul className={css({ display: 'flex', flexDirection: 'column' })}>
        {thread.map((comment) => (
          <CommentRow key={comment.id} comment={comment} isStaff={isStaff} change={change} />
        ))}
        {waiting.map((send) => (
          <li key={send.id} className={comment}>
            <p className={facts}>
              <strong>{labels.you}</strong>
              <Badge tone="info">{labels.outbox.waitingPost}</Badge>
            </p>
            <p className={said}>{send.kind === 'comment' && send.text}</p>
          </li>
        ))}
      </ul>
      {!isMerged && (
        <form
          onSubmit={send}
          className={css({ display: 'flex', flexDirection: 'column', gap: '12', maxWidth: 'sheet' })}
        >
          <TextArea label={labels.post.comment} value={text} onChange={setText} maxLength={postLimits.comment} />
          <div>
            <Button type="submit">{labels.post.send}</Button>
          </div>
        </form>
      )}
    </section>
  );
}

interface CommentRowProps {
  readonly comment: Comment;
  readonly isStaff: boolean;
  readonly change: ChangePostActor;
}

function CommentRow({
  comment: { id, text, isMine, isHidden, reports, reasons = [], writtenAt, ...by },
  isStaff,
  change,
}: CommentRowProps) {
  const moderate = (hidden: boolean) =>
    change.send({ type: 'action.requested', action: { kind: 'moderate', commentId: id, hidden } });
  const own: MenuEntry = isMine
    ? {
        id: 'remove',
        label: labels.post.remove,
        isDangerous: true,
        onAction: () => change.send({ type: 'action.requested', action: { kind: 'remove-comment', commentId: id } }),
      }
    : {
        id: 'report',
        label: labels.post.report,
        onAction: () => change.send({ type: 'form.opened', form: { kind: 'report', commentId: id } }),
      };
  const ofStaff: readonly MenuEntry[] = [
    {
      id: 'hide',
      label: isHidden ? labels.staff.showComment : labels.staff.hideComment,
      onAction: () => moderate(!isHidden),
    },
    ...(reports > 0 ? [{ id: 'settle', label: labels.staff.settle, onAction: () => moderate(isHidden) }] : []),
  ];
  return (
    <li className={comment}>
      <div className={css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '8' })}>
        <p className={facts}>
          <strong>{by.isStaff ? labels.team : isMine ? labels.you : labels.someone}</strong>
          <DateDisplay at={writtenAt} form="moment" />
          {isHidden && <Badge tone="warning">{labels.hidden}</Badge>}
          {reports > 0 && <Badge tone="danger">{labels.reports(reports)}</Badge>}
        </p>
        <RowMenu label={labels.post.commentActions} icon={<EllipsisVertical aria-hidden="true" />}>
          <MenuRows groups={isStaff ? [[own], ofStaff] : [[own]]} />
        </RowMenu>
      </div>
      <p className={said}>{text}</p>
      {reasons.length > 0 && <p className={facts}>{labels.staff.reported(reasons)}</p>}
    </li>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const comment = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlock: '12', borderTop: 'hairline' });
const said = css({ whiteSpace: 'pre-wrap', maxWidth: 'prose', overflowWrap: 'anywhere' });
