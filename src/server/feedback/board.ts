import { sql } from 'kysely';
import type { PostDetail, ReportedFor } from '#domain/feedback/feedback-post.ts';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { isGone, type Post, postStreamOf, reportReasons } from '#domain/post/post.ts';
import type { PostCommand } from '#domain/post/post-commands.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../event-store/actor.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { readSummary } from './list-posts.ts';
import type { Reader } from './reader.ts';

export interface BoardDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly clock: Clock;
}

/** The feedback board, as its routes use it. */
export interface Board {
  /** Carries a command out. `id` of one that is sent again, or a fresh one. Throws an `ApiError` that says why not. */
  execute(postId: string, command: PostCommand, id?: string): Promise<void>;
  /** Withdrawing a vote withdraws it from what was merged into the post too: from all of them, or from none. */
  vote(reader: Reader, postId: string, voted: boolean): Promise<void>;
  /** Throws a 404 if there is none for whoever asks. */
  read(reader: Reader, postId: string): Promise<PostDetail>;
}

/** Who sends commands about posts: the server, once it knows who asks. */
export const boardActor: Actor = {
  workspaceId: systemWorkspaceId,
  by: { kind: 'system', id: 'feedback' },
  device: 'server',
};

export function createBoard({ db, eventStore, clock }: BoardDeps): Board {
  let isOpen = false;
  const open = async (): Promise<void> => {
    if (isOpen) return;
    await db
      .insertInto('workspaces')
      .values({ id: systemWorkspaceId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    isOpen = true;
  };
  const titleFor = async ({ isStaff }: Reader, id: string): Promise<{ id: string; title: string } | null> => {
    const post = (await eventStore.snapshot(systemWorkspaceId, postStreamOf(id)))?.state as Post | undefined;
    return post && (isStaff || !post.hidden) && !isGone(post) ? { id, title: post.title } : null;
  };
  /** The same command on several posts: on all of them, or on none. */
  const executeOn = async (
    postIds: readonly string[],
    { type, data }: PostCommand,
    givenId?: string,
  ): Promise<void> => {
    await open();
    const at = clock().toISOString();
    const commands = postIds.map((postId) => ({
      ...{ id: givenId ?? crypto.randomUUID(), type, stream: postStreamOf(postId), data: { ...data } as never, at },
    }));
    const [result] = await eventStore.execute(boardActor, commands, { atomic: commands.length > 1 });
    if (result?.status === 'rejected') throw refusalOf(result.reason);
  };
  return {
    execute: (postId, command, id) => executeOn([postId], command, id),
    async vote({ member }, postId, voted) {
      const below = voted ? [] : await votedBelow(db, member, postId);
      await executeOn([postId, ...below], { type: 'SetVote', data: { member, voted } });
    },
    async read(reader, postId) {
      await open();
      const summary = await readSummary(db, reader, postId);
      const post = summary && ((await eventStore.snapshot(systemWorkspaceId, postStreamOf(postId)))?.state as Post);
      if (!summary || !post || isGone(post)) throw notFound();
      const others = await db
        .selectFrom('feedback_posts')
        .select(['post_id as id', 'title'])
        .where('workspace_id', '=', systemWorkspaceId)
        .where('merged_into', '=', postId)
        .where('author', 'is not', null)
        .where('hidden', '=', false)
        .orderBy('written_at')
        .execute();
      return {
        ...summary,
        thread: threadOf(post, reader),
        editedAt: post.editedAt,
        reasons: reasonsOf(post, reader, null),
        mergedInto: post.mergedInto === null ? null : await titleFor(reader, post.mergedInto),
        merged: others,
        isStaff: reader.isStaff,
      };
    },
  };
}

/** Posts merged into one, directly or not, that an account has voted for. */
async function votedBelow(db: Database, member: string, postId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE below AS (
      SELECT post_id, voters FROM feedback_posts
      WHERE workspace_id = ${systemWorkspaceId} AND merged_into = ${postId}
      UNION ALL
      SELECT p.post_id, p.voters FROM below JOIN feedback_posts AS p
        ON p.workspace_id = ${systemWorkspaceId} AND p.merged_into = below.post_id
    )
    SELECT post_id AS id FROM below WHERE ${member} = ANY (voters)`.execute(db);
  return rows.map(({ id }) => id);
}

function threadOf(post: Post, reader: Reader): PostDetail['thread'] {
  const shown = post.comments.filter(({ removed, hidden }) => !removed && (reader.isStaff || !hidden));
  return shown.map((comment) => {
    const reasons = reasonsOf(post, reader, comment.id);
    return {
      ...{ id: comment.id, text: comment.text, isMine: comment.author === reader.member, isStaff: comment.isStaff },
      ...{ isHidden: comment.hidden, writtenAt: comment.writtenAt },
      ...{ reports: reasons.reduce((sum, { count }) => sum + count, 0), reasons },
    };
  });
}

/** Why a comment was reported, or the post itself; for staff alone. */
function reasonsOf({ reports }: Post, { isStaff }: Reader, about: string | null): ReportedFor {
  const told = isStaff ? reports.filter(({ commentId }) => commentId === about) : [];
  return reportReasons.flatMap((reason) => {
    const count = told.filter((report) => report.reason === reason).length;
    return count > 0 ? [{ reason, count }] : [];
  });
}

const notFound = (): ApiError => new ApiError(404, 'not-found', 'This post isn’t here anymore.');

function refusalOf(reason: string): ApiError {
  switch (reason) {
    case 'not-found':
      return notFound();
    case 'already-closed':
      return new ApiError(409, 'merged', 'This post was merged into another one. Vote there.');
    case 'group-cycle':
      return new ApiError(409, 'same-post', 'A post can’t be merged into itself.');
    case 'id-taken':
      return new ApiError(409, 'id-taken', 'There’s something else under this id.');
    case 'too-many':
      return new ApiError(409, 'full', 'There’s no room for more here.');
    default:
      return new ApiError(400, reason, 'Write something first.');
  }
}
