import { type Kysely, sql } from 'kysely';

/** Codes that change an address, or take the change back: they are for one user and know the address to come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE identity_codes
      DROP CONSTRAINT identity_codes_kind_check,
      ADD CONSTRAINT identity_codes_kind_check CHECK (
        kind IN ('VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL')
      ),
      ADD COLUMN uid text REFERENCES identity_users ON DELETE CASCADE,
      ADD COLUMN new_email text`.execute(db);
}
