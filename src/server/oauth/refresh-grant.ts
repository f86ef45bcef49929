import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TokenScope } from '#domain/account/access-token.ts';
import { hashOfToken } from '../accounts/opaque-token.ts';
import type { Tables } from '../db/database.ts';
import { assistantTokenOf } from '../tokens/token-text.ts';

/** Tokens that a program gets for a code, and again and again for a refresh token. */
export interface GrantedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInS: number;
  readonly scope: TokenScope;
}

export interface RefreshedGrant {
  readonly id: string;
  readonly workspace_id: string;
  readonly account_id: string;
  readonly client_id: string;
  readonly scope: TokenScope;
  readonly generation: number;
  readonly rotated_at: Date | null;
  readonly expires_at: Date;
  /** How often the grant had been refreshed when this token was exchanged; null for the latest one. */
  readonly spentAt: number | null;
}

const accessTokenS = 3600;
/** An answer may be lost on its way: for so long the token before gets the same answer again. */
const graceMs = 60_000;
/** Remembered of one grant: as many as an hourly refresh spends before the grant ends, and more. */
const rememberedAtMost = 5000;

/** Finds the grant of a refresh token, the latest or a spent one, and keeps other refreshes of it waiting. */
export async function lockGrantOf(trx: Transaction<Tables>, token: string): Promise<RefreshedGrant | undefined> {
  const columns = [
    ...['grant.id', 'grant.workspace_id', 'grant.account_id', 'grant.client_id', 'grant.scope', 'grant.generation'],
    ...['grant.rotated_at', 'grant.expires_at'],
  ] as const satisfies readonly string[] as readonly `grant.${Exclude<keyof RefreshedGrant, 'spentAt'>}`[];
  const hash = hashOfToken(token);
  const latest = await trx
    .selectFrom('assistant_grants as grant')
    .select(columns)
    .where('grant.refresh_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (latest) return { ...latest, spentAt: null };
  // A refresh at the same moment may have spent it since: only this statement sees that.
  return trx
    .selectFrom('spent_refresh_tokens as spent')
    .innerJoin('assistant_grants as grant', 'grant.id', 'spent.grant_id')
    .select([...columns, 'spent.generation as spentAt'])
    .where('spent.token_hash', '=', hash)
    .forUpdate('grant')
    .executeTakeFirst();
}

/** Whether a token that was spent comes from whoever spent it: it is the one before, and was spent a moment ago. */
export const isRepeated = ({ spentAt, generation, rotated_at }: RefreshedGrant, now: Date): boolean =>
  spentAt === generation - 1 && now.getTime() - (rotated_at?.getTime() ?? 0) <= graceMs;

/**
 * Exchanges a refresh token for its child, and remembers that it was spent. The child and its access token are derived, so that
 * two refreshes at the same moment, or one whose answer was lost, get the same.
 */
export async function refreshGrant(
  trx: Transaction<Tables>,
  key: Buffer,
  grant: RefreshedGrant,
  token: string,
  now: Date,
): Promise<GrantedTokens> {
  const child = createHmac('sha256', key).update(token).digest('base64url');
  // The minute of grace goes on from where it began.
  if (grant.spentAt !== null) return giveTokens(trx, key, grant, child, { now, rotatedAt: grant.rotated_at ?? now });
  const { id, workspace_id, generation } = grant;
  await trx
    .insertInto('spent_refresh_tokens')
    .values({ token_hash: hashOfToken(token), grant_id: id, generation })
    .execute();
  await trx
    .deleteFrom('spent_refresh_tokens')
    .where('grant_id', '=', id)
    .where('generation', '<=', generation - rememberedAtMost)
    .execute();
  return giveTokens(trx, key, { id, workspace_id, scope: grant.scope, generation: generation + 1 }, child, { now });
}

interface GivenAt {
  readonly now: Date;
  /** When the refresh token was given first; now unless said otherwise. */
  readonly rotatedAt?: Date;
}

/** Gives a grant a refresh token, with the access token that belongs to it. */
export async function giveTokens(
  trx: Transaction<Tables>,
  key: Buffer,
  { id, workspace_id, scope, generation }: Pick<RefreshedGrant, 'id' | 'workspace_id' | 'scope' | 'generation'>,
  refreshToken: string,
  { now, rotatedAt = now }: GivenAt,
): Promise<GrantedTokens> {
  const accessToken = assistantTokenOf(createHmac('sha256', key).update(`access ${refreshToken}`).digest());
  await trx
    .updateTable('assistant_grants')
    .set({
      ...{ access_hash: hashOfToken(accessToken), access_expires_at: new Date(now.getTime() + accessTokenS * 1000) },
      ...{ refresh_hash: hashOfToken(refreshToken), generation, rotated_at: rotatedAt },
    })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .execute();
  return { accessToken, refreshToken, expiresInS: accessTokenS, scope };
}
