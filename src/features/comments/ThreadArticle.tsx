import { useSelector } from '@xstate/react';
import { EllipsisVertical } from 'lucide-react';
import { readableText } from '#domain/thread/mentions.ts';
import type { Comment, Thread } from '#domain/thread/thread.ts';
import type { CommentsActor } from '#machines/thread/comments.machine.ts';
import { css } from '#styled-system/css';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { type MenuEntry, MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { useRights } from '#ui/rights.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentText } from './CommentText.tsx';
import type { CommentPeople } from './comment-people.ts';
import { labels } from './labels.ts';
import { nameOf } from './name-of.ts';

export interface ThreadArticleProps {
  readonly thread: Thread;
  readonly comments: CommentsActor;
  readonly people: CommentPeople;
  readonly newId: () => string;
  /** Ids of comments that were not seen before the panel was opened. */
  readonly unread: ReadonlySet<string>;
}

/** A comment with the replies to it. */
export function ThreadArticle({ thread, comments, people, newId, unread }: ThreadArticleProps) {
  const { id, resolved } = thread;
  const { comment: mayComment } = useRights();
  const [first] = thread.comments;
  // Removed replies leave nothing; a first comment leaves a line, so that the replies still answer something.
  const shown = thread.comments.filter((comment) => comment === first || !comment.removed);
  return (
    <article aria-label={labels.thread(nameOf(people, first?.author ?? null))} className={card}>
      <ul className={column}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <OneComment
              comment={comment}
              threadId={id}
              comments={comments}
              people={people}
              newId={newId}
              isNew={unread.has(comment.id)}
              isSettled={resolved}
            />
          </li>
        ))}
      </ul>
      {resolved ? (
        <div className={row}>
          <Badge tone="success">{labels.resolved}</Badge>
          {mayComment && (
            <Button
              size="small"
              onPress={() => comments.send({ type: 'thread.settled', threadId: id, resolved: false })}
            >
              {labels.reopen}
            </Button>
          )}
        </div>
      ) : mayComment ? (
        <CommentForm
          comments={comments}
          field={{ kind: 'reply', threadId: id }}
          people={people}
          newId={newId}
          label={labels.reply}
          submit={labels.reply}
          rows={1}
        >
          <Button
            size="small"
            variant="quiet"
            onPress={() => comments.send({ type: 'thread.settled', threadId: id, resolved: true })}
          >
            {labels.resolve}
          </Button>
        </CommentForm>
      ) : null}
    </article>
  );
}

interface OneCommentProps extends Omit<ThreadArticleProps, 'thread' | 'unread'> {
  readonly comment: Comment;
  readonly threadId: string;
  readonly isNew: boolean;
  readonly isSettled: boolean;
}

function OneComment({ comment, threadId, comments, people, newId, isNew, isSettled }: OneCommentProps) {
  const { id, author, text, removed, writtenAt, editedAt } = comment;
  const name = nameOf(people, author);
  const { comment: mayComment } = useRights();
  const isOwn = author === null || author === people.own;
  const isEditing = useSelector(comments, ({ context }) => context.editing?.commentId === id);
  const picture = people.members.find(({ accountId }) => accountId === (author ?? people.own));
  const readable = () => readableText(text, (accountId) => nameOfMention(people, accountId));
  const entries: readonly MenuEntry[] = [
    ...(isOwn
      ? [
          {
            id: 'edit',
            label: labels.edit,
            onAction: () => comments.send({ type: 'edit.begun', threadId, commentId: id, text: readable() }),
          },
        ]
      : []),
    {
      id: 'remove',
      label: labels.remove,
      isDangerous: true,
      onAction: () => comments.send({ type: 'comment.removed', threadId, commentId: id }),
    },
  ];
  if (removed) return <p className={css({ color: 'ink.muted' })}>{labels.removedComment}</p>;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '8' })}>
        <Avatar name={picture?.name || name} picture={picture?.picture} size="small" isDecorative />
        <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
          <strong className={css({ fontWeight: isNew ? 'strong' : 'medium' })}>{name}</strong>{' '}
          <span className={css({ color: 'ink.muted', fontSize: '13' })}>
            <DateDisplay at={writtenAt} form="recent" />
            {editedAt !== null && ` · ${labels.edited}`}
          </span>
        </span>
        {isNew && <Badge tone="brand">{labels.isNew}</Badge>}
        {!isSettled && mayComment && (isOwn || people.isOwner) && (
          <RowMenu label={labels.actions(name)} icon={<EllipsisVertical aria-hidden="true" />}>
            <MenuRows groups={[entries]} />
          </RowMenu>
        )}
      </div>
      {isEditing ? (
        <CommentForm
          comments={comments}
          field={{ kind: 'edit', threadId, commentId: id }}
          people={people}
          newId={newId}
          label={labels.editField}
          submit={labels.save}
          autoFocus
          onLeave={() => comments.send({ type: 'edit.left' })}
        >
          <Button size="small" variant="quiet" onPress={() => comments.send({ type: 'edit.left' })}>
            {labels.cancel}
          </Button>
        </CommentForm>
      ) : (
        <div className={css({ fontWeight: isNew ? 'medium' : 'text' })}>
          <CommentText text={text} people={people} />
        </div>
      )}
    </div>
  );
}

/** In a field a mention is the name itself, also that of the reader, so that it is found again when it is sent. */
const nameOfMention = ({ members }: CommentPeople, accountId: string): string =>
  members.find((member) => member.accountId === accountId)?.name || labels.formerMember;

const card = css({ layerStyle: 'card', padding: '16', display: 'flex', flexDirection: 'column', gap: '16' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
