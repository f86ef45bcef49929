import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';
import { mfaInfo } from './mfa-info.ts';
import type { SignInProvider } from './sign-in.ts';

/** What a sign-in is answered with: tokens, or, where the user has a second factor, what it is to be finished with. */
export async function finishFirstFactor(
  { users, tokens, factors, pending, clock }: IdentityProvider,
  user: IdentityUser,
  provider: SignInProvider,
): Promise<object> {
  const enrolled = await factors.of(user.uid);
  if (enrolled.length > 0) {
    const mfaPendingCredential = await pending.issue({ uid: user.uid, provider });
    return { mfaPendingCredential, mfaInfo: enrolled.map(mfaInfo) };
  }
  const at = clock();
  await users.recordSignIn(user.uid, at);
  return tokens.issue(user, { at, provider, secondFactor: null });
}
