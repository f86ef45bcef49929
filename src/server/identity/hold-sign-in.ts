import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { VerifiedIdentity } from './id-token-verifier.ts';

/**
 * Whether a verified identity of the embedded provider opens something, asked in the transaction that `db` is: nothing can
 * end the sign-in until that has ended. Whoever ends all of a user's holds the user's row, so it is taken here as well.
 */
export async function holdSignIn(db: Database, { uid, signIn }: VerifiedIdentity, now: Date): Promise<boolean> {
  if (!signIn) return false;
  const { rows } = await sql`
    SELECT FROM identity_users JOIN identity_sign_ins ON identity_sign_ins.uid = identity_users.uid
    WHERE identity_users.uid = ${uid} AND identity_sign_ins.id = ${signIn.id}
      AND identity_sign_ins.valid_from <= ${signIn.generation} AND identity_sign_ins.expires_at > ${now}
    FOR UPDATE`.execute(db);
  return rows.length > 0;
}
