import { endSignIns } from './end-sign-ins.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityTransaction } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';

/**
 * For whoever has just proven to read the address of a user whom this transaction holds. If nobody had before, the user may
 * have been made by somebody else in advance: every way to sign in that was set up until now is taken away. Decision 0014.
 */
export async function claimAddress(within: IdentityTransaction, user: IdentityUser): Promise<IdentityUser> {
  if (user.email_verified) return user;
  const claimed = await within.users.update(user.uid, { email_verified: true, password_hash: null, email_link: false });
  if (!claimed) throw new IdentityError('USER_NOT_FOUND');
  await within.links.removeAll(user.uid);
  await endSignIns(within, user.uid);
  return claimed;
}
