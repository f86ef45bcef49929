import { passkeyTokenPrefix } from '#domain/auth/passkey.ts';
import { IdentityError } from '../identity-error.ts';
import { newUser } from '../new-user.ts';
import { signInWithPasskey } from '../sign-in-with-passkey.ts';
import type { Operation } from './operation.ts';

/** Signs in whoever the server vouches for, and makes them known if nobody has that uid. Second factors are not asked for. */
export const signInWithCustomToken: Operation = async (provider, fields, { address }) => {
  if (!fields.token) throw new IdentityError('MISSING_CUSTOM_TOKEN');
  if (fields.token.startsWith(passkeyTokenPrefix)) {
    return signInWithPasskey(provider, fields.token.slice(passkeyTokenPrefix.length), address);
  }
  const said = await provider.customTokens.verify(fields.token);
  if (said === null) throw new IdentityError('INVALID_CUSTOM_TOKEN');
  return provider.transaction(async ({ users, tokens, clock }) => {
    const at = clock();
    const made = await users.insert({ ...newUser(null, at), uid: said.uid });
    const user = made ?? (await users.hold(said.uid));
    if (!user) throw new IdentityError('USER_NOT_FOUND');
    // It was made before the user's sign-ins were ended, or before a user of the same uid was deleted.
    if (user.generation !== said.generation) throw new IdentityError('INVALID_CUSTOM_TOKEN');
    await users.recordSignIn(said.uid, at);
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser: made !== undefined,
      ...(await tokens.begin(user, { at, provider: 'custom', secondFactor: null })),
    };
  });
};
