import { IdentityError } from '../identity-error.ts';
import { newUser } from '../new-user.ts';
import type { Operation } from './operation.ts';

/** The server's own word, so that no second factor is asked for; makes the user known where nobody was. */
export const signInWithCustomToken: Operation = async ({ users, tokens, customTokens, clock }, fields) => {
  if (!fields.token) throw new IdentityError('MISSING_CUSTOM_TOKEN');
  const uid = await customTokens.verify(fields.token);
  if (uid === null) throw new IdentityError('INVALID_CUSTOM_TOKEN');
  const at = clock();
  const made = await users.insert({ ...newUser(null, at), uid });
  const user = made ?? (await users.byUid(uid));
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  await users.recordSignIn(uid, at);
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: made !== undefined,
    ...(await tokens.issue(user, { at, provider: 'custom', secondFactor: null })),
  };
};
