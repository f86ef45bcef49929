import { finishFirstFactor } from '../finish-first-factor.ts';
import { IdentityError } from '../identity-error.ts';
import type { Operation } from './operation.ts';
import { requireEmail } from './require-email.ts';

/** Says the same, after the same time, about a wrong password and an address that nobody has signed up with. */
export const signInWithPassword: Operation = async (provider, fields, { address }) => {
  const { users, passwords, limits } = provider;
  const email = requireEmail(fields.email);
  if (!fields.password) throw new IdentityError('MISSING_PASSWORD');
  const takeBack = limits.signIn(address, email);
  const user = await users.byEmail(email);
  const right = await passwords.verify(fields.password, user?.password_hash ?? null);
  if (!right || !user) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
  takeBack();
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: user.uid,
    email,
    displayName: user.display_name ?? '',
    registered: true,
    ...(await finishFirstFactor(provider, user, 'password')),
  };
};
