import type { Sent } from '../log/command-type.ts';
import { type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { restoreThread } from './restore-thread.ts';
import type { Thread } from './thread.ts';
import type { ThreadCommand } from './thread-commands.ts';
import type { ThreadFact } from './thread-facts.ts';
import { threadFields } from './thread-fields.ts';
import { editComment, removeComment, reply, settleThread, startThread } from './thread-rules.ts';

/** Decides a command of comments whose data its schema has accepted. */
export function decideThread(
  thread: Thread | undefined,
  command: Sent<ThreadCommand>,
  { actor }: Reads,
): Decision<ThreadFact> {
  if (command.type === 'StartThread') return thread ? reject('comment-there') : startThread(command.data, actor);
  if (!thread) return reject('not-found');
  switch (command.type) {
    case 'Reply':
      return reply(thread, command.data, actor);
    case 'EditComment':
      return editComment(thread, command.data, actor);
    case 'RemoveComment':
      return removeComment(thread, command.data.commentId, actor);
    case 'ResolveThread':
      return settleThread(thread, true);
    case 'ReopenThread':
      return settleThread(thread, false);
    case 'UndoChange':
      return decideUndo(fieldIn(threadFields(thread)), command.data, (wanted) => restoreThread(thread, wanted, actor));
  }
}
