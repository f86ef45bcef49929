import type { SecondFactor } from './second-factors.ts';

/** A second factor in the Identity Toolkit's words. */
export const mfaInfo = ({ id, display_name, enrolled_at }: SecondFactor): object => ({
  mfaEnrollmentId: id,
  ...(display_name !== null && { displayName: display_name }),
  enrolledAt: enrolled_at.toISOString(),
  totpInfo: {},
});
