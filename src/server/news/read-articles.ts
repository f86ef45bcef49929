import { sql } from 'kysely';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

export interface ReadArticles {
  /** The ids of what a founder has read, in the order of reading. */
  of(founder: Founder): Promise<string[]>;
  add(founder: Founder, ids: readonly string[]): Promise<void>;
}

type Founder = Pick<Principal, 'workspaceId' | 'accountId'>;

/** Most articles kept for a founder. The oldest are forgotten, so that nobody can fill the database with ids. */
const keptAtMost = 5000;

export function createReadArticles(db: Database, clock: Clock): ReadArticles {
  const rowsOf = ({ workspaceId, accountId }: Founder) =>
    db.selectFrom('read_articles').where('workspace_id', '=', workspaceId).where('account_id', '=', accountId);

  return {
    async of(founder) {
      const rows = await rowsOf(founder).select('article_id').orderBy('read_at').orderBy('article_id').execute();
      return rows.map((row) => row.article_id);
    },

    async add(founder, ids) {
      const { workspaceId, accountId } = founder;
      // Read once, so that what was read together stands in one order.
      const row = { workspace_id: workspaceId, account_id: accountId, read_at: clock() };
      await db
        .insertInto('read_articles')
        .values([...new Set(ids)].map((id) => ({ ...row, article_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await sql`
        DELETE FROM read_articles WHERE (workspace_id, account_id, article_id) IN (
          SELECT workspace_id, account_id, article_id FROM read_articles
          WHERE workspace_id = ${workspaceId} AND account_id = ${accountId}
          ORDER BY read_at DESC, article_id DESC OFFSET ${keptAtMost}
        )`.execute(db);
    },
  };
}
