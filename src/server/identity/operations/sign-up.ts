import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { SignedInUser } from '../identity-tokens.ts';
import { newUser } from '../new-user.ts';
import { checkNewPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';
import { tellOwner } from '../tell-owner.ts';
import type { Caller, Operation, OperationFields } from './operation.ts';
import { requireEmail } from './require-email.ts';

const kind = 'identitytoolkit#SignupNewUserResponse';

export const signUp: Operation = async (provider, fields, caller) => {
  // The SDK signs up an anonymous user by saying nothing; there are none here.
  if (fields.email === undefined && fields.password === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION');
  const { users, passwords, limits } = provider;
  const email = requireEmail(fields.email);
  checkNewPassword(fields.password ?? '', email);
  await limits.signUp(caller.address);
  if (fields.idToken) return addPassword(provider, fields, email, caller);
  if (await users.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
  const password_hash = await passwords.hash(fields.password ?? '', { address: caller.address, account: email });
  return provider.transaction(async (within) => {
    const at = within.clock();
    const user = await within.users.insert({ ...newUser(email, at), password_hash });
    if (!user) throw new IdentityError('EMAIL_EXISTS');
    const issued = await within.tokens.begin(user, { at, provider: 'password', secondFactor: null });
    within.afterCommit(() => limits.signedIn({ ...user, address: caller.address }));
    return { kind, localId: user.uid, email, ...issued };
  });
};

/** Gives a password to whoever is signed in another way. */
async function addPassword(
  provider: IdentityProvider,
  { idToken, password = '' }: OperationFields,
  email: string,
  { address }: Caller,
): Promise<object> {
  await checkAddress(provider, await provider.tokens.read(idToken, { recent: true }), email);
  const hash = await provider.passwords.hash(password, { address, account: email });
  return provider.transaction(async (within) => {
    const asks = await within.tokens.read(idToken, { recent: true, hold: true });
    await checkAddress(within, asks, email);
    const changed = await setPassword(within, asks.user.uid, hash, { email }, asks.signIn);
    tellOwner(within, changed, { kind: asks.user.password_hash === null ? 'password-added' : 'password-changed' });
    return { kind, localId: changed.uid, email, ...(await within.tokens.replace(changed, asks.signIn)) };
  });
}

/** The password is for the address that the user has, or for one that nobody has. */
async function checkAddress(
  { users }: Pick<IdentityProvider, 'users'>,
  { user }: SignedInUser,
  email: string,
): Promise<void> {
  if (user.email === email) return;
  if (await users.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
  if (user.email !== null) throw new IdentityError('OPERATION_NOT_ALLOWED');
}
