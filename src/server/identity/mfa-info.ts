import { passkeyFactorId } from '#domain/auth/passkey.ts';
import type { PasskeyRow } from './passkeys.ts';
import type { SecondFactor } from './second-factors.ts';

/** A second factor in the Identity Toolkit's words. */
export const mfaInfo = ({ id, display_name, enrolled_at }: SecondFactor): object => ({
  mfaEnrollmentId: id,
  ...(display_name !== null && { displayName: display_name }),
  enrolledAt: enrolled_at.toISOString(),
  totpInfo: {},
});

/** That a user has passkeys, as an app of a name of its own: the SDK knows no other kind of factor. */
export const passkeyInfo = ({ created_at }: PasskeyRow): object => ({
  mfaEnrollmentId: passkeyFactorId,
  displayName: 'Passkey',
  enrolledAt: created_at.toISOString(),
  totpInfo: {},
});
