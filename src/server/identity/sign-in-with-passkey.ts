import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { acceptPasskey, judgePasskey } from './passkey-answers.ts';

/**
 * A passkey as the only factor: it is something that the founder has, and asks the device who they are. The SDK takes tokens
 * from its own calls alone, so the answer comes as a custom token does. Throws INVALID_CUSTOM_TOKEN, whatever was wrong:
 * nothing tells who has a passkey.
 */
export async function signInWithPasskey(provider: IdentityProvider, encoded: string, address: string): Promise<object> {
  const judged = await judgePasskey(provider, encoded, { purpose: 'sign-in' });
  if (!judged) throw new IdentityError('INVALID_CUSTOM_TOKEN');
  return provider.transaction(async (within) => {
    const { users, tokens, clock } = within;
    const user = await users.hold(judged.uid);
    if (!user) throw new IdentityError('INVALID_CUSTOM_TOKEN');
    await acceptPasskey(within, user.uid, judged).catch((error: unknown) => {
      throw error instanceof IdentityError ? new IdentityError('INVALID_CUSTOM_TOKEN') : error;
    });
    const at = clock();
    await users.recordSignIn(user.uid, at);
    within.afterCommit(() => within.limits.signedIn({ ...user, address }));
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser: false,
      ...(await tokens.begin(user, { at, provider: 'passkey', secondFactor: null })),
    };
  });
}
