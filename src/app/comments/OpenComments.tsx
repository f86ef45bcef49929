import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import type { Thread } from '#domain/thread/thread.ts';
import { threadStreamOf } from '#domain/thread/thread-kind.ts';
import { unreadIn } from '#domain/thread/unread.ts';
import { CommentList } from '#features/comments/CommentList.tsx';
import { subjectNow } from '#machines/thread/select-subject.ts';
import { openThreadsOf, resolvedThreadsOf, threadsOf } from '#machines/thread/select-threads.ts';
import { useApp } from '../app-context.ts';
import { useSeenComments } from './comment-reads.ts';
import { openComments } from './open-comments.ts';
import { useCommentPeople } from './use-comment-people.ts';

export interface OpenCommentsProps {
  /** The thread that the address leads to. */
  readonly named: string | undefined;
}

/** All comments that are open, at home. */
export function OpenComments({ named }: OpenCommentsProps) {
  const app = useApp();
  const { workspace } = app.services;
  const all = useAtom(threadsOf(workspace));
  const people = useCommentPeople();
  const { seen } = useSeenComments();
  const thread = useAtom(workspace.stream(threadStreamOf(named ?? ''))) as Thread | undefined;
  const isThere = thread !== undefined;
  useEffect(() => {
    const wanted = workspace.peek(threadStreamOf(named ?? '')) as Thread | undefined;
    if (isThere && wanted) openComments(app, wanted, wanted.resolved);
  }, [app, workspace, named, isThere]);
  if (all.size === 0) return null;
  return (
    <CommentList
      open={openThreadsOf(all)}
      resolved={resolvedThreadsOf(all)}
      people={people}
      isUnread={(thread: Thread) => unreadIn(thread, people.own, seen).length > 0}
      subjectOf={(thread) => subjectNow(workspace, thread)}
      onOpen={({ subject, place, resolved }) => openComments(app, { subject, place }, resolved)}
    />
  );
}
