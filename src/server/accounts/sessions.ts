import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { Database, Tables } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { transact } from '../db/transact.ts';
import type { Clock } from '../http/clock.ts';
import { endEverySignIn } from '../identity/end-every-sign-in.ts';
import type { VerifiedIdentity } from '../identity/id-token-verifier.ts';
import { authenticateAssistant } from '../oauth/authenticate-assistant.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import { authenticateToken } from '../tokens/authenticate-token.ts';
import { createNoteUse } from '../tokens/note-use.ts';
import { isAccessToken, looksLikeAccessToken, looksLikeAssistantToken } from '../tokens/token-text.ts';
import { authenticate } from './authenticate.ts';
import { confirmSession } from './confirm-session.ts';
import { endOfSessionEvent } from './end-of-session-event.ts';
import { hashOfToken } from './opaque-token.ts';
import { openSession } from './open-session.ts';
import type { Principal } from './principal.ts';
import { createPrincipalCache } from './principal-cache.ts';
import { type KeyRequired, refreshSession } from './refresh-session.ts';
import { listSessions } from './session-list.ts';
import type { SessionRules } from './session-rules.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface SessionsDeps extends SessionRules {
  readonly record?: SecurityEvents['record'];
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Whose session, the sign-in that it comes from, and what the browser says of itself. */
export interface NewSession {
  readonly id: string;
  readonly workspaceId: string;
  readonly signedInAt?: Date;
  readonly vouchedAt?: Date;
  /** Sign-in at the embedded provider. */
  readonly signInId?: string | undefined;
  /** Thumbprint of the key that the session is bound to; null for a bearer session. */
  readonly keyThumbprint: string | null;
  readonly userAgent?: string | undefined;
}

export interface Sessions {
  /** In the caller's transaction. The caller announces the end of those `evicted`, once it has committed. */
  open(trx: Transaction<Tables>, session: NewSession): Promise<{ pair: TokenPair; evicted: readonly string[] }>;
  /**
   * Null if the token is unknown, expired, or so old that presenting it has just ended its session. One of a session that is
   * bound to another key than the given one changes nothing.
   */
  refresh(refreshToken: string, keyThumbprint: string | null): Promise<TokenPair | KeyRequired | null>;
  /** The open ones, the last used first. */
  list(owner: Pick<Principal, 'accountId' | 'sessionId'>): Promise<SessionRecord[]>;
  end(sessionId: string): Promise<void>;
  /** Ends a session. Resolves to the User-Agent of its browser, or undefined if the account has no such session. */
  endOne(accountId: string, sessionId: string): Promise<{ readonly userAgent: string | null } | undefined>;
  /** Ends all that the account is signed in to, at the embedded provider too; but for `except` and its sign-in; resolves to them. */
  endAll(accountId: string, options?: { readonly except?: string | undefined }): Promise<readonly string[]>;
  /**
   * The founder has proved anew who they are, in the browser of this session: it stands on that sign-in from now on. In the
   * caller's transaction.
   */
  confirm(
    trx: Transaction<Tables>,
    sessionId: string,
    proof: Pick<VerifiedIdentity, 'signedInAt' | 'issuedAt' | 'signIn'>,
  ): Promise<void>;
  /**
   * Deletes the account's sessions that the identity provider has not vouched for since then, in the caller's transaction;
   * resolves to them.
   */
  endUnvouched(trx: Database, accountId: string, since: Date): Promise<readonly string[]>;
  /** Sessions whose rows another transaction has deleted: their tokens die here now, not when the database tells of it. */
  announceEnded(sessionIds: readonly string[]): void;
  /** Null if the token is unknown, expired, revoked or its session has ended: a session’s, or an access token that a program has. */
  authenticate(accessToken: string): Promise<Principal | null>;
  /** Like `authenticate`, but only for cached tokens: null says nothing about the others. */
  recall(accessToken: string): Principal | null;
  /** Tells of every session that ends, on any server, so that its live connections close. Returns the way to stop listening. */
  onEnded(listener: (sessionId: string) => void): () => void;
  /** Forgets what has expired. */
  purge(): Promise<void>;
  /** Lets go of the database. */
  close(): Promise<void>;
}

const toldAtMost = 10_000;

/** Sessions with opaque access tokens and rotating refresh tokens; contract, "Refresh". */
export function createSessions({ db, pool, clock, record = () => {}, ...rules }: SessionsDeps): Sessions {
  const listeners = new Set<(sessionId: string) => void>();
  const cache = createPrincipalCache();
  const noteUse = createNoteUse(pool);
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
  const announceEnded = (ids: readonly string[]): void => announce(ids.map((id) => ({ id })));
  // Every end is also said on this channel by the database itself, so that it reaches all servers.
  const close = listen(pool, 'session_ended', {
    notified: (id) => announce([{ id }]),
    connected: cache.trust,
    lost: cache.distrust,
  });
  return {
    close,
    open: (trx, session) => openSession(trx, rules, session, clock()),
    async refresh(refreshToken, keyThumbprint) {
      const outcome = await refreshSession(db, rules, { refreshToken, keyThumbprint }, clock());
      if ('keyOf' in outcome) return outcome;
      if (outcome.ended) {
        announce([outcome.ended]);
        record(endOfSessionEvent(outcome.ended));
      }
      return outcome.pair;
    },
    list: (owner) => listSessions(db, owner, clock()),
    async end(sessionId) {
      const ended = await transact(db, async (trx) => {
        const session = trx.selectFrom('sessions').select('account_id').where('id', '=', sessionId);
        const accountId = (await session.executeTakeFirst())?.account_id;
        if (accountId === undefined) return [];
        await holdAccount(trx, accountId);
        return trx.deleteFrom('sessions').where('id', '=', sessionId).returning('id').execute();
      });
      announce(ended);
    },
    async endOne(accountId, sessionId) {
      const ended = await transact(db, async (trx) => {
        await holdAccount(trx, accountId);
        return trx
          .deleteFrom('sessions')
          .where('account_id', '=', accountId)
          .where('id', '=', sessionId)
          .returning(['id', 'user_agent as userAgent'])
          .execute();
      });
      announce(ended);
      return ended[0];
    },
    async endAll(accountId, { except } = {}) {
      const ended = await transact(db, async (trx) => {
        const account = trx.selectFrom('accounts').select('provider_uid').where('id', '=', accountId);
        const uid = (await account.executeTakeFirst())?.provider_uid;
        return uid === undefined ? [] : endEverySignIn(trx, uid, clock(), { sessionId: except });
      });
      announceEnded(ended);
      return ended;
    },
    confirm: (trx, sessionId, proof) => confirmSession(trx, rules, sessionId, proof, clock()),
    async endUnvouched(trx, accountId, since) {
      const ended = await trx
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where(({ fn }) => fn.coalesce('vouched_at', 'created_at'), '<', since)
        .returning('id')
        .execute();
      return ended.map(({ id }) => id);
    },
    announceEnded,
    recall(accessToken) {
      const now = clock();
      const principal = cache.recall(hashOfToken(accessToken).toString('base64'), now);
      noteUse(principal, now);
      return principal;
    },
    async authenticate(accessToken) {
      const isOfAssistant = looksLikeAssistantToken(accessToken);
      const isOfProgram = looksLikeAccessToken(accessToken);
      // Nobody asks the database for what cannot be there.
      if ((isOfProgram || isOfAssistant) && !isAccessToken(accessToken)) return null;
      const hash = hashOfToken(accessToken);
      const now = clock();
      const load = isOfAssistant ? authenticateAssistant : isOfProgram ? authenticateToken : authenticate;
      const principal = await cache.read(hash.toString('base64'), now, () => load(pool, hash, now));
      noteUse(principal, now);
      return principal;
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async purge() {
      const now = clock();
      const expired = await db
        .deleteFrom('sessions')
        .where('expires_at', '<=', now)
        .returning(['id', 'account_id as accountId', 'user_agent as userAgent'])
        .execute();
      announce(expired);
      for (const session of expired) record(endOfSessionEvent({ ...session, reason: 'expired' }));
      await db.deleteFrom('session_access_tokens').where('expires_at', '<=', now).execute();
      await db.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
      await db.deleteFrom('assistant_grants').where('expires_at', '<=', now).execute();
      await db.deleteFrom('identity_sign_ins').where('expires_at', '<=', now).execute();
      // Older ones open no session whether they were ended or not.
      const longGone = new Date(now.getTime() - rules.sessionTtlS * 1000);
      await db.deleteFrom('ended_sign_ins').where('signed_in_at', '<', longGone).execute();
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

/** Before a session is ended: in the order in which all locks are taken, so that nobody's traffic can stand in the way. */
async function holdAccount(trx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = trx.selectFrom('accounts').select('provider_uid').where('id', '=', accountId);
  const uid = (await account.executeTakeFirst())?.provider_uid;
  if (uid === undefined) return;
  await trx.selectFrom('identity_users').select('uid').where('uid', '=', uid).forUpdate().execute();
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
