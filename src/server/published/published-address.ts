import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The row of a slug in `page_addresses`: nothing else there says which one it is. */
export const slugHash = (slug: string) => sql<Buffer>`keyed_hash('page', ${slug})`;

/** Before a workspace is deleted: its addresses stay, so that nobody else gets them, but not whose they were. */
export async function forgetAddresses(db: Database, workspaceId: string): Promise<void> {
  const nobody = { workspace_id: null };
  await db
    .updateTable('page_addresses')
    .set({ ...nobody, page_id: null })
    .where('workspace_id', '=', workspaceId)
    .execute();
  await db.updateTable('survey_addresses').set(nobody).where('workspace_id', '=', workspaceId).execute();
}
