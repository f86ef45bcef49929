import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ActivityPage, ActivityRecord } from '#domain/account/activity-record.ts';
import type { Database } from '../db/database.ts';
import type { EventSource, SecurityEvent, Subject } from './security-event.ts';
import type { SecurityTables } from './security-tables.ts';

/**
 * Most rows of one account. Refusals and failures have a share of their own, so that nobody outside pushes the rest
 * out.
 */
const keptAtMost = { success: 300, failure: 100 };
/** The same once more within this time, in milliseconds, counts up instead of adding a row. */
const togetherMs = 3_600_000;
const dayMs = 24 * 3_600_000;
const keptDays = 90;
const addressDays = 30;

/** Whose an event is. */
export interface Owner {
  readonly accountId: string;
  readonly workspaceId: string;
}

/** Undefined if the subject has no account with us. */
export async function findOwner(db: Database, who: Subject): Promise<Owner | undefined> {
  const accounts = db.selectFrom('accounts').select(['id as accountId', 'workspace_id as workspaceId']);
  if ('accountId' in who) return accounts.where('id', '=', who.accountId).executeTakeFirst();
  if ('uid' in who) return accounts.where('provider_uid', '=', who.uid).executeTakeFirst();
  return accounts
    .where('provider_uid', '=', (user) =>
      user.selectFrom('identity_users').select('uid').where('identity_users.email', '=', who.email),
    )
    .executeTakeFirst();
}

/**
 * Keeps an event for its founder, in one statement. Ids grow, so that events of one millisecond are listed in their order.
 * Throws a foreign key violation if the account is gone.
 */
export async function keepEvent(
  db: Database,
  { accountId, workspaceId }: Owner,
  event: SecurityEvent,
  source: EventSource | undefined,
  { at, times }: { readonly at: Date; readonly times: number },
): Promise<void> {
  const { outcome, reason = null, method = null, secondFactor = null, endedDevice = null } = event;
  const { address = null, device = null } = source ?? {};
  const isSuccess = outcome === 'success';
  // The row that is being added is not among those that the same statement sees.
  const others = (isSuccess ? keptAtMost.success : keptAtMost.failure) - 1;
  const columns = sql.raw('event, outcome, reason, method, second_factor, made_by, address, device, ended_device');
  const said = sql`(${event.event}, ${outcome}, ${reason}::text, ${method}::text, ${secondFactor}::boolean,
    ${event.by ?? 'founder'}, ${address}::text, ${device}::text, ${endedDevice}::text)`;
  const isAlike = sql`(outcome = 'success') = ${isSuccess}`;
  const isOwn = sql`workspace_id = ${workspaceId} AND account_id = ${accountId}`;
  await sql`
    WITH counted AS (
      UPDATE security_events SET times = times + ${times}, at = ${at}
      WHERE ${isOwn} AND first_at > ${new Date(at.getTime() - togetherMs)}
        AND (${columns}) IS NOT DISTINCT FROM ${said}
      RETURNING id
    ), added AS (
      INSERT INTO security_events (workspace_id, account_id, id, times, first_at, at, ${columns})
      SELECT ${workspaceId}::uuid, ${accountId}::uuid, ${uuidv7()}::uuid, ${times}::integer, ${at}::timestamptz,
        ${at}::timestamptz, said.*
      FROM (VALUES ${said}) AS said
      WHERE NOT EXISTS (SELECT FROM counted)
      RETURNING id
    )
    DELETE FROM security_events
    WHERE ${isOwn} AND ${isAlike} AND EXISTS (SELECT FROM added) AND (at, id) <= (
      SELECT at, id FROM security_events
      WHERE ${isOwn} AND ${isAlike}
      ORDER BY at DESC, id DESC OFFSET ${others} LIMIT 1
    )`.execute(db);
}

/** The newest first, from `before` on, which is a page's `next`; all of them without a limit. */
export async function readActivity(
  db: Database,
  { accountId, workspaceId }: Owner,
  { before, limit }: { readonly before?: string | undefined; readonly limit?: number } = {},
): Promise<ActivityPage> {
  let rows = db
    .selectFrom('security_events')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (before !== undefined) {
    const [at, id] = placeOf(before);
    rows = rows.where(sql<boolean>`(at, id) < (${at}, ${id}::uuid)`);
  }
  if (limit !== undefined) rows = rows.limit(limit + 1);
  const found = await rows.execute();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { events: page.map(toRecord), next: last && found.length > page.length ? nameOf(last) : null };
}

/** Matches the name of a place in the list: the milliseconds of its time, and its id. */
export const activityPlace = /^(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const nameOf = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}-${id}`;

function placeOf(name: string): [Date, string] {
  const [, at = '', id = ''] = activityPlace.exec(name) ?? [];
  return [new Date(Number(at)), id];
}

/** Forgets events after 90 days, and the address that one came from after 30. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('security_events').where('at', '<', daysAgo(keptDays)).execute();
  await db
    .updateTable('security_events')
    .set({ address: null })
    .where('at', '<', daysAgo(addressDays))
    .where('address', 'is not', null)
    .execute();
}

const toRecord = (row: Selectable<SecurityTables['security_events']>): ActivityRecord => ({
  id: row.id,
  event: row.event,
  outcome: row.outcome,
  reason: row.reason,
  method: row.method,
  secondFactor: row.second_factor,
  by: row.made_by,
  times: row.times,
  since: row.first_at.toISOString(),
  at: row.at.toISOString(),
  address: row.address,
  device: row.device,
  endedDevice: row.ended_device,
});
