import { type Kysely, sql } from 'kysely';

/** Which articles each founder has read. The articles may live elsewhere, so their ids are any text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE read_articles (
      workspace_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      article_id text NOT NULL,
      read_at timestamptz NOT NULL,
      PRIMARY KEY (workspace_id, account_id, article_id)
    )`.execute(db);
  await sql`CREATE INDEX read_articles_account_id ON read_articles (account_id)`.execute(db);
}
