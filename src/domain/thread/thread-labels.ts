import type { StreamLabels } from '../log/stream-labels.ts';
import type { ThreadCommand } from './thread-commands.ts';
import type { ThreadFact } from './thread-facts.ts';

/** Labels of facts and commands of comments. */
export const threadLabels: StreamLabels<ThreadFact, ThreadCommand['type']> = {
  titles: {
    ThreadStarted: () => 'Wrote a comment',
    Replied: () => 'Wrote a reply to a comment',
    CommentEdited: () => 'Edited a comment',
    CommentRemoved: () => 'Removed a comment',
    CommentRestored: () => 'Restored a comment',
    ThreadResolved: () => 'Resolved the comments',
    ThreadReopened: () => 'Reopened the comments',
  },
  attempts: {
    StartThread: 'A comment',
    Reply: 'A reply to a comment',
    EditComment: 'A change to a comment',
    RemoveComment: 'Removing a comment',
    ResolveThread: 'Resolving comments',
    ReopenThread: 'Reopening comments',
  },
};
