import type { IdentityUser } from './identity-user.ts';

/** A user in the Identity Toolkit's words; times are milliseconds, or seconds where Firebase has seconds, as text. */
export function userInfo(user: IdentityUser): object {
  const shown = {
    email: user.email,
    ...(user.display_name !== null && { displayName: user.display_name }),
    ...(user.photo_url !== null && { photoUrl: user.photo_url }),
  };
  return {
    localId: user.uid,
    ...shown,
    emailVerified: user.email_verified,
    providerUserInfo: [{ providerId: 'password', federatedId: user.email, rawId: user.email, ...shown }],
    validSince: String(user.valid_since.getTime() / 1000),
    lastLoginAt: String(user.last_sign_in_at.getTime()),
    createdAt: String(user.created_at.getTime()),
  };
}
