import { endSignIns } from './end-sign-ins.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';
import { wholeSeconds } from './whole-seconds.ts';

type OtherChanges = Partial<Pick<IdentityUser, 'email' | 'email_verified' | 'display_name' | 'photo_url'>>;

/** Sets a password, with other changes of the same moment, and makes every token issued before void; see `endSignIns`. */
export async function setPassword(
  provider: IdentityProvider,
  uid: string,
  password: string,
  changes: OtherChanges,
  signedInAt?: Date,
): Promise<IdentityUser> {
  const password_hash = await provider.passwords.hash(password);
  const valid_since = wholeSeconds(provider.clock());
  const user = await provider.users.update(uid, { ...changes, password_hash, valid_since });
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  await endSignIns(provider, uid, signedInAt);
  return user;
}
