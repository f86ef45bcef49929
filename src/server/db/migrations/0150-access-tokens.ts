import { type Kysely, sql } from 'kysely';

/**
 * Access tokens of members. They go with the membership, and so with the account and the workspace. To every server the end of
 * one is the end of a session of that id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE access_tokens (
      id uuid PRIMARY KEY,
      workspace_id uuid NOT NULL,
      account_id uuid NOT NULL,
      name text NOT NULL,
      scope text NOT NULL CHECK (scope IN ('read', 'write')),
      token_hash bytea NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      last_used_at timestamptz(3),
      FOREIGN KEY (workspace_id, account_id) REFERENCES memberships ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX access_tokens_of_member ON access_tokens (workspace_id, account_id)`.execute(db);
  await sql`CREATE INDEX access_tokens_account_id ON access_tokens (account_id)`.execute(db);
  await sql`CREATE INDEX access_tokens_expires_at ON access_tokens (expires_at)`.execute(db);
  await sql`
    CREATE TRIGGER access_token_ended AFTER DELETE ON access_tokens
    FOR EACH ROW EXECUTE FUNCTION tell_session_ended()`.execute(db);
}
