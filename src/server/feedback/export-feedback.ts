import { sql } from 'kysely';
import { z } from 'zod';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import type { Post } from '#domain/post/post.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { readMember } from './members.ts';

/** Posts, comments and votes of an account on the feedback board. */
export const ownFeedbackSchema = z.object({
  posts: z.array(z.object({ id: z.string(), title: z.string(), body: z.string(), writtenAt: z.string() })),
  comments: z.array(z.object({ postId: z.string(), text: z.string(), writtenAt: z.string() })),
  /** Ids of posts. */
  votes: z.array(z.string()),
});
export type OwnFeedback = z.infer<typeof ownFeedbackSchema>;

export async function readOwnFeedback(
  db: Database,
  eventStore: Pick<EventStore, 'snapshot'>,
  accountId: string,
): Promise<OwnFeedback> {
  const own: { [Name in keyof OwnFeedback]: OwnFeedback[Name] } = { posts: [], comments: [], votes: [] };
  const member = await readMember(db, accountId);
  if (member === undefined) return own;
  const { rows } = await sql<{ stream: string }>`
    SELECT 'post-' || post_id AS stream FROM feedback_posts
    WHERE workspace_id = ${systemWorkspaceId}
      AND (author = ${member} OR ${member} = ANY (voters) OR ${member} = ANY (commenters))
    ORDER BY written_at, post_id`.execute(db);
  for (const { stream } of rows) {
    const post = (await eventStore.snapshot(systemWorkspaceId, stream))?.state as Post | undefined;
    if (!post) continue;
    const { id: postId, author, title, body, writtenAt, voters, comments } = post;
    if (author === member) own.posts.push({ id: postId, title, body, writtenAt });
    for (const { author, removed, text, writtenAt } of comments)
      if (author === member && !removed) own.comments.push({ postId, text, writtenAt });
    if (voters.includes(member)) own.votes.push(postId);
  }
  return own;
}
