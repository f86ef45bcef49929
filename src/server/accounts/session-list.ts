import { deviceName } from '#domain/account/device-name.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { Database } from '../db/database.ts';
import type { Principal } from './principal.ts';

/** The account's sessions that have not expired, the last used first. */
export async function listSessions(
  db: Database,
  { accountId, sessionId }: Pick<Principal, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<SessionRecord[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    device: deviceName(user_agent),
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: id === sessionId,
  }));
}
