import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { Clock } from '../http/clock.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { giveOwnWorkspace } from './give-own-workspace.ts';

/** Deletes the workspaces whose owners have asked for it, and have had their days to keep them. Resolves to how many. */
export async function deleteDueWorkspaces(db: Database, clock: Clock): Promise<number> {
  const due = await db
    .selectFrom('workspace_deletions')
    .select('workspace_id as id')
    .where('due_at', '<=', clock())
    .orderBy('due_at')
    .limit(100)
    .execute();
  let deleted = 0;
  for (const { id } of due) if (await transact(db, (trx) => deleteIfDue(trx, id, clock()))) deleted += 1;
  return deleted;
}

/**
 * Asks again once the log is held, since an owner may have kept the workspace meanwhile, or another server deleted it. The end
 * of an account locks in the same order.
 */
async function deleteIfDue(trx: Database, workspaceId: string, now: Date): Promise<boolean> {
  const founders = await trx
    .selectFrom('accounts')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .execute();
  await trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute();
  const due = await trx
    .selectFrom('workspace_deletions')
    .select('due_at')
    .where('workspace_id', '=', workspaceId)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  if (!due) return false;
  for (const { id } of founders) await banAgain(trx, workspaceId, await giveOwnWorkspace(trx, id, now));
  await deleteWorkspace(trx, workspaceId);
  return true;
}

/** Nobody is rid of a ban by deleting what was banned. */
async function banAgain(trx: Database, workspaceId: string, own: string): Promise<void> {
  const ban = await trx
    .selectFrom('publishing_bans')
    .select('banned_at')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (ban)
    await trx
      .insertInto('publishing_bans')
      .values({ ...ban, workspace_id: own })
      .execute();
}
