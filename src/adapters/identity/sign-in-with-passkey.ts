import { type Auth, signInWithCustomToken, type UserCredential } from 'firebase/auth';
import { passkeyTokenPrefix } from '#domain/auth/passkey.ts';
import { codeOf } from './failure-of-code.ts';
import { answerPasskey } from './passkey-ceremony.ts';

/**
 * By a passkey of these ids, or by any of this site. The embedded identity takes its answer as a custom token, the only call
 * of the SDK that takes one. Rejects with a code in the SDK's manner.
 */
export async function signInWithPasskey(auth: Auth, ids?: readonly string[]): Promise<UserCredential> {
  const answer = await answerPasskey(ids === undefined ? {} : { ids });
  return signInWithCustomToken(auth, `${passkeyTokenPrefix}${answer}`).catch((fault) => {
    throw codeOf(fault) === 'auth/invalid-custom-token' ? { code: 'auth/passkey-refused' } : fault;
  });
}
