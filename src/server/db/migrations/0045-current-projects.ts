import { type Kysely, sql } from 'kysely';

/** The project that a founder chose last. No foreign key: projects are states of the log, and may be removed from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accounts ADD COLUMN current_project_id uuid`.execute(db);
}
