import { useRef, useState } from 'react';
import { readableText } from '#domain/thread/mentions.ts';
import type { Thread } from '#domain/thread/thread.ts';
import type { SubjectNow } from '#machines/thread/select-subject.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import type { CommentPeople } from './comment-people.ts';
import { labels, subjectWords } from './labels.ts';
import { nameOf } from './name-of.ts';

export interface CommentListProps {
  readonly open: readonly Thread[];
  readonly resolved: readonly Thread[];
  readonly people: CommentPeople;
  readonly isUnread: (thread: Thread) => boolean;
  readonly subjectOf: (thread: Thread) => SubjectNow | null;
  readonly onOpen: (thread: Thread) => void;
}

/** The comments that are open, those that changed last first; resolved ones are one press away. */
export function CommentList({ open, resolved, people, isUnread, subjectOf, onOpen }: CommentListProps) {
  const [showsResolved, setShowsResolved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  // A row goes while its comments are shown, once they are resolved there.
  useLostFocus(section, () => heading.current?.focus());
  const row = (thread: Thread) => (
    <li key={thread.id}>
      <Row
        thread={thread}
        people={people}
        isUnread={isUnread(thread)}
        subject={subjectOf(thread)}
        onOpen={() => onOpen(thread)}
      />
    </li>
  );
  return (
    <section ref={section} aria-labelledby="comments-heading">
      <Heading level={2} size="subheading" id="comments-heading" ref={heading} tabIndex={-1}>
        {labels.title}
      </Heading>
      <ul className={css({ paddingTop: '4' })}>{open.map(row)}</ul>
      {resolved.length > 0 && (
        <Button size="small" variant="quiet" onPress={() => setShowsResolved((now) => !now)}>
          {showsResolved ? labels.hideResolved : labels.showResolved(resolved.length)}
        </Button>
      )}
      {showsResolved && <ul>{resolved.map(row)}</ul>}
    </section>
  );
}

interface RowProps extends Pick<CommentListProps, 'people'> {
  readonly thread: Thread;
  readonly isUnread: boolean;
  readonly subject: SubjectNow | null;
  readonly onOpen: () => void;
}

function Row({ thread, people, isUnread, subject, onOpen }: RowProps) {
  const last = thread.comments.findLast(({ removed }) => !removed);
  if (!last) return null;
  const name = nameOf(people, last.author);
  const text = readableText(last.text, (accountId) => nameOf(people, accountId)).replace(/\s+/gu, ' ');
  return (
    <div className={line}>
      <span className={css({ display: 'flex', flexDirection: 'column', gap: '4', flex: '1', minWidth: '0' })}>
        <span className={css({ color: 'ink.muted', fontSize: '13', overflowWrap: 'anywhere' })}>
          {subjectWords[thread.subject.kind]} · {subject ? subject.title || labels.goTo : labels.goneShort}
        </span>
        <span className={`${excerpt} ${css({ fontWeight: isUnread ? 'strong' : 'text' })}`}>
          {name}: {text}
        </span>
      </span>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '8', color: 'ink.muted', fontSize: '13' })}>
        <DateDisplay at={thread.changedAt} form="recent" />
        <Button size="small" onPress={onOpen} aria-label={`${labels.open}: ${text.slice(0, 60)}`}>
          {labels.open}
        </Button>
      </span>
    </div>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  paddingBlock: '8',
  borderTop: 'hairline',
});
const excerpt = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
