import type { Selectable } from 'kysely';
import type { IdentityProfile } from './identity-profile.ts';
import type { IdentityTables } from './identity-tables.ts';

/** A user of the embedded provider, as it is kept. */
export type IdentityUser = Selectable<IdentityTables['identity_users']>;

export const profileOf = (user: IdentityUser): IdentityProfile => ({
  uid: user.uid,
  email: user.email ?? '',
  emailVerified: user.email_verified,
  displayName: user.display_name,
  photoUrl: user.photo_url,
});
