import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { Thread } from '#domain/thread/thread.ts';
import type { CommentsActor } from '#machines/thread/comments.machine.ts';
import type { SubjectNow } from '#machines/thread/select-subject.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { useRights } from '#ui/rights.ts';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { CommentForm } from './CommentForm.tsx';
import type { CommentPeople } from './comment-people.ts';
import { labels, subjectWords } from './labels.ts';
import { ThreadArticle } from './ThreadArticle.tsx';

export interface CommentPanelProps {
  readonly comments: CommentsActor;
  readonly threads: readonly Thread[];
  /** Null if it is gone. */
  readonly subject: SubjectNow | null;
  readonly people: CommentPeople;
  readonly unread: ReadonlySet<string>;
  readonly newId: () => string;
  readonly onClose: () => void;
}

/** The comments on one thing. */
export function CommentPanel({ comments, threads, subject, people, unread, newId, onClose }: CommentPanelProps) {
  const kind = useSelector(comments, ({ context }) => context.about?.subject.kind ?? 'idea');
  const showsResolved = useSelector(comments, ({ context }) => context.showsResolved);
  const { comment: mayComment } = useRights();
  const open = threads.filter(({ resolved }) => !resolved);
  const resolved = threads.filter((each) => each.resolved);
  const [isFirst] = useState(open.length === 0);
  const panel = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useLostFocus(panel, (around) => {
    // What a comment, its form or the button that settled its thread stood in; a thread that is gone is behind the button.
    const near = around === panel.current ? toggle.current : firstButton(around, panel.current);
    (near ?? panel.current?.querySelector('textarea'))?.focus();
  });
  const article = (thread: Thread) => (
    <ThreadArticle key={thread.id} thread={thread} comments={comments} people={people} newId={newId} unread={unread} />
  );
  return (
    <Dialog title={labels.title} place="side" isOpen onClose={onClose}>
      <div ref={panel} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {subject ? (
          <p className={css({ overflowWrap: 'anywhere' })}>
            <span className={css({ color: 'ink.muted' })}>{subjectWords[kind]}</span>{' '}
            <Link href={buildPath(subject.to)} onClick={onClose}>
              {subject.title || labels.goTo}
            </Link>
          </p>
        ) : (
          <InlineMessage tone="info">{labels.gone}</InlineMessage>
        )}
        {[
          ...open.map(article),
          subject && mayComment && (
            <CommentForm
              key="write"
              comments={comments}
              field={{ kind: 'start' }}
              people={people}
              newId={newId}
              label={labels.write}
              submit={labels.send}
              autoFocus={isFirst}
            />
          ),
          resolved.length > 0 && (
            <div key="toggle">
              <Button
                ref={toggle}
                size="small"
                variant="quiet"
                onPress={() => comments.send({ type: 'resolved.toggled' })}
              >
                {showsResolved ? labels.hideResolved : labels.showResolved(resolved.length)}
              </Button>
            </div>
          ),
          ...(showsResolved ? resolved.map(article) : []),
        ]}
      </div>
    </Dialog>
  );
}

/** The first button in an element, or in the nearest around it that has one. */
function firstButton(element: Element | null, root: Element | null): HTMLButtonElement | null {
  if (!element || element === root) return null;
  return element.querySelector('button') ?? firstButton(element.parentElement, root);
}
