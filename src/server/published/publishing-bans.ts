import type { Database } from '../db/database.ts';

/** Whether the operator lets nothing more be published from a workspace. */
export async function isBanned(db: Database, workspaceId: string): Promise<boolean> {
  const ban = await db
    .selectFrom('publishing_bans')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return ban !== undefined;
}
