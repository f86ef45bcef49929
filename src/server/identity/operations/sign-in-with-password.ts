import { finishFirstFactor } from '../finish-first-factor.ts';
import { IdentityError } from '../identity-error.ts';
import type { Operation } from './operation.ts';
import { requireEmail } from './require-email.ts';

/** Says the same, after the same time, about a wrong password and an address that nobody has signed up with. */
export const signInWithPassword: Operation = async (provider, fields, { address }) => {
  const { users, passwords, limits } = provider;
  const email = requireEmail(fields.email);
  if (!fields.password) throw new IdentityError('MISSING_PASSWORD');
  const giveBack = await limits.signIn({ address, email });
  const judged = await users.byEmail(email);
  const stored = judged?.password_hash ?? null;
  // Where too many wait nothing was looked at, so that it is no failure of whoever asks.
  const right = await passwords.verify(fields.password, stored, { address, account: email }).catch(async (refusal) => {
    await giveBack();
    throw refusal;
  });
  if (!right || !judged) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
  await giveBack();
  return provider.transaction(async (within) => {
    const user = await within.users.holdAsJudged(judged);
    // What was right when it was looked at may have been changed while it was hashed.
    if (!user) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: user.uid,
      email,
      displayName: user.display_name ?? '',
      registered: true,
      ...(await finishFirstFactor(within, user, 'password', address)),
    };
  });
};
