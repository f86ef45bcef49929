import { type Kysely, sql } from 'kysely';

/**
 * Members of workspaces and their roles: the row decides who may enter, the facts of `team-{workspace}` tell how it came
 * about. Each founder is the owner of their own workspace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE workspace_names (
      workspace_id uuid PRIMARY KEY REFERENCES workspaces ON DELETE CASCADE,
      name text NOT NULL
    )
  `.execute(db);
  await sql`
    CREATE TABLE memberships (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('owner', 'member', 'advisor', 'viewer')),
      since timestamptz NOT NULL,
      PRIMARY KEY (workspace_id, account_id)
    )
  `.execute(db);
  await sql`CREATE INDEX memberships_by_account ON memberships (account_id)`.execute(db);
  // Members whose account is gone, until their team's log says that they have left.
  await sql`
    CREATE TABLE departed_members (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      account_id uuid NOT NULL,
      PRIMARY KEY (workspace_id, account_id)
    )
  `.execute(db);
  // Said with the commit, whoever changes the row: every server then forgets what it remembers of the workspace.
  await sql`
    CREATE FUNCTION tell_memberships() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('memberships_changed', coalesce(NEW.workspace_id, OLD.workspace_id)::text);
      RETURN NULL;
    END $$
  `.execute(db);
  await sql`
    CREATE TRIGGER memberships_changed AFTER INSERT OR UPDATE OR DELETE ON memberships
    FOR EACH ROW EXECUTE FUNCTION tell_memberships()
  `.execute(db);
  await sql`
    INSERT INTO memberships (workspace_id, account_id, role, since)
    SELECT workspace_id, id, 'owner', created_at FROM accounts
  `.execute(db);
}
