import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';

/** Sets a password, with other changes of the same moment, and makes every token issued before void. */
export async function setPassword(
  { users, tokens, passwords, clock }: IdentityProvider,
  uid: string,
  password: string,
  changes: Partial<Pick<IdentityUser, 'email_verified' | 'display_name' | 'photo_url'>>,
): Promise<IdentityUser> {
  const password_hash = await passwords.hash(password);
  const valid_since = new Date(Math.floor(clock().getTime() / 1000) * 1000);
  const user = await users.update(uid, { ...changes, password_hash, valid_since });
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  await tokens.revoke(uid);
  return user;
}
