import { type Kysely, sql } from 'kysely';

/**
 * The thumbprint of the key that a session is bound to, null for a bearer session; the DPoP proofs that have come, until
 * they would be too old anyway; and when a founder was last mailed that their session was tried without its key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN key_thumbprint text`.execute(db);
  await sql`ALTER TABLE accounts ADD COLUMN key_mail_at timestamptz`.execute(db);
  await sql`CREATE TABLE used_proofs (id bytea PRIMARY KEY, expires_at timestamptz NOT NULL)`.execute(db);
  await sql`CREATE INDEX used_proofs_expires_at ON used_proofs (expires_at)`.execute(db);
}
