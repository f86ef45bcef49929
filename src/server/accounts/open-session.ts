import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/database.ts';
import { issueAccessToken } from './issue-access-token.ts';
import { hashOfToken, newOpaqueToken } from './opaque-token.ts';
import { endOfSession, expiryOf, keepSignIn, type SessionRules } from './session-rules.ts';
import type { NewSession, TokenPair } from './sessions.ts';

const userAgentMax = 512;
/** Most sessions of one account; the oldest one is ended for a new one. */
const sessionsAtMost = 50;

/** Opens a session in the caller's transaction. `evicted`: those that had to go for it. */
export async function openSession(
  trx: Transaction<Tables>,
  rules: SessionRules,
  { id: accountId, workspaceId, signedInAt, vouchedAt, signInId, keyThumbprint, userAgent }: NewSession,
  now: Date,
): Promise<{ readonly pair: TokenPair; readonly evicted: readonly string[] }> {
  const evicted = await evictOldest(trx, accountId);
  const endsAt = endOfSession(rules, now);
  const expiresAt = expiryOf(rules, endsAt, now);
  const session = {
    id: randomUUID(),
    workspace_id: workspaceId,
    account_id: accountId,
    generation: 0,
    signed_in_at: signedInAt ?? null,
    vouched_at: vouchedAt ?? null,
    sign_in_id: signInId ?? null,
    key_thumbprint: keyThumbprint,
    user_agent: userAgent?.slice(0, userAgentMax) ?? null,
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
  };
  const refreshToken = newOpaqueToken();
  await trx.insertInto('sessions').values(session).execute();
  await trx
    .insertInto('session_refresh_tokens')
    .values({ token_hash: hashOfToken(refreshToken), session_id: session.id, generation: 0, expires_at: expiresAt })
    .execute();
  if (signInId !== undefined) await keepSignIn(trx, signInId, expiresAt);
  const issuedFor = { id: session.id, generation: 0, endsAt };
  const accessToken = await issueAccessToken(trx, rules.accessTokenTtlS, issuedFor, now);
  return { pair: { accessToken, refreshToken }, evicted };
}

/** Makes room for one more. The account's row is held, so that two that open at once do not both find room. */
async function evictOldest(trx: Transaction<Tables>, accountId: string): Promise<string[]> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const evicted = await trx
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions as older')
        .select('older.id')
        .where('older.account_id', '=', accountId)
        .orderBy('older.created_at', 'desc')
        .orderBy('older.id')
        .offset(sessionsAtMost - 1),
    )
    .returning('id')
    .execute();
  return evicted.map(({ id }) => id);
}
