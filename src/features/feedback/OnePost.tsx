import { useSelector } from '@xstate/react';
import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { labels } from './labels.ts';
import { facts, PostStatusWord } from './PostArticle.tsx';
import { PostForms } from './PostForms.tsx';
import { StaffPanel } from './StaffPanel.tsx';
import { Thread } from './Thread.tsx';
import { VoteToggle } from './VoteToggle.tsx';

export interface OnePostProps {
  readonly post: PostDetail;
  readonly change: ChangePostActor;
  readonly outbox: FeedbackOutboxActor;
  readonly newId: () => string;
}

/** A post, what staff answered, its comments, and what can be done with it. */
export function OnePost({ post, change, outbox, newId }: OnePostProps) {
  const { failure, done } = useSelector(change, ({ context }) => context);
  const titleId = useId();
  const { title, body, status, tags, reply, isMine, isStaff, isHidden, isMerged, mergedInto, merged } = post;
  return (
    <>
      {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
      {done === 'report' && <InlineMessage tone="success">{labels.post.reported}</InlineMessage>}
      {isMerged && (
        <InlineMessage tone="info">
          {mergedInto ? (
            <>
              {labels.post.mergedInto}{' '}
              <Link href={buildPath({ name: 'feedback', params: { post: mergedInto.id } })}>{mergedInto.title}</Link>
            </>
          ) : (
            labels.post.mergedAway
          )}
        </InlineMessage>
      )}
      <article aria-labelledby={titleId} className={css({ display: 'flex', gap: { base: '12', tablet: '24' } })}>
        {!isMerged && <VoteToggle post={post} outbox={outbox} newId={newId} />}
        <div className={column}>
          <div className={css({ display: 'flex', alignItems: 'start', gap: '8', justifyContent: 'space-between' })}>
            <h2 id={titleId} className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>
              {title}
            </h2>
            <RowMenu label={labels.post.actions} icon={<EllipsisVertical aria-hidden="true" />}>
              <MenuRows
                groups={[
                  isMine
                    ? [
                        {
                          id: 'edit',
                          label: labels.post.edit,
                          onAction: () => change.send({ type: 'form.opened', form: { kind: 'edit' } }),
                        },
                      ]
                    : [
                        {
                          id: 'report',
                          label: labels.post.report,
                          onAction: () =>
                            change.send({ type: 'form.opened', form: { kind: 'report', commentId: null } }),
                        },
                      ],
                ]}
              />
            </RowMenu>
          </div>
          <p className={facts}>
            <PostStatusWord status={status} />
            {isHidden && <Badge tone="warning">{labels.hidden}</Badge>}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            <span>{isMine ? labels.you : labels.someone}</span>
            <DateDisplay at={post.writtenAt} />
            {post.editedAt !== null && <span>{labels.edited}</span>}
          </p>
          {body !== '' && <p className={words}>{body}</p>}
          {reply !== '' && (
            <section aria-label={labels.post.reply} className={answer}>
              <p className={css({ fontWeight: 'strong' })}>{labels.post.reply}</p>
              <p className={words}>{reply}</p>
              {post.statusAt !== null && (
                <p className={facts}>
                  <DateDisplay at={post.statusAt} />
                </p>
              )}
            </section>
          )}
          {merged.length > 0 && (
            <section aria-label={labels.post.merged}>
              <p className={facts}>{labels.post.merged}</p>
              <ul>
                {merged.map((each) => (
                  <li key={each.id}>
                    <Link href={buildPath({ name: 'feedback', params: { post: each.id } })}>{each.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      {isStaff && <StaffPanel key={`${status} ${reply} ${tags.join(' ')}`} post={post} change={change} />}
      <Thread post={post} change={change} outbox={outbox} newId={newId} />
      <PostForms post={post} change={change} />
    </>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0', flex: '1' });
export const words = css({ whiteSpace: 'pre-wrap', maxWidth: 'prose', overflowWrap: 'anywhere' });
const answer = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  padding: '16',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
});
