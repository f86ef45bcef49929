import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { IdentityTokenPair } from '../identity-tokens.ts';

/**
 * A fresh ID token and the next refresh token. One that was replaced long ago has been stolen, or its children have: the
 * sign-in ends, with its sessions. Throws TOKEN_EXPIRED.
 */
export async function exchangeRefreshToken(
  provider: IdentityProvider,
  refreshToken: string,
): Promise<IdentityTokenPair & { readonly uid: string }> {
  const exchange = await provider.transaction(async (within) => {
    const outcome = await within.tokens.exchange(refreshToken);
    if ('reused' in outcome) {
      const ended = await within.signIns.end(outcome.reused);
      within.afterCommit(() => within.sessionsEnded(ended));
      const who = { uid: outcome.uid };
      within.afterCommit(() =>
        within.record({ event: 'session-ended', outcome: 'refused', reason: 'token-reused', who }),
      );
    } else within.limits.callOf(outcome.uid);
    return outcome;
  });
  if ('reused' in exchange) throw new IdentityError('TOKEN_EXPIRED');
  return exchange;
}
