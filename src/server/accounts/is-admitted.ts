import type { Database } from '../db/database.ts';
import type { IdentityProfile } from '../identity/identity-profile.ts';

/**
 * Whether the operator has let somebody of the waitlist in. Only for who has proved the address: otherwise anybody could
 * find out who was let in, and come in their place.
 */
export async function isAdmitted(
  db: Database,
  { email, emailVerified }: Pick<IdentityProfile, 'email' | 'emailVerified'>,
): Promise<boolean> {
  if (!emailVerified) return false;
  const row = db
    .selectFrom('waitlist')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .where('admitted_at', 'is not', null);
  return (await row.executeTakeFirst()) !== undefined;
}
