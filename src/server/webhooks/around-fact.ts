import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PageAddress } from '../domains/page-address.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { AroundFact } from './read-message.ts';

export interface AroundFactDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly pageAddress: PageAddress;
}

/** Reads what a message needs beside its fact, from one workspace. */
export const createAroundFact =
  ({ db, eventStore, pageAddress }: AroundFactDeps) =>
  (workspaceId: string): AroundFact => ({
    pageAddress: (page) => pageAddress({ ...page, workspaceId }),
    state: async <State>(stream: string) =>
      (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined,
    async nameOf(accountId) {
      const found = await db
        .selectFrom('memberships')
        .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
        .select('display_name')
        .where('memberships.workspace_id', '=', workspaceId)
        .where('memberships.account_id', '=', accountId)
        .executeTakeFirst();
      return found ? found.display_name || 'A member' : '';
    },
    async isSampleIdea(ideaId) {
      const { rows } = await sql`
        SELECT FROM events WHERE workspace_id = ${workspaceId} AND version = 1 AND split_part(stream, '-', 1) = 'project'
          AND data->>'ideaId' = ${ideaId} AND data->>'sample' = 'true' LIMIT 1`.execute(db);
      return rows.length > 0;
    },
  });
