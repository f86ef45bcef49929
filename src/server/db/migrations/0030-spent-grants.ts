import { type Kysely, sql } from 'kysely';

/**
 * When a workspace is deleted, the hashes of its grants stay, and nothing else of its rows: a link that somebody was sent
 * must never lead to what another founder puts behind it. No `ON DELETE`: see `spend-grants.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE shares
      DROP CONSTRAINT shares_pkey,
      DROP CONSTRAINT shares_grant_hash_key,
      DROP CONSTRAINT shares_workspace_id_fkey,
      ADD PRIMARY KEY (grant_hash)`.execute(db);
  await sql`
    ALTER TABLE shares
      ALTER COLUMN workspace_id DROP NOT NULL,
      ALTER COLUMN stream DROP NOT NULL,
      ALTER COLUMN node DROP NOT NULL,
      ADD FOREIGN KEY (workspace_id) REFERENCES workspaces,
      ADD CONSTRAINT shares_spent CHECK (
        num_nulls(workspace_id, stream, node) = 0
        OR (num_nonnulls(workspace_id, stream, node, expires_at) = 0 AND revoked)
      )`.execute(db);
  await sql`CREATE INDEX shares_workspace ON shares (workspace_id)`.execute(db);
}
