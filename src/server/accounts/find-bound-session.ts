import type { Database } from '../db/database.ts';
import type { VerifiedIdentity } from '../identity/id-token-verifier.ts';

/**
 * A session of the account that stands on the sign-in of an ID token and is bound to a key: whoever has a copy of the
 * identity provider's tokens, which are bound to nothing, opens no further one from them. At Firebase a sign-in is known by
 * its second. To be asked while the sign-in is held, so that of two sessions that begin at once the second sees the first.
 */
export async function findBoundSession(
  trx: Database,
  accountId: string,
  { signIn, signedInAt }: Pick<VerifiedIdentity, 'signIn' | 'signedInAt'>,
): Promise<{ readonly sessionId: string; readonly keyThumbprint: string } | undefined> {
  const bound = trx
    .selectFrom('sessions')
    .select(['id as sessionId', 'key_thumbprint as keyThumbprint'])
    .where('account_id', '=', accountId)
    .where('key_thumbprint', 'is not', null)
    .$narrowType<{ keyThumbprint: string }>();
  return signIn
    ? bound.where('sign_in_id', '=', signIn.id).executeTakeFirst()
    : bound.where('sign_in_id', 'is', null).where('signed_in_at', '=', signedInAt).executeTakeFirst();
}
