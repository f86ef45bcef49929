import type { Pool } from 'pg';
import type { TokenScope } from '#domain/account/access-token.ts';
import type { Principal } from '../accounts/principal.ts';

const statement = {
  name: 'authenticate-assistant',
  text: `
    SELECT id, account_id AS "accountId", workspace_id AS "workspaceId", name, scope, access_expires_at AS "expiresAt"
    FROM assistant_grants WHERE access_hash = $1 AND access_expires_at > $2 AND expires_at > $2`,
};

interface GrantRow extends Pick<Principal, 'accountId' | 'workspaceId' | 'expiresAt'> {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
}

/** Which member’s assistant has this token, known by its hash. Its grant stands in for a session. */
export async function authenticateAssistant(pool: Pool, tokenHash: Buffer, now: Date): Promise<Principal | null> {
  const { rows } = await pool.query<GrantRow>({ ...statement, values: [tokenHash, now] });
  const [row] = rows;
  if (!row) return null;
  const { id, name, scope, ...whose } = row;
  return { ...whose, sessionId: id, keyThumbprint: null, via: { tokenName: name, scope, isAssistant: true } };
}
