import { sql } from 'kysely';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

/** Ids of comments by thread. */
type Seen = Record<string, string>;
type Reader = Pick<Principal, 'workspaceId' | 'accountId'>;

export interface CommentReads {
  /** The comment that an account has seen last in each thread. */
  of(reader: Reader): Promise<Seen>;
  mark(reader: Reader, seen: Readonly<Seen>): Promise<void>;
}

/** Most threads kept for an account in a workspace. The oldest marks are forgotten, so that nobody can fill the database. */
const keptAtMost = 5000;

export function createCommentReads(db: Database, clock: Clock): CommentReads {
  return {
    async of({ workspaceId, accountId }) {
      const rows = await db
        .selectFrom('comment_reads')
        .select(['thread_id', 'comment_id'])
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .orderBy('thread_id')
        .execute();
      return Object.fromEntries(rows.map(({ thread_id, comment_id }) => [thread_id, comment_id]));
    },

    async mark({ workspaceId, accountId }, seen) {
      const row = { workspace_id: workspaceId, account_id: accountId, seen_at: clock() };
      await db
        .insertInto('comment_reads')
        .values(Object.entries(seen).map(([thread_id, comment_id]) => ({ ...row, thread_id, comment_id })))
        .onConflict((conflict) =>
          conflict
            .columns(['workspace_id', 'account_id', 'thread_id'])
            .doUpdateSet(({ ref }) => ({ comment_id: ref('excluded.comment_id'), seen_at: ref('excluded.seen_at') })),
        )
        .execute();
      await sql`
        DELETE FROM comment_reads WHERE (workspace_id, account_id, thread_id) IN (
          SELECT workspace_id, account_id, thread_id FROM comment_reads
          WHERE workspace_id = ${workspaceId} AND account_id = ${accountId}
          ORDER BY seen_at DESC, thread_id DESC OFFSET ${keptAtMost}
        )`.execute(db);
    },
  };
}
