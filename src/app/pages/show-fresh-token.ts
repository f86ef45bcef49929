import { confirmSession } from '#adapters/api/sessions.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

/**
 * After a change of how to sign in: shows our server a token that was issued since, so that this session outlives the
 * change. Where that fails, the session ends with the founder's next sign-in elsewhere, and nothing worse.
 */
export async function showFreshToken(call: AuthorisedCall, identity: AccountIdentity): Promise<void> {
  try {
    const answer = await identity.prove({ kind: 'recent' });
    if (answer.kind === 'proven') await confirmSession(call, answer.firebaseToken);
  } catch {
    // The change itself stands.
  }
}
