import type { IdentityLink } from './identity-links.ts';
import type { IdentityUser } from './identity-user.ts';
import { mfaInfo } from './mfa-info.ts';
import type { SecondFactor } from './second-factors.ts';

/** Firebase says so instead of the hash, by which a client knows that there is a password. */
const redacted = Buffer.from('REDACTED').toString('base64');

/** A user in the Identity Toolkit's words; times are milliseconds, or seconds where Firebase has seconds, as text. */
export function userInfo(
  user: IdentityUser,
  links: readonly IdentityLink[],
  factors: readonly SecondFactor[] = [],
): object {
  return {
    localId: user.uid,
    ...shown(user),
    ...(user.password_hash !== null && { passwordHash: redacted }),
    emailVerified: user.email_verified,
    providerUserInfo: [...ownSignIn(user), ...links.map(linkInfo)],
    ...(factors.length > 0 && { mfaInfo: factors.map(mfaInfo) }),
    validSince: String(user.valid_since.getTime() / 1000),
    lastLoginAt: String(user.last_sign_in_at.getTime()),
    createdAt: String(user.created_at.getTime()),
  };
}

const shown = ({ email, display_name, photo_url }: Pick<IdentityUser, 'email' | 'display_name' | 'photo_url'>) => ({
  ...(email !== null && { email }),
  ...(display_name !== null && { displayName: display_name }),
  ...(photo_url !== null && { photoUrl: photo_url }),
});

/** Firebase names both the password and e-mailed links "password". */
const ownSignIn = (user: IdentityUser) =>
  user.email !== null && (user.password_hash !== null || user.email_link)
    ? [{ providerId: 'password', federatedId: user.email, rawId: user.email, ...shown(user) }]
    : [];

const linkInfo = (link: IdentityLink) => ({
  providerId: link.provider_id,
  federatedId: link.subject,
  rawId: link.subject,
  ...shown(link),
});
