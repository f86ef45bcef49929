import type { IdentityTransaction } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';
import { mfaInfo, passkeyInfo } from './mfa-info.ts';
import type { SignInProvider } from './sign-in.ts';

/**
 * Answers a sign-in of a user whose row this transaction holds: with tokens, or, if there is a second factor, with what
 * it is to be finished with. `address` is the counted address that it comes from.
 */
export async function finishFirstFactor(
  { users, tokens, factors, passkeys, pending, limits, clock, afterCommit }: IdentityTransaction,
  user: IdentityUser,
  provider: SignInProvider,
  address: string,
): Promise<object> {
  const enrolled = (await factors.of(user.uid)).map(mfaInfo);
  const [passkey] = await passkeys.of(user.uid);
  if (enrolled.length > 0 || passkey) {
    const mfaPendingCredential = await pending.issue({ uid: user.uid, provider });
    return { mfaPendingCredential, mfaInfo: [...enrolled, ...(passkey ? [passkeyInfo(passkey)] : [])] };
  }
  const at = clock();
  await users.recordSignIn(user.uid, at);
  afterCommit(() => limits.signedIn({ ...user, address }));
  return tokens.begin(user, { at, provider, secondFactor: null });
}
