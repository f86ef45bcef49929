import { type Kysely, sql } from 'kysely';

/**
 * Sign-ins become rows of their own, which tokens and sessions name, so that what ends one ends all that came of it; see
 * decision 0043. Refresh tokens of before become a sign-in each, and sessions are joined to theirs by user and second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE identity_users ADD COLUMN generation integer NOT NULL DEFAULT 0`.execute(db);
  await sql`
    CREATE TABLE identity_sign_ins (
      id text PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      provider_id text NOT NULL,
      second_factor text,
      signed_in_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      generation integer NOT NULL DEFAULT 0,
      valid_from integer NOT NULL DEFAULT 0
    )`.execute(db);
  await sql`CREATE INDEX identity_sign_ins_uid ON identity_sign_ins (uid, signed_in_at)`.execute(db);
  await sql`CREATE INDEX identity_sign_ins_expires_at ON identity_sign_ins (expires_at)`.execute(db);
  await sql`
    INSERT INTO identity_sign_ins (id, uid, provider_id, second_factor, signed_in_at, expires_at)
    SELECT encode(token_hash, 'hex'), uid, provider_id, second_factor, signed_in_at, used_at + interval '90 days'
    FROM identity_refresh_tokens`.execute(db);
  await sql`
    ALTER TABLE identity_refresh_tokens
      ADD COLUMN sign_in_id text REFERENCES identity_sign_ins ON DELETE CASCADE,
      ADD COLUMN generation integer NOT NULL DEFAULT 0,
      ADD COLUMN first_used_at timestamptz`.execute(db);
  await sql`UPDATE identity_refresh_tokens SET sign_in_id = encode(token_hash, 'hex')`.execute(db);
  await sql`
    ALTER TABLE identity_refresh_tokens
      ALTER COLUMN sign_in_id SET NOT NULL,
      ALTER COLUMN generation DROP DEFAULT,
      DROP COLUMN uid,
      DROP COLUMN signed_in_at,
      DROP COLUMN provider_id,
      DROP COLUMN second_factor,
      DROP COLUMN used_at,
      ADD UNIQUE (sign_in_id, generation)`.execute(db);

  await sql`ALTER TABLE sessions ADD COLUMN sign_in_id text`.execute(db);
  await sql`CREATE INDEX sessions_sign_in_id ON sessions (sign_in_id)`.execute(db);
  await sql`
    UPDATE sessions SET sign_in_id = (
      SELECT identity_sign_ins.id FROM identity_sign_ins JOIN accounts ON accounts.provider_uid = identity_sign_ins.uid
      WHERE accounts.id = sessions.account_id
        AND date_trunc('second', identity_sign_ins.signed_in_at) = date_trunc('second', sessions.signed_in_at)
      ORDER BY identity_sign_ins.id LIMIT 1
    )`.execute(db);
  await sql`
    CREATE TABLE ended_sign_ins (
      uid_hash bytea NOT NULL,
      signed_in_at timestamptz NOT NULL,
      and_before boolean NOT NULL DEFAULT false,
      PRIMARY KEY (uid_hash, signed_in_at, and_before)
    )`.execute(db);
  await sql`CREATE INDEX ended_sign_ins_signed_in_at ON ended_sign_ins (signed_in_at)`.execute(db);
  await sql`
    CREATE FUNCTION end_sign_in_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.sign_in_id IS NOT NULL THEN
        DELETE FROM identity_sign_ins WHERE id = OLD.sign_in_id;
      ELSIF OLD.signed_in_at IS NOT NULL THEN
        INSERT INTO ended_sign_ins (uid_hash, signed_in_at)
        SELECT sha256(convert_to(provider_uid, 'UTF8')), OLD.signed_in_at
        FROM accounts WHERE id = OLD.account_id FOR NO KEY UPDATE
        ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER sign_in_ended AFTER DELETE ON sessions
    FOR EACH ROW EXECUTE FUNCTION end_sign_in_of_session()`.execute(db);
}
