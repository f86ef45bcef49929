import { type Kysely, sql } from 'kysely';

/**
 * Assistants that members have let in by OAuth, and what leads there: programs that have registered, and requests and codes of
 * some minutes. A grant goes with the membership; to every server its end is the end of a session of that id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE oauth_clients (
      id text PRIMARY KEY,
      name text NOT NULL,
      redirect_uris jsonb NOT NULL,
      created_at timestamptz(3) NOT NULL,
      used_at timestamptz(3) NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX oauth_clients_used_at ON oauth_clients (used_at)`.execute(db);
  await sql`
    CREATE TABLE oauth_requests (
      id_hash bytea PRIMARY KEY,
      client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
      redirect_uri text NOT NULL,
      code_challenge text NOT NULL,
      scope text NOT NULL CHECK (scope IN ('read', 'write')),
      state text,
      expires_at timestamptz(3) NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX oauth_requests_client_id ON oauth_requests (client_id)`.execute(db);
  await sql`CREATE INDEX oauth_requests_expires_at ON oauth_requests (expires_at)`.execute(db);
  await sql`
    CREATE TABLE assistant_grants (
      id uuid PRIMARY KEY,
      workspace_id uuid NOT NULL,
      account_id uuid NOT NULL,
      client_id text NOT NULL REFERENCES oauth_clients,
      name text NOT NULL,
      scope text NOT NULL CHECK (scope IN ('read', 'write')),
      redirect_uri text NOT NULL,
      code_challenge text NOT NULL,
      code_hash bytea NOT NULL UNIQUE,
      code_expires_at timestamptz(3) NOT NULL,
      access_hash bytea UNIQUE,
      access_expires_at timestamptz(3),
      refresh_hash bytea UNIQUE,
      spent_hash bytea UNIQUE,
      rotated_at timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      last_used_at timestamptz(3),
      FOREIGN KEY (workspace_id, account_id) REFERENCES memberships ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX assistant_grants_of_member ON assistant_grants (workspace_id, account_id)`.execute(db);
  await sql`CREATE INDEX assistant_grants_account_id ON assistant_grants (account_id)`.execute(db);
  await sql`CREATE INDEX assistant_grants_client_id ON assistant_grants (client_id)`.execute(db);
  await sql`CREATE INDEX assistant_grants_expires_at ON assistant_grants (expires_at)`.execute(db);
  await sql`
    CREATE TRIGGER assistant_grant_ended AFTER DELETE ON assistant_grants
    FOR EACH ROW EXECUTE FUNCTION tell_session_ended()`.execute(db);
}
