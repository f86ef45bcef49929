import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';

interface HeldWorkspaces {
  /** Workspaces in which the account is the only member. */
  readonly alone: readonly string[];
  /** Workspaces that others stay in. */
  readonly teams: readonly string[];
}

/**
 * The workspaces of an account, locked as an append locks them, so that none is under way and none comes after. Throws a 409
 * if others would be left without an owner.
 */
export async function holdWorkspaces(trx: Database, accountId: string, own: string): Promise<HeldWorkspaces> {
  const ofAccount = trx.selectFrom('memberships').select('workspace_id').where('account_id', '=', accountId);
  await trx
    .selectFrom('workspaces')
    .select('id')
    .where(({ or, eb }) => or([eb('id', 'in', ofAccount), eb('id', '=', own)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await trx
    .selectFrom('memberships as own')
    .leftJoin('memberships as other', (join) =>
      join.onRef('other.workspace_id', '=', 'own.workspace_id').on('other.account_id', '<>', accountId),
    )
    .select('own.workspace_id as id')
    .select(sql<number>`count(other.account_id)`.as('others'))
    .select(sql<boolean>`coalesce(bool_or(other.role = 'owner'), false)`.as('hasOwner'))
    .where('own.account_id', '=', accountId)
    .groupBy('own.workspace_id')
    .execute();
  if (rows.some(({ others, hasOwner }) => others > 0 && !hasOwner)) {
    throw new ApiError(409, 'last-owner', 'Others work in a workspace of yours. Hand it over or delete it first.');
  }
  // Its own one may have been left by everybody: then it goes, too.
  const members = trx.selectFrom('memberships').select('account_id').where('workspace_id', '=', own);
  const isEmpty = (await members.executeTakeFirst()) === undefined;
  const alone = [...rows.filter(({ others }) => others === 0).map(({ id }) => id), ...(isEmpty ? [own] : [])];
  return { alone, teams: rows.filter(({ others }) => others > 0).map(({ id }) => id) };
}

/** Notes that an account has left these workspaces outside their logs, which say so soon. */
export async function departFrom(trx: Database, workspaceIds: readonly string[], accountId: string): Promise<void> {
  const rows = workspaceIds.map((id) => ({ workspace_id: id, account_id: accountId }));
  if (rows.length === 0) return;
  const departed = trx.insertInto('departed_members').values(rows);
  await departed.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Lets the logs of teams say which members have left with their accounts. */
export async function recordDepartures(
  db: Database,
  eventStore: Pick<EventStore, 'execute'>,
  clock: Clock,
): Promise<void> {
  const departed = await db.selectFrom('departed_members').selectAll().limit(1000).execute();
  for (const { workspace_id: workspaceId, account_id: accountId } of departed) {
    await eventStore.execute({ workspaceId, by: { kind: 'system', id: 'team' }, device: 'server' }, [
      {
        // Somebody may come back and leave again. Sent twice, the second one finds no member.
        id: `left:${accountId}:${randomUUID()}`,
        type: 'RemoveMember',
        stream: teamStreamOf(workspaceId),
        data: { accountId },
        at: clock().toISOString(),
      },
    ]);
    await db
      .deleteFrom('departed_members')
      .where('workspace_id', '=', workspaceId)
      .where('account_id', '=', accountId)
      .execute();
  }
}
