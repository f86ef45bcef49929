import { randomBytes } from 'node:crypto';
import type { IdentityUser } from './identity-user.ts';

/** A user nobody has vouched for yet, without a password. */
export const newUser = (email: string, now: Date): IdentityUser => ({
  uid: randomBytes(21).toString('base64url'),
  email,
  email_verified: false,
  password_hash: null,
  display_name: null,
  photo_url: null,
  created_at: now,
  last_sign_in_at: now,
  valid_since: new Date(Math.floor(now.getTime() / 1000) * 1000),
});
