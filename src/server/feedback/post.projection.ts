import { isGone, type Post } from '#domain/post/post.ts';
import type { PostFact } from '#domain/post/post-facts.ts';
import { postKind } from '#domain/post/post-kind.ts';
import type { Plan } from '../event-store/plan.ts';
import type { Projection } from '../event-store/projection.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';

/** Types of all facts about a post: each changes its row. */
export const postFactTypes = Object.keys({
  PostWritten: true,
  PostEdited: true,
  VoteCast: true,
  VoteWithdrawn: true,
  CommentWritten: true,
  CommentRemoved: true,
  AbuseReported: true,
  PostAnswered: true,
  PostTagged: true,
  PostMerged: true,
  PostUnmerged: true,
  PostModerated: true,
  PersonErased: true,
} satisfies Record<PostFact['type'], true>);

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

type PlannedLog = Pick<Plan, 'workspaceId' | 'after'>;

/** Posts that facts of a plan change, as they are after it. */
export function postRows({ workspaceId, after }: PlannedLog, facts: readonly NewEvent[]): readonly PostRow[] {
  const own = facts.filter(
    ({ event: { workspace, stream } }) => workspace === workspaceId && postKind.pattern.test(stream),
  );
  return [...new Set(own.map(({ event }) => event.stream))].flatMap((stream) => {
    const post = after.streams.get(stream)?.state as Post | undefined;
    return post ? [rowOf(workspaceId, post)] : [];
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

/** Posts of the feedback board, as they are read. */
export const postProjection: Projection = {
  name: 'posts',
  handles: postFactTypes,
  rows: (facts, plans) => [plans.flatMap((plan) => postRows(plan, facts))],
  statement: (rows) => `, posted AS (
      INSERT INTO feedback_posts SELECT (jsonb_populate_record(post, jsonb_build_object('words',
        setweight(to_tsvector('english', post.title), 'A') || setweight(to_tsvector('english', post.body), 'B')))).*
      FROM jsonb_populate_recordset(NULL::feedback_posts, ${rows}) AS post JOIN moved ON moved.id = post.workspace_id
      ON CONFLICT (workspace_id, post_id) DO UPDATE SET author = excluded.author, title = excluded.title,
        body = excluded.body, tags = excluded.tags, status = excluded.status, reply = excluded.reply,
        voters = excluded.voters, commenters = excluded.commenters, comments = excluded.comments,
        reports = excluded.reports, merged_into = excluded.merged_into, hidden = excluded.hidden,
        status_at = excluded.status_at, words = excluded.words
    )`,
};
