import { endSignIns } from './end-sign-ins.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityTransaction } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';
import type { SignIn } from './sign-in.ts';

type OtherChanges = Partial<Pick<IdentityUser, 'email' | 'email_verified' | 'display_name' | 'photo_url'>>;

/**
 * Gives a user whom this transaction holds another password, with other changes of the same moment, and ends every sign-in
 * but the one that asks: its tokens are to be replaced.
 */
export async function setPassword(
  within: IdentityTransaction,
  uid: string,
  password_hash: string,
  changes: OtherChanges = {},
  signIn?: SignIn,
): Promise<IdentityUser> {
  const user = await within.users.update(uid, { ...changes, password_hash });
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  await endSignIns(within, uid, signIn);
  return user;
}
