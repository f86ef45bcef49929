import type { Thread } from './thread.ts';

/** Ids of the last comment that an account has seen, by thread. */
export type SeenComments = Readonly<Record<string, string>>;

/**
 * Comments of others that an account has not seen: those after the one that it saw last. Its own are always seen. They may
 * stand elsewhere once the server has taken them, so the mark is always that of another's comment.
 */
export function unreadIn(thread: Thread, own: string, seen: SeenComments): readonly string[] {
  const others = thread.comments.filter(({ author }) => author !== null && author !== own);
  const last = others.findIndex(({ id }) => id === seen[thread.id]);
  return others.slice(last + 1).flatMap(({ id, removed }) => (removed ? [] : [id]));
}

/** The mark that says that everything there is now was seen; undefined if nobody else has written. */
export const lastOfOthers = (thread: Thread, own: string): string | undefined =>
  thread.comments.findLast(({ author }) => author !== null && author !== own)?.id;
