import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type AccessToken, accessTokenLimits, type newAccessTokenSchema } from '#domain/account/access-token.ts';
import { hashOfToken } from '../accounts/opaque-token.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { newAccessToken } from './token-text.ts';

type Maker = Pick<Principal, 'workspaceId' | 'accountId'>;

/** The access tokens that members have made for a workspace. */
export interface AccessTokens {
  /** Resolves to the token itself, which nothing keeps. */
  make(
    maker: Maker,
    wanted: z.output<typeof newAccessTokenSchema>,
  ): Promise<{ readonly id: string; readonly token: string }>;
  /** The maker’s own, the newest first. */
  list(maker: Maker): Promise<AccessToken[]>;
  /** Whether the maker had such a token. */
  revoke(maker: Maker, id: string): Promise<boolean>;
}

const dayMs = 24 * 3_600_000;

export function createAccessTokens(db: Database, clock: Clock): AccessTokens {
  return {
    make: ({ workspaceId, accountId }, { name, scope, expiresInDays }) =>
      transact(db, async (trx) => {
        // One after the other, so that two at once are not both the last one.
        await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
        const { count } = await trx
          .selectFrom('access_tokens')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('workspace_id', '=', workspaceId)
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (count >= accessTokenLimits.tokens)
          throw new ApiError(409, 'too-many-tokens', 'You have too many tokens here. Revoke one first.');
        const [id, token, now] = [randomUUID(), newAccessToken(), clock()];
        await trx
          .insertInto('access_tokens')
          .values({
            ...{ id, name, scope, workspace_id: workspaceId, account_id: accountId, token_hash: hashOfToken(token) },
            created_at: now,
            expires_at: new Date(now.getTime() + expiresInDays * dayMs),
          })
          .execute();
        return { id, token };
      }),
    async list({ workspaceId, accountId }) {
      const rows = await db
        .selectFrom('access_tokens')
        .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'])
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
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
    async revoke({ workspaceId, accountId }, id) {
      const { numDeletedRows } = await db
        .deleteFrom('access_tokens')
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
