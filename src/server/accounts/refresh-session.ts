import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { EndedSession } from './end-of-session-event.ts';
import { issueAccessToken } from './issue-access-token.ts';
import { hashOfToken } from './opaque-token.ts';
import { endOfSession, expiryOf, keepSignIn, type SessionRules } from './session-rules.ts';
import type { TokenPair } from './sessions.ts';

/** How long after the first use of an access token the refresh token before it may still be repeated. */
const repeatWithinMs = 60_000;

interface Outcome {
  readonly pair: TokenPair | null;
  /** The session that this refresh has ended. */
  readonly ended: EndedSession | null;
}

/** The session of a refresh token is bound to a key that was not proved. */
export interface KeyRequired {
  readonly keyOf: { readonly accountId: string; readonly sessionId: string };
}

interface Shown {
  readonly refreshToken: string;
  /** Thumbprint of the key that was proved beside it; null if none was. */
  readonly keyThumbprint: string | null;
}

interface Presented {
  readonly keyThumbprint: string | null;
  readonly sessionId: string;
  readonly accountId: string;
  readonly userAgent: string | null;
  readonly latest: number;
  readonly generation: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly signInId: string | null;
}

/**
 * Exchanges a refresh token for its child. The one before the latest is accepted again until its child counts as used,
 * since the answer that carried the child may have been lost; anything older ends the session.
 */
export function refreshSession(
  db: Database,
  rules: SessionRules,
  { refreshToken, keyThumbprint }: Shown,
  now: Date,
): Promise<Outcome | KeyRequired> {
  return transact(db, async (trx) => {
    const presented = await lockSessionOf(trx, refreshToken);
    if (!presented) return { pair: null, ended: null };
    const { accountId, sessionId } = presented;
    if (presented.keyThumbprint !== null && presented.keyThumbprint !== keyThumbprint)
      return { keyOf: { accountId, sessionId } };
    const endsAt = endOfSession(rules, presented.createdAt);
    const isExpired = presented.expiresAt <= now || endsAt <= now;
    if (isExpired || !(await isStillGood(trx, presented, now))) {
      const { userAgent } = presented;
      await trx.deleteFrom('sessions').where('id', '=', sessionId).execute();
      return {
        pair: null,
        ended: { id: sessionId, accountId, userAgent, reason: isExpired ? 'expired' : 'token-reused' },
      };
    }
    const child = createHmac('sha256', rules.refreshKey).update(refreshToken).digest('base64url');
    const session = { id: presented.sessionId, generation: presented.generation + 1, endsAt };
    if (presented.generation === presented.latest) await advance(trx, rules, session, child, now);
    if (presented.signInId !== null) await keepSignIn(trx, presented.signInId, expiryOf(rules, endsAt, now));
    const accessToken = await issueAccessToken(trx, rules.accessTokenTtlS, session, now);
    return { pair: { accessToken, refreshToken: child }, ended: null };
  });
}

/** Takes the row lock of the session, so that refreshes of one session come one after the other. */
function lockSessionOf(trx: Transaction<Tables>, refreshToken: string): Promise<Presented | undefined> {
  return trx
    .selectFrom('session_refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select([
      'session.id as sessionId',
      'session.account_id as accountId',
      'session.key_thumbprint as keyThumbprint',
      'session.user_agent as userAgent',
      'session.generation as latest',
      'session.expires_at as expiresAt',
      'session.created_at as createdAt',
      'session.sign_in_id as signInId',
      'token.generation as generation',
    ])
    .where('token.token_hash', '=', hashOfToken(refreshToken))
    .forUpdate('session')
    .executeTakeFirst();
}

async function isStillGood(
  trx: Transaction<Tables>,
  { sessionId, latest, generation }: Presented,
  now: Date,
): Promise<boolean> {
  if (generation === latest) return true;
  if (generation !== latest - 1) return false;
  const child = await trx
    .selectFrom('session_refresh_tokens')
    .select('first_used_at')
    .where('session_id', '=', sessionId)
    .where('generation', '=', latest)
    .executeTakeFirstOrThrow();
  return child.first_used_at === null || now.getTime() - child.first_used_at.getTime() < repeatWithinMs;
}

async function advance(
  trx: Transaction<Tables>,
  rules: SessionRules,
  session: { readonly id: string; readonly generation: number; readonly endsAt: Date },
  child: string,
  now: Date,
): Promise<void> {
  const expiresAt = expiryOf(rules, session.endsAt, now);
  await trx
    .insertInto('session_refresh_tokens')
    .values({
      token_hash: hashOfToken(child),
      session_id: session.id,
      generation: session.generation,
      expires_at: expiresAt,
    })
    .execute();
  await trx
    .updateTable('sessions')
    .set({ generation: session.generation, expires_at: expiresAt, last_used_at: now })
    .where('id', '=', session.id)
    .execute();
}
