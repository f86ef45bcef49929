import { sql } from 'kysely';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import type { Database } from '../db/database.ts';
import { readsWorkspace } from './reads-workspace.ts';

/**
 * Notices with the words of what they are about as those are now. What is about a post of the feedback board is another
 * founder's: once they have left or the post is hidden, nobody is told of it any more.
 */
export const toldNotices = (db: Database) =>
  db
    .selectFrom('notices')
    .leftJoin('feedback_posts as post', (join) =>
      join
        .on('post.workspace_id', '=', systemWorkspaceId)
        .on('post.post_id', '=', sql`CASE notices.kind WHEN 'feedback' THEN substr(notices.stream, 6)::uuid END`),
    )
    .leftJoin('feedback_posts as target', (join) =>
      join
        .on('target.workspace_id', '=', systemWorkspaceId)
        .onRef('target.post_id', '=', 'post.merged_into')
        .on('target.author', 'is not', null)
        .on('target.hidden', '=', false),
    )
    // A comment is told of while its workspace can be read.
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb('notices.about_workspace', 'is', null),
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.workspace_id', '=', 'notices.workspace_id')
            .where(sql<boolean>`${sql.raw(readsWorkspace('notices.about_workspace'))}`),
        ),
      ]),
    )
    .where(({ or, and, eb }) =>
      or([
        eb('notices.kind', '!=', 'feedback'),
        and([eb('post.author', 'is not', null), eb('post.hidden', '=', false)]),
      ]),
    );

export const toldWords = [
  sql<string>`coalesce(post.title, notices.title)`.as('title'),
  sql<string>`CASE notices.detail WHEN 'merged' THEN coalesce(target.title, '') ELSE notices.words END`.as('words'),
] as const;
