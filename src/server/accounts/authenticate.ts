import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { hashOfToken } from './opaque-token.ts';
import type { Principal } from './principal.ts';

/** Who an access token speaks for. The same statement remembers when a token of its generation was first used. */
export async function authenticate(db: Database, accessToken: string, now: Date): Promise<Principal | null> {
  const { rows } = await sql<Principal>`
    WITH token AS (
      SELECT token.session_id, token.generation, token.expires_at, session.workspace_id, session.account_id
      FROM session_access_tokens token
      JOIN sessions session ON session.id = token.session_id
      WHERE token.token_hash = ${hashOfToken(accessToken)} AND token.expires_at > ${now}
    ), first_use AS (
      UPDATE session_refresh_tokens beside SET first_used_at = ${now}
      FROM token
      WHERE beside.session_id = token.session_id AND beside.generation = token.generation
        AND beside.first_used_at IS NULL
    )
    SELECT account_id AS "accountId", workspace_id AS "workspaceId", session_id AS "sessionId",
      expires_at AS "expiresAt"
    FROM token`.execute(db);
  return rows[0] ?? null;
}
