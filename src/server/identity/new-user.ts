import { randomBytes } from 'node:crypto';
import type { IdentityUser } from './identity-user.ts';
import { wholeSeconds } from './whole-seconds.ts';

/** A user nobody has vouched for yet, without a way to sign in. */
export const newUser = (email: string | null, now: Date): IdentityUser => ({
  uid: randomBytes(21).toString('base64url'),
  email,
  email_verified: false,
  password_hash: null,
  email_link: false,
  display_name: null,
  photo_url: null,
  created_at: now,
  last_sign_in_at: now,
  valid_since: wholeSeconds(now),
  generation: 0,
});
