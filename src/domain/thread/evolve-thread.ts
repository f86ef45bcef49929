import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated } from '../log/recorded-event.ts';
import type { Comment, Thread } from './thread.ts';
import type { ThreadFact } from './thread-facts.ts';
import { threadIdOf } from './thread-kind.ts';

/** Folds one fact into a thread. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveThread(before: Thread | undefined, fact: Dated<ThreadFact>, stream: string): Thread | undefined {
  const { at } = fact;
  if (!before) {
    if (fact.type !== 'ThreadStarted') return undefined;
    const id = threadIdOf(stream);
    const { subject, place = null, text, author } = fact.data;
    const comments = [{ id, author, text, ...written(at) }];
    return { id, subject, place, comments, resolved: false, startedAt: at, changedAt: at };
  }
  const thread = { ...before, changedAt: at };
  switch (fact.type) {
    case 'Replied': {
      const { commentId: id, author, text } = fact.data;
      return { ...thread, comments: [...before.comments, { id, author, text, ...written(at) }] };
    }
    case 'CommentEdited': {
      const { commentId, text } = fact.data;
      return withComment(thread, commentId, { text, editedAt: at });
    }
    case 'CommentRemoved':
      return withComment(thread, fact.data.commentId, { removed: true });
    case 'CommentRestored':
      return withComment(thread, fact.data.commentId, { removed: false });
    case 'ThreadResolved':
      return { ...thread, resolved: true };
    case 'ThreadReopened':
      return { ...thread, resolved: false };
    case 'ThreadStarted':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}

const written = (at: string) => ({ removed: false, writtenAt: at, editedAt: null });

const withComment = (thread: Thread, id: string, change: Partial<Comment>): Thread => ({
  ...thread,
  comments: thread.comments.map((comment) => (comment.id === id ? { ...comment, ...change } : comment)),
});
