import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TokenScope } from '#domain/account/access-token.ts';
import type { AssistantGrant } from '#domain/account/assistant-grant.ts';
import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database, Tables } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { Clock } from '../http/clock.ts';
import { OauthError } from './oauth-error.ts';
import { type GrantedTokens, giveTokens, isRepeated, lockGrantOf, refreshGrant } from './refresh-grant.ts';
import type { OauthRequest } from './requests.ts';

interface AssistantGrantsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Derives tokens from the ones before. */
  readonly key: Buffer;
  misused(grant: MisusedGrant): void;
}

type Member = Pick<Principal, 'workspaceId' | 'accountId'>;

/** A grant that has ended because one of its tokens, or its code, came a second time. */
interface MisusedGrant {
  readonly id: string;
  readonly accountId: string;
}

const codeMs = 60_000;
/** A member is asked again after this long. */
const grantMs = 90 * 24 * 3_600_000;

/** The assistants that members have let in, and their tokens. */
export function createAssistantGrants({ db, clock, key, misused }: AssistantGrantsDeps) {
  /** Runs the exchange of a code or a token; what it finds misused has ended by then. */
  const exchanging = async (
    work: (trx: Transaction<Tables>) => Promise<GrantedTokens | MisusedRow>,
  ): Promise<GrantedTokens> => {
    const outcome = await transact(db, async (trx) => {
      const found = await work(trx);
      if ('accessToken' in found) return found;
      const { id, workspace_id } = found;
      await trx.deleteFrom('assistant_grants').where('workspace_id', '=', workspace_id).where('id', '=', id).execute();
      return found;
    });
    if ('accessToken' in outcome) return outcome;
    misused({ id: outcome.id, accountId: outcome.account_id });
    throw new OauthError('invalid_grant', 'That was used before. Ask to be let in again.');
  };

  return {
    /** Lets a program in for a member. Resolves to the code that it exchanges. */
    async allow(
      trx: Database,
      { workspaceId, accountId }: Member,
      { clientId, redirectUri, codeChallenge, name, scope }: OauthRequest & { readonly name: string },
    ): Promise<string> {
      const [code, now] = [newOpaqueToken(), clock()];
      await trx
        .insertInto('assistant_grants')
        .values({
          ...{ id: randomUUID(), workspace_id: workspaceId, account_id: accountId, client_id: clientId, name, scope },
          ...{ redirect_uri: redirectUri, code_challenge: codeChallenge, code_hash: hashOfToken(code) },
          ...{ code_expires_at: new Date(now.getTime() + codeMs), created_at: now },
          expires_at: new Date(now.getTime() + grantMs),
        })
        .execute();
      return code;
    },

    /** Tokens for a code, once, for the program that asked, by the secret that it has kept (RFC 7636). */
    exchange(code: string, { clientId, redirectUri, verifier }: CodeExchange): Promise<GrantedTokens> {
      return exchanging(async (trx) => {
        const row = await trx
          .selectFrom('assistant_grants')
          .select(['id', 'workspace_id', 'account_id', 'client_id', 'scope', 'redirect_uri', 'code_challenge'])
          .select(['code_expires_at', 'refresh_hash', 'generation'])
          .where('code_hash', '=', hashOfToken(code))
          .forUpdate()
          .executeTakeFirst();
        if (!row || row.client_id !== clientId || row.redirect_uri !== redirectUri) throw noGrant();
        if (createHash('sha256').update(verifier).digest('base64url') !== row.code_challenge) throw noGrant();
        if (row.refresh_hash !== null) return row;
        if (row.code_expires_at <= clock()) throw noGrant();
        return giveTokens(trx, key, row, newOpaqueToken(), { now: clock() });
      });
    },

    /** New tokens for a refresh token, which is spent by it. One that was spent before ends the grant, however long ago. */
    refresh(token: string, clientId: string, wanted: TokenScope | undefined): Promise<GrantedTokens> {
      return exchanging(async (trx) => {
        const now = clock();
        const grant = await lockGrantOf(trx, token);
        if (!grant || grant.client_id !== clientId || grant.expires_at <= now) throw noGrant();
        if (wanted === 'write' && grant.scope === 'read')
          throw new OauthError('invalid_scope', 'That was not granted.');
        if (grant.spentAt !== null && !isRepeated(grant, now)) return grant;
        return refreshGrant(trx, key, grant, token, now);
      });
    },

    /** Ends the grant of a token that its program does not want any more (RFC 7009). Resolves to it. */
    async giveUp(token: string, clientId: string): Promise<MisusedGrant | undefined> {
      const hash = hashOfToken(token);
      const row = await db
        .deleteFrom('assistant_grants')
        .where((each) => each.or([each('refresh_hash', '=', hash), each('access_hash', '=', hash)]))
        .where('client_id', '=', clientId)
        .returning(['id', 'account_id as accountId'])
        .executeTakeFirst();
      return row;
    },

    /** The member’s own in a workspace, the newest first. One whose code was never exchanged is none. */
    async list({ workspaceId, accountId }: Member): Promise<AssistantGrant[]> {
      const rows = await db
        .selectFrom('assistant_grants')
        .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'])
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .where('refresh_hash', 'is not', null)
        .where('expires_at', '>', clock())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, scope, created_at, expires_at, last_used_at }) => ({
        ...{ id, name, scope },
        createdAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      }));
    },

    /** Whether the member had such an assistant. */
    async revoke({ workspaceId, accountId }: Member, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('assistant_grants')
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** A request is answered, and the program let in, at once or not at all. */
    settle: <T>(work: (trx: Database) => Promise<T>): Promise<T> => transact(db, work),
  };
}

export type AssistantGrants = ReturnType<typeof createAssistantGrants>;

interface CodeExchange {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

interface MisusedRow {
  readonly id: string;
  readonly account_id: string;
  readonly workspace_id: string;
}

const noGrant = (): OauthError => new OauthError('invalid_grant', 'That code or token isn’t valid, or no longer.');
