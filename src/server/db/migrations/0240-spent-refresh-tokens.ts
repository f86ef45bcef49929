import { type Kysely, sql } from 'kysely';

/**
 * Refresh tokens of assistants that were exchanged, by the order in which they were. Until now a grant knew the last one alone,
 * so that an older one came again unnoticed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE assistant_grants ADD COLUMN generation integer NOT NULL DEFAULT 0`.execute(db);
  await sql`
    CREATE TABLE spent_refresh_tokens (
      token_hash bytea PRIMARY KEY,
      grant_id uuid NOT NULL REFERENCES assistant_grants ON DELETE CASCADE,
      generation integer NOT NULL,
      UNIQUE (grant_id, generation)
    )`.execute(db);
  await sql`
    INSERT INTO spent_refresh_tokens (token_hash, grant_id, generation)
    SELECT spent_hash, id, 0 FROM assistant_grants WHERE spent_hash IS NOT NULL`.execute(db);
  await sql`UPDATE assistant_grants SET generation = 1 WHERE spent_hash IS NOT NULL`.execute(db);
  await sql`ALTER TABLE assistant_grants DROP COLUMN spent_hash`.execute(db);
}
