import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { Database, Tables } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import type { Clock } from '../http/clock.ts';
import type { VerifiedIdentity } from '../identity/id-token-verifier.ts';
import { authenticate } from './authenticate.ts';
import { issueAccessToken } from './issue-access-token.ts';
import { hashOfToken, newOpaqueToken } from './opaque-token.ts';
import type { Principal } from './principal.ts';
import { createPrincipalCache } from './principal-cache.ts';
import { refreshSession } from './refresh-session.ts';
import { listSessions } from './session-list.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** How long tokens live, in seconds, and the key that children of refresh tokens are derived with. */
export interface SessionRules {
  readonly accessTokenTtlS: number;
  readonly refreshTokenTtlS: number;
  readonly refreshKey: Buffer;
}

export interface SessionsDeps extends SessionRules {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Whose session, the sign-in that it comes from, and what the browser says of itself. */
interface NewSession {
  readonly id: string;
  readonly workspaceId: string;
  readonly signedInAt?: Date;
  readonly vouchedAt?: Date;
  readonly userAgent?: string | undefined;
}

export interface Sessions {
  open(account: NewSession): Promise<TokenPair>;
  /** Null where the token is unknown, expired, or so old that presenting it has just ended its session. */
  refresh(refreshToken: string): Promise<TokenPair | null>;
  /** The open ones, the last used first. */
  list(owner: Pick<Principal, 'accountId' | 'sessionId'>): Promise<SessionRecord[]>;
  end(sessionId: string): Promise<void>;
  /** False where the account has no such session. */
  endOne(accountId: string, sessionId: string): Promise<boolean>;
  endAll(accountId: string, options?: { readonly except?: string | undefined }): Promise<void>;
  /** The founder has proved anew who they are, in the browser of this session. */
  confirm(sessionId: string, proof: Pick<VerifiedIdentity, 'signedInAt' | 'issuedAt'>): Promise<void>;
  /** Ends the account's sessions that the identity provider has not vouched for since then. */
  endUnvouched(accountId: string, since: Date): Promise<void>;
  /**
   * Ends the sessions of whoever the identity provider knows by this name, but for those of the sign-in of
   * `exceptSignedInAt`. Without an account nothing happens.
   */
  endSessionsOf(providerUid: string, options?: { readonly exceptSignedInAt?: Date | undefined }): Promise<void>;
  /** Sessions whose rows another transaction has deleted: their tokens die here now, not when the database tells of it. */
  announceEnded(sessionIds: readonly string[]): void;
  /** Null where the token is unknown, expired or its session has ended. */
  authenticate(accessToken: string): Promise<Principal | null>;
  /** As `authenticate`, of the tokens that are remembered: null says nothing about the others. */
  recall(accessToken: string): Principal | null;
  /** Tells of every session that ends, on any server, so that its live connections close. Returns the way to stop listening. */
  onEnded(listener: (sessionId: string) => void): () => void;
  /** Forgets what has expired. */
  purge(): Promise<void>;
  /** Lets go of the database. */
  close(): Promise<void>;
}

const toldAtMost = 10_000;
const userAgentMax = 512;

/** Sessions with opaque access tokens and rotating refresh tokens; contract, "Refresh". */
export function createSessions({ db, pool, clock, ...rules }: SessionsDeps): Sessions {
  const listeners = new Set<(sessionId: string) => void>();
  const cache = createPrincipalCache();
  /** A session that ends here is heard of twice, in either order: from its statement, and from the database. */
  const told = new Set<string>();
  const announce = (ended: readonly { id: string }[]): void => {
    for (const { id } of ended) {
      cache.forget(id);
      if (told.has(id)) continue;
      const [oldest] = told.add(id);
      if (told.size > toldAtMost && oldest !== undefined) told.delete(oldest);
      for (const listener of listeners) listener(id);
    }
  };
  // Every end is also said on this channel by the database itself, so that it reaches all servers.
  const close = listen(pool, 'session_ended', {
    notified: (id) => announce([{ id }]),
    connected: cache.trust,
    lost: cache.distrust,
  });
  const endAll: Sessions['endAll'] = async (accountId, { except } = {}) => {
    let ending = db.deleteFrom('sessions').where('account_id', '=', accountId);
    if (except !== undefined) ending = ending.where('id', '!=', except);
    announce(await ending.returning('id').execute());
  };
  return {
    close,
    open: (account) => db.transaction().execute((trx) => open(trx, rules, account, clock())),
    async refresh(refreshToken) {
      const outcome = await refreshSession(db, rules, refreshToken, clock());
      if (outcome.ended) announce([{ id: outcome.ended }]);
      return outcome.pair;
    },
    list: (owner) => listSessions(db, owner, clock()),
    async end(sessionId) {
      announce(await db.deleteFrom('sessions').where('id', '=', sessionId).returning('id').execute());
    },
    async endOne(accountId, sessionId) {
      const ended = await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where('id', '=', sessionId)
        .returning('id')
        .execute();
      announce(ended);
      return ended.length > 0;
    },
    endAll,
    async confirm(sessionId, { signedInAt, issuedAt }) {
      const proved = { signed_in_at: signedInAt, vouched_at: issuedAt };
      await db.updateTable('sessions').set(proved).where('id', '=', sessionId).execute();
    },
    async endUnvouched(accountId, since) {
      const ending = db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where(({ fn }) => fn.coalesce('vouched_at', 'created_at'), '<', since);
      announce(await ending.returning('id').execute());
    },
    async endSessionsOf(providerUid, { exceptSignedInAt } = {}) {
      let ending = db
        .deleteFrom('sessions')
        .using('accounts')
        .whereRef('accounts.id', '=', 'sessions.account_id')
        .where('accounts.provider_uid', '=', providerUid);
      if (exceptSignedInAt) ending = ending.where('sessions.signed_in_at', 'is distinct from', exceptSignedInAt);
      announce(await ending.returning('sessions.id').execute());
    },
    announceEnded: (sessionIds) => announce(sessionIds.map((id) => ({ id }))),
    recall: (accessToken) => cache.recall(hashOfToken(accessToken).toString('base64'), clock()),
    authenticate(accessToken) {
      const hash = hashOfToken(accessToken);
      const now = clock();
      return cache.read(hash.toString('base64'), now, () => authenticate(pool, hash, now));
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async purge() {
      const now = clock();
      announce(await db.deleteFrom('sessions').where('expires_at', '<=', now).returning('id').execute());
      await db.deleteFrom('session_access_tokens').where('expires_at', '<=', now).execute();
      // The one before the latest may still be repeated, however long it has lain.
      await db
        .deleteFrom('session_refresh_tokens as token')
        .using('sessions as session')
        .whereRef('session.id', '=', 'token.session_id')
        .whereRef('token.generation', '<', sql<number>`session.generation - 1`)
        .where('token.expires_at', '<=', now)
        .execute();
    },
  };
}

async function open(
  trx: Transaction<Tables>,
  rules: SessionRules,
  { id: accountId, workspaceId, signedInAt, vouchedAt, userAgent }: NewSession,
  now: Date,
): Promise<TokenPair> {
  const session = {
    id: randomUUID(),
    workspace_id: workspaceId,
    account_id: accountId,
    signed_in_at: signedInAt ?? null,
    vouched_at: vouchedAt ?? null,
    user_agent: userAgent?.slice(0, userAgentMax) ?? null,
    created_at: now,
    last_used_at: now,
  };
  const refreshToken = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + rules.refreshTokenTtlS * 1000);
  await trx
    .insertInto('sessions')
    .values({ ...session, generation: 0, expires_at: expiresAt })
    .execute();
  await trx
    .insertInto('session_refresh_tokens')
    .values({ token_hash: hashOfToken(refreshToken), session_id: session.id, generation: 0, expires_at: expiresAt })
    .execute();
  return {
    accessToken: await issueAccessToken(trx, rules.accessTokenTtlS, { id: session.id, generation: 0 }, now),
    refreshToken,
  };
}
