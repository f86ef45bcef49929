import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { newUser } from '../new-user.ts';
import { checkNewPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';
import type { Operation, OperationFields } from './operation.ts';
import { requireEmail } from './require-email.ts';

const kind = 'identitytoolkit#SignupNewUserResponse';

export const signUp: Operation = async (provider, fields, caller) => {
  // The SDK signs up an anonymous user by saying nothing; there are none here.
  if (fields.email === undefined && fields.password === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION');
  const { users, tokens, passwords, limits, clock } = provider;
  const email = requireEmail(fields.email);
  checkNewPassword(fields.password ?? '');
  limits.signUp(caller.address);
  if (fields.idToken) return addPassword(provider, fields, email);
  if (await users.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
  const at = clock();
  const password_hash = await passwords.hash(fields.password ?? '');
  const user = await users.insert({ ...newUser(email, at), password_hash });
  if (!user) throw new IdentityError('EMAIL_EXISTS');
  const issued = await tokens.issue(user, { at, provider: 'password', secondFactor: null });
  return { kind, localId: user.uid, email, ...issued };
};

/** Gives a password to whoever is signed in another way. */
async function addPassword(
  provider: IdentityProvider,
  { idToken, password = '' }: OperationFields,
  email: string,
): Promise<object> {
  const { users, tokens } = provider;
  const { user, signIn } = await tokens.readRecentUser(idToken);
  const taken = user.email === email ? undefined : await users.byEmail(email);
  if (taken) throw new IdentityError('EMAIL_EXISTS');
  if (user.email !== null && user.email !== email) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const changed = await setPassword(provider, user.uid, password, { email }, signIn.at);
  return { kind, localId: user.uid, email, ...(await tokens.issue(changed, signIn)) };
}
