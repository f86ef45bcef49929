import { type Kysely, sql } from 'kysely';

/**
 * The feedback board as it is read and searched: a row a post, written with the facts in the workspace of the system
 * (decision 0099). And the random names under which
 * accounts are known there, and those of accounts that have left, until what they did there is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrigrams(db);
  await sql`
    CREATE TABLE feedback_posts (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      post_id uuid NOT NULL,
      author uuid,
      title text NOT NULL,
      body text NOT NULL,
      tags text[] NOT NULL,
      status text NOT NULL,
      reply text NOT NULL,
      voters uuid[] NOT NULL,
      commenters uuid[] NOT NULL,
      comments integer NOT NULL,
      reports integer NOT NULL,
      merged_into uuid,
      hidden boolean NOT NULL,
      written_at timestamptz(3) NOT NULL,
      status_at timestamptz(3),
      words tsvector NOT NULL,
      PRIMARY KEY (workspace_id, post_id)
    )`.execute(db);
  await sql`CREATE INDEX feedback_posts_merged ON feedback_posts (workspace_id, merged_into)
    WHERE merged_into IS NOT NULL`.execute(db);
  await sql`CREATE INDEX feedback_posts_words ON feedback_posts USING gin (words)`.execute(db);
  await sql`CREATE INDEX feedback_posts_trigrams ON feedback_posts USING gin (title gin_trgm_ops)`.execute(db);
  await sql`
    CREATE TABLE feedback_members (
      account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
      member uuid NOT NULL UNIQUE
    )`.execute(db);
  await sql`
    CREATE TABLE feedback_leavers (
      member uuid PRIMARY KEY,
      left_at timestamptz(3) NOT NULL,
      seen boolean NOT NULL DEFAULT false
    )`.execute(db);
}

/** It comes with PostgreSQL, and since version 13 whoever owns the database may create it. */
async function createTrigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0) return;
  await sql`CREATE EXTENSION pg_trgm`.execute(db).catch((error: unknown) => {
    throw new Error(
      `The database lacks the extension pg_trgm, which the search of the feedback board needs, and it can’t be created: ` +
        `${error instanceof Error ? error.message : String(error)}. Install PostgreSQL’s contrib package, or have ` +
        'an administrator of the database run "CREATE EXTENSION pg_trgm", and start again.',
    );
  });
}
