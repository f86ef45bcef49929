import { type Kysely, sql } from 'kysely';

/**
 * How often something was tried lately, so that a restart forgives nothing and all servers count together; and from where
 * users have signed in lately. Keys are HMACs: nobody's address can be read here. See decision 0045.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE attempts (
      key bytea PRIMARY KEY,
      count bigint NOT NULL,
      ends_at timestamptz(3) NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX attempts_ends_at ON attempts (ends_at)`.execute(db);
  await sql`
    CREATE FUNCTION take_attempts(keys bytea[], most bigint[], windows_ms bigint[], moment timestamptz)
    RETURNS TABLE (n bigint, is_refused boolean, until timestamptz) LANGUAGE plpgsql AS $$
    BEGIN
      -- Whoever is refused already costs a look, and no lock.
      RETURN QUERY
        SELECT wanted.n, true, a.ends_at
        FROM unnest(keys, most) WITH ORDINALITY AS wanted (key, most, n) JOIN attempts a USING (key)
        WHERE a.ends_at > moment AND a.count >= wanted.most;
      IF FOUND THEN
        RETURN;
      END IF;
      -- In the order of the keys, so that two that count the same do not wait for each other.
      INSERT INTO attempts AS a (key, count, ends_at)
        SELECT wanted.key, 1, moment + wanted.window_ms * interval '1 millisecond'
        FROM unnest(keys, windows_ms) AS wanted (key, window_ms) ORDER BY wanted.key
        ON CONFLICT (key) DO UPDATE SET
          count = 1 + CASE WHEN a.ends_at > moment THEN a.count ELSE 0 END,
          ends_at = CASE WHEN a.ends_at > moment THEN a.ends_at ELSE excluded.ends_at END;
      RETURN QUERY
        SELECT wanted.n, a.count > wanted.most, a.ends_at
        FROM unnest(keys, most) WITH ORDINALITY AS wanted (key, most, n) JOIN attempts a USING (key)
        WHERE a.count >= wanted.most;
      -- All or none: nobody has seen these counts, since the rows are locked until this is over.
      IF EXISTS (
        SELECT FROM unnest(keys, most) AS wanted (key, most) JOIN attempts a USING (key) WHERE a.count > wanted.most
      ) THEN
        UPDATE attempts a SET count = a.count - 1 WHERE a.key = ANY (keys);
        DELETE FROM attempts a WHERE a.key = ANY (keys) AND a.count = 0;
      END IF;
    END $$`.execute(db);
  await sql`
    CREATE TABLE identity_known_places (
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      place bytea NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (place, uid)
    )`.execute(db);
  await sql`CREATE INDEX identity_known_places_uid ON identity_known_places (uid, seen_at)`.execute(db);
}
