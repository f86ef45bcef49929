import type { Pool } from 'pg';
import type { TokenScope } from '#domain/account/access-token.ts';
import type { Principal } from '../accounts/principal.ts';

const statement = {
  name: 'authenticate-token',
  text: `
    SELECT id, account_id AS "accountId", workspace_id AS "workspaceId", name, scope, expires_at AS "expiresAt"
    FROM access_tokens WHERE token_hash = $1 AND expires_at > $2`,
};

interface TokenRow extends Pick<Principal, 'accountId' | 'workspaceId' | 'expiresAt'> {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
}

/** Who an access token, known by its hash, speaks for. It stands in for a session, and is bound to no key. */
export async function authenticateToken(pool: Pool, tokenHash: Buffer, now: Date): Promise<Principal | null> {
  const { rows } = await pool.query<TokenRow>({ ...statement, values: [tokenHash, now] });
  const [row] = rows;
  if (!row) return null;
  const { id, name, scope, ...whose } = row;
  return { ...whose, sessionId: id, keyThumbprint: null, via: { tokenName: name, scope } };
}
