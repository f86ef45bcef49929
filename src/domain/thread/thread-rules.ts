import { accept, type Decision, reject } from '../log/decision.ts';
import type { Actor } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { type Comment, commentIn, type Thread, threadLimits } from './thread.ts';
import type { ThreadCommandData } from './thread-commands.ts';
import type { ThreadFact } from './thread-facts.ts';

const authorOf = (actor: Actor | undefined): string | null => actor?.id ?? null;

/** Nobody puts words into another's mouth. */
const wrote = ({ author }: Comment, actor: Actor | undefined): boolean => author === authorOf(actor);
const mayRemove = (comment: Comment, actor: Actor | undefined): boolean =>
  wrote(comment, actor) || actor?.role === 'owner';

export function startThread(
  { subject, place, text: raw }: ThreadCommandData<'StartThread'>,
  actor: Actor | undefined,
): Decision<ThreadFact> {
  const text = raw.trim();
  if (text === '') return reject('text-empty');
  // A member that is undefined is no JSON.
  const of = JSON.parse(JSON.stringify({ subject, ...(place && { place }) }));
  return accept(fact('ThreadStarted', { ...of, text, author: authorOf(actor) }));
}

/** A reply reopens what was resolved: somebody has not finished. */
export function reply(
  thread: Thread,
  { commentId, text: raw }: ThreadCommandData<'Reply'>,
  actor: Actor | undefined,
): Decision<ThreadFact> {
  const text = raw.trim();
  if (text === '') return reject('text-empty');
  if (commentIn(thread, commentId)) return reject('comment-there');
  if (thread.comments.length >= threadLimits.comments) return reject('too-many');
  const replied = fact('Replied', { commentId, text, author: authorOf(actor) });
  return accept<ThreadFact>(replied, ...(thread.resolved ? [fact('ThreadReopened', {})] : []));
}

export function editComment(
  thread: Thread,
  { commentId, text: raw }: ThreadCommandData<'EditComment'>,
  actor: Actor | undefined,
): Decision<ThreadFact> {
  const comment = commentIn(thread, commentId);
  if (!comment || comment.removed) return reject('comment-missing');
  if (!wrote(comment, actor)) return reject('not-your-comment');
  const text = raw.trim();
  if (text === '') return reject('text-empty');
  return text === comment.text ? accept() : accept(fact('CommentEdited', { commentId, text }));
}

export function removeComment(thread: Thread, commentId: string, actor: Actor | undefined): Decision<ThreadFact> {
  const comment = commentIn(thread, commentId);
  if (!comment) return reject('comment-missing');
  if (!mayRemove(comment, actor)) return reject('not-your-comment');
  return comment.removed ? accept() : accept(fact('CommentRemoved', { commentId }));
}

/** Brings a removed comment back with the text that it had; another text only its author can give it. */
export function restoreComment(
  thread: Thread,
  { commentId, text }: ThreadCommandData<'EditComment'>,
  actor: Actor | undefined,
): Decision<ThreadFact> {
  const comment = commentIn(thread, commentId);
  if (!comment) return reject('comment-missing');
  if (!mayRemove(comment, actor)) return reject('not-your-comment');
  const restored = { ...thread, comments: thread.comments.map((each) => ({ ...each, removed: false })) };
  const edited: Decision<ThreadFact> =
    text === comment.text ? accept() : editComment(restored, { commentId, text }, actor);
  return edited.kind === 'rejected'
    ? edited
    : accept<ThreadFact>(fact('CommentRestored', { commentId }), ...edited.facts);
}

export function settleThread(thread: Thread, resolved: boolean): Decision<ThreadFact> {
  if (thread.resolved === resolved) return accept();
  return accept(resolved ? fact('ThreadResolved', {}) : fact('ThreadReopened', {}));
}
