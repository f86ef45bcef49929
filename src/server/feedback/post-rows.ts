import { isGone, type Post } from '#domain/post/post.ts';
import { postKind } from '#domain/post/post-kind.ts';
import type { Plan } from '../event-store/plan-group.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';

/** A row of `feedback_posts`, as PostgreSQL reads it from JSON. */
interface PostRow {
  readonly workspace_id: string;
  readonly post_id: string;
  readonly author: string | null;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly status: string;
  readonly reply: string;
  readonly voters: readonly string[];
  readonly commenters: readonly string[];
  readonly comments: number;
  readonly reports: number;
  readonly merged_into: string | null;
  readonly hidden: boolean;
  readonly written_at: string;
  readonly status_at: string | null;
}

/** Returns the rows of the posts that a plan changes, as they are after it. */
export function postRows({ after }: Pick<Plan, 'after'>, facts: readonly NewEvent[]): readonly PostRow[] {
  const touched = new Set(facts.map(({ event }) => event.stream).filter((stream) => postKind.pattern.test(stream)));
  if (touched.size === 0) return [];
  const [workspace] = facts.map(({ event }) => event.workspace);
  return [...touched].flatMap((stream) => {
    const post = after.streams.get(stream)?.state as Post | undefined;
    return post && workspace !== undefined ? [rowOf(workspace, post)] : [];
  });
}

function rowOf(workspaceId: string, post: Post): PostRow {
  const readable = post.comments.filter(({ hidden, removed }) => !hidden && !removed);
  return {
    ...{ workspace_id: workspaceId, post_id: post.id, author: isGone(post) ? null : post.author },
    ...{ title: post.title, body: post.body },
    ...{ tags: post.tags, status: post.status, reply: post.reply, voters: post.voters },
    commenters: [...new Set(post.comments.flatMap(({ author, removed }) => (author && !removed ? [author] : [])))],
    ...{ comments: readable.length, reports: post.reports.length, merged_into: post.mergedInto, hidden: post.hidden },
    ...{ written_at: post.writtenAt, status_at: post.statusAt },
  };
}
