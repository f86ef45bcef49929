import { useSelector } from '@xstate/react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { withMentions } from '#domain/thread/mentions.ts';
import { type CommentField, type CommentsActor, draftKey } from '#machines/thread/comments.machine.ts';
import { css } from '#styled-system/css';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { MentionField } from '#ui/MentionField.tsx';
import type { CommentPeople } from './comment-people.ts';
import { labels } from './labels.ts';
import { othersOf } from './name-of.ts';

export interface CommentFormProps {
  readonly comments: CommentsActor;
  readonly field: CommentField;
  readonly people: CommentPeople;
  readonly newId: () => string;
  readonly label: string;
  readonly submit: string;
  readonly rows?: number;
  readonly autoFocus?: boolean;
  /** Escape leaves it, and not what it stands in. */
  readonly onLeave?: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A field in which a comment is written, and the button that sends it. */
export function CommentForm(props: CommentFormProps) {
  const { comments, field, people, newId, label, submit, rows = 2, autoFocus = false, onLeave, children } = props;
  const key = useSelector(comments, ({ context }) => (context.about ? draftKey(field, context.about) : ''));
  const text = useSelector(comments, ({ context }) => context.drafts[key] ?? '');
  const reason = useSelector(comments, ({ context: { refused } }) => (refused?.key === key ? refused.reason : null));
  const others = othersOf(people);
  const send = (event: FormEvent) => {
    event.preventDefault();
    comments.send({ type: 'text.submitted', field, text: withMentions(text, others), id: newId() });
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onLeave) return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <form onSubmit={send} onKeyDown={hear} className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <MentionField
        label={label}
        value={text}
        onChange={(next) => comments.send({ type: 'text.typed', field, text: next })}
        people={others.map(({ accountId, name, picture }) => ({
          id: accountId,
          name,
          picture: <Avatar name={name} picture={picture} size="small" isDecorative />,
        }))}
        rows={rows}
        autoFocus={autoFocus}
        {...(others.length > 0 && field.kind === 'start' && { description: labels.hint })}
        error={reason === null ? undefined : reason === 'empty' ? labels.empty : labels.tooLong}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button type="submit" size="small">
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
