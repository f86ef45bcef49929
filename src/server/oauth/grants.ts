import { createHash, randomUUID } from 'node:crypto';
import type { TokenScope } from '#domain/account/access-token.ts';
import type { AssistantGrant } from '#domain/account/assistant-grant.ts';
import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { Clock } from '../http/clock.ts';
import { newAssistantToken } from '../tokens/token-text.ts';
import { OauthError } from './oauth-error.ts';
import type { OauthRequest } from './requests.ts';

type Member = Pick<Principal, 'workspaceId' | 'accountId'>;

/** Tokens that a program gets for a code, and again and again for a refresh token. */
export interface GrantedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInS: number;
  readonly scope: TokenScope;
}

/** A grant that has ended because one of its tokens, or its code, came a second time. */
interface MisusedGrant {
  readonly id: string;
  readonly accountId: string;
}

const codeMs = 60_000;
const accessTokenS = 3600;
/** A member is asked again after this long. */
const grantMs = 90 * 24 * 3_600_000;
/** An answer may be lost on its way: for so long the token before is taken once more. */
const graceMs = 60_000;

/** The assistants that members have let in, and their tokens. */
export function createAssistantGrants(db: Database, clock: Clock, misused: (grant: MisusedGrant) => void) {
  const endMisused = async ({ id, account_id: accountId, workspace_id }: MisusedRow): Promise<never> => {
    await db.deleteFrom('assistant_grants').where('workspace_id', '=', workspace_id).where('id', '=', id).execute();
    misused({ id, accountId });
    throw new OauthError('invalid_grant', 'That was used before. Ask to be let in again.');
  };
  /** Gives a grant new tokens, if it still has that hash where it was found. */
  const renew = async (
    { id, workspace_id, scope }: Pick<GrantRow, 'id' | 'workspace_id' | 'scope'>,
    held: { readonly column: 'code_hash' | 'refresh_hash' | 'spent_hash'; readonly hash: Buffer },
  ): Promise<GrantedTokens> => {
    const [accessToken, refreshToken, now] = [newAssistantToken(), newOpaqueToken(), clock()];
    const { numUpdatedRows } = await db
      .updateTable('assistant_grants')
      .set({
        access_hash: hashOfToken(accessToken),
        access_expires_at: new Date(now.getTime() + accessTokenS * 1000),
        refresh_hash: hashOfToken(refreshToken),
        ...(held.column !== 'spent_hash' && { rotated_at: now }),
        ...(held.column === 'refresh_hash' && { spent_hash: held.hash }),
      })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where(held.column, '=', held.hash)
      .$if(held.column === 'code_hash', (update) => update.where('refresh_hash', 'is', null))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new OauthError('invalid_grant', 'That was used at the same time.');
    return { accessToken, refreshToken, expiresInS: accessTokenS, scope };
  };
  const columns = [
    ...['id', 'workspace_id', 'account_id', 'client_id', 'scope', 'redirect_uri', 'code_challenge'],
    ...['code_expires_at', 'refresh_hash', 'rotated_at', 'expires_at'],
  ] as const satisfies readonly string[] as readonly (keyof GrantRow)[];

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
    async exchange(code: string, { clientId, redirectUri, verifier }: CodeExchange): Promise<GrantedTokens> {
      const hash = hashOfToken(code);
      const row = await db
        .selectFrom('assistant_grants')
        .select(columns)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      if (!row || row.client_id !== clientId || row.redirect_uri !== redirectUri) throw noGrant();
      if (createHash('sha256').update(verifier).digest('base64url') !== row.code_challenge) throw noGrant();
      if (row.refresh_hash !== null) return endMisused(row);
      if (row.code_expires_at <= clock()) throw noGrant();
      return renew(row, { column: 'code_hash', hash });
    },

    /** New tokens for a refresh token, which is spent by it. One that was spent before ends the grant. */
    async refresh(token: string, clientId: string, wanted: TokenScope | undefined): Promise<GrantedTokens> {
      const hash = hashOfToken(token);
      const now = clock();
      const row = await db
        .selectFrom('assistant_grants')
        .select(columns)
        .where((each) => each.or([each('refresh_hash', '=', hash), each('spent_hash', '=', hash)]))
        .executeTakeFirst();
      if (!row || row.client_id !== clientId || row.expires_at <= now) throw noGrant();
      if (wanted === 'write' && row.scope === 'read') throw new OauthError('invalid_scope', 'That was not granted.');
      if (row.refresh_hash?.equals(hash)) return renew(row, { column: 'refresh_hash', hash });
      if (now.getTime() - (row.rotated_at?.getTime() ?? 0) > graceMs) return endMisused(row);
      return renew(row, { column: 'spent_hash', hash });
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

interface GrantRow extends MisusedRow {
  readonly client_id: string;
  readonly scope: TokenScope;
  readonly redirect_uri: string;
  readonly code_challenge: string;
  readonly code_expires_at: Date;
  readonly refresh_hash: Buffer | null;
  readonly rotated_at: Date | null;
  readonly expires_at: Date;
}

const noGrant = (): OauthError => new OauthError('invalid_grant', 'That code or token isn’t valid, or no longer.');
