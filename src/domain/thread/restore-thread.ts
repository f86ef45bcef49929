import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import type { Actor } from '../log/reads.ts';
import { commentIn, type Thread } from './thread.ts';
import { threadCommands } from './thread-commands.ts';
import type { ThreadFact } from './thread-facts.ts';
import { commentPrefix } from './thread-fields.ts';
import { editComment, removeComment, restoreComment, settleThread } from './thread-rules.ts';

/** Leads fields to wanted values by the rules of the commands that write them: all of them, or none. */
export function restoreThread(
  thread: Thread,
  wanted: Readonly<Record<string, Json>>,
  actor: Actor | undefined,
): Decision<ThreadFact> {
  const facts: ThreadFact[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    const decision = restoreField(thread, name, value, actor);
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}

function restoreField(thread: Thread, name: string, value: Json, actor: Actor | undefined): Decision<ThreadFact> {
  if (name === 'resolved') {
    return typeof value === 'boolean' ? settleThread(thread, value) : reject('invalid-data');
  }
  if (!name.startsWith(commentPrefix)) return reject('invalid-data');
  const commentId = name.slice(commentPrefix.length);
  if (value === null) return removeComment(thread, commentId, actor);
  const data = threadCommands.EditComment.schema.safeParse({ commentId, text: value });
  if (!data.success) return reject('invalid-data');
  const restore = commentIn(thread, commentId)?.removed ? restoreComment : editComment;
  return restore(thread, data.data, actor);
}
