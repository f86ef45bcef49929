import { endEverySignIn } from './end-every-sign-in.ts';
import type { IdentityTransaction } from './identity-provider.ts';
import type { SignIn } from './sign-in.ts';

/**
 * Like `endEverySignIn`, and tells the listeners of ended sessions once it is certain. `except` is the sign-in that
 * asks.
 */
export async function endSignIns(within: IdentityTransaction, uid: string, except?: SignIn): Promise<void> {
  const ended = await endEverySignIn(within.db, uid, within.clock(), { signInId: except?.id });
  within.afterCommit(() => within.sessionsEnded(ended));
}
