import { type Kysely, sql } from 'kysely';

/** A link may show a selection or a whole canvas, which is not one node: the canvas's facts say what it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE shares
      DROP CONSTRAINT shares_spent,
      ADD CONSTRAINT shares_spent CHECK (
        num_nulls(workspace_id, stream) = 0
        OR (num_nonnulls(workspace_id, stream, node, expires_at) = 0 AND revoked)
      )`.execute(db);
}
