import type { Database } from '../db/database.ts';

/** Before a workspace is deleted: of its links only the hashes of the grants stay, so that nobody shares by them again. */
export async function spendGrants(db: Database, workspaceId: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ workspace_id: null, stream: null, node: null, expires_at: null, revoked: true })
    .where('workspace_id', '=', workspaceId)
    .execute();
}
