import { IdentityError } from '../identity-error.ts';
import { newUser } from '../new-user.ts';
import { checkNewPassword } from '../password-policy.ts';
import type { Operation } from './operation.ts';
import { requireEmail } from './require-email.ts';

export const signUp: Operation = async ({ users, tokens, passwords, limits, clock }, fields, { address }) => {
  if (fields.idToken) throw new IdentityError('OPERATION_NOT_ALLOWED');
  // The SDK signs up an anonymous user by saying nothing; there are none here.
  if (fields.email === undefined && fields.password === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION');
  const email = requireEmail(fields.email);
  checkNewPassword(fields.password ?? '');
  limits.signUp(address);
  if (await users.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
  const now = clock();
  const password_hash = await passwords.hash(fields.password ?? '');
  const user = await users.insert({ ...newUser(email, now), password_hash });
  if (!user) throw new IdentityError('EMAIL_EXISTS');
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: user.uid,
    email,
    ...(await tokens.issue(user, now)),
  };
};
