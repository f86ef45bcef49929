import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * To whom an address belongs that was ever public, and which addresses the operator has closed. Rows outlive their founder:
 * then they say no more than that there was one (decision 0151). `keyed_hash` is HMAC-SHA-256 with a key of this database, so
 * that a row is found by its slug, and no slug by its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO server_keys (name, secret) VALUES ('addresses', ${randomBytes(32)}) ON CONFLICT DO NOTHING`.execute(db);
  // Pads as in RFC 2104: 0x36 and 0x5c, over the 64 bytes of a block of SHA-256.
  await sql`
    CREATE FUNCTION keyed_hash(what text, given text) RETURNS bytea LANGUAGE sql STABLE STRICT AS $$
      WITH pads AS (
        SELECT string_agg(set_byte('\\x00'::bytea, 0, get_byte(block, n) # 54), ''::bytea ORDER BY n) AS inner_pad,
          string_agg(set_byte('\\x00'::bytea, 0, get_byte(block, n) # 92), ''::bytea ORDER BY n) AS outer_pad
        FROM (SELECT secret || decode(repeat('00', 32), 'hex') AS block FROM server_keys WHERE name = 'addresses') AS key,
          generate_series(0, 63) AS n
      )
      SELECT sha256(outer_pad || sha256(inner_pad || convert_to(what || ' ' || given, 'UTF8'))) FROM pads
    $$`.execute(db);
  await sql`
    CREATE TABLE page_addresses (
      slug_hash bytea NOT NULL,
      workspace_id uuid REFERENCES workspaces,
      page_id uuid,
      taken_down_at timestamptz(3),
      PRIMARY KEY (slug_hash),
      UNIQUE (workspace_id, slug_hash),
      CONSTRAINT page_addresses_whose CHECK (num_nulls(workspace_id, page_id) IN (0, 2))
    )`.execute(db);
  await sql`
    CREATE TABLE survey_addresses (
      survey_id uuid NOT NULL,
      workspace_id uuid REFERENCES workspaces,
      taken_down_at timestamptz(3),
      PRIMARY KEY (survey_id),
      UNIQUE (workspace_id, survey_id)
    )`.execute(db);
  await sql`
    CREATE TABLE banned_emails (email_hash bytea PRIMARY KEY, banned_at timestamptz(3) NOT NULL)`.execute(db);

  await sql`ALTER TABLE published_pages ADD COLUMN is_removed boolean NOT NULL DEFAULT false`.execute(db);
  await sql`ALTER TABLE published_surveys ADD COLUMN is_removed boolean NOT NULL DEFAULT false`.execute(db);
  await sql`
    UPDATE published_pages AS page SET is_removed = true WHERE NOT is_live AND (
      SELECT type FROM events WHERE events.workspace_id = page.workspace_id AND stream = 'page-' || page.page_id
        AND type IN ('PageRemoved', 'PageRestored') ORDER BY version DESC LIMIT 1
    ) = 'PageRemoved'`.execute(db);
  await sql`
    UPDATE published_surveys AS survey SET is_removed = true WHERE NOT is_live AND (
      SELECT type FROM events WHERE events.workspace_id = survey.workspace_id AND stream = 'survey-' || survey.survey_id
        AND type IN ('SurveyRemoved', 'SurveyRestored') ORDER BY version DESC LIMIT 1
    ) = 'SurveyRemoved'`.execute(db);
  // A founder may use the address of a page that they have removed for another one of theirs.
  await sql`DROP INDEX published_pages_slug`.execute(db);
  await sql`CREATE UNIQUE INDEX published_pages_slug ON published_pages (slug) WHERE NOT is_removed`.execute(db);

  // Whose an address is now, else whose it was last.
  await sql`
    INSERT INTO page_addresses (slug_hash, workspace_id, page_id, taken_down_at)
    SELECT keyed_hash('page', slug), workspace_id, page_id, taken_down_at FROM (
      SELECT DISTINCT ON (slug) slug, workspace_id, page_id, taken_down_at FROM (
        SELECT slug, workspace_id, page_id, taken_down_at, true AS is_now, published_at AS at FROM published_pages
        UNION ALL
        SELECT data->>'slug', events.workspace_id, page.page_id, page.taken_down_at, false, recorded_at
        FROM events JOIN published_pages AS page
          ON page.workspace_id = events.workspace_id AND stream = 'page-' || page.page_id
        WHERE type = 'PagePublished'
      ) AS held ORDER BY slug, is_now DESC, at DESC
    ) AS whose`.execute(db);
  await sql`
    INSERT INTO survey_addresses (survey_id, workspace_id, taken_down_at)
    SELECT DISTINCT ON (survey_id) survey_id, workspace_id, taken_down_at FROM published_surveys
    ORDER BY survey_id, published_at, workspace_id`.execute(db);
  await sql`
    INSERT INTO banned_emails (email_hash, banned_at)
    SELECT keyed_hash('email', lower(email)), min(banned_at)
    FROM publishing_bans JOIN accounts USING (workspace_id) WHERE email_verified GROUP BY 1`.execute(db);
}
