import { endSignIns } from './end-sign-ins.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';
import { wholeSeconds } from './whole-seconds.ts';

/**
 * For whoever has just proven to read a user's address. Where nobody had before, the user may have been made by somebody
 * else in advance: every way to sign in that was set up until now is taken away. Decision 0014.
 */
export async function claimAddress(provider: IdentityProvider, user: IdentityUser): Promise<IdentityUser> {
  if (user.email_verified) return user;
  const { users, links, clock } = provider;
  const claimed = await users.update(user.uid, {
    email_verified: true,
    password_hash: null,
    email_link: false,
    valid_since: wholeSeconds(clock()),
  });
  if (!claimed) throw new IdentityError('USER_NOT_FOUND');
  await links.removeAll(user.uid);
  await endSignIns(provider, user.uid);
  return claimed;
}
