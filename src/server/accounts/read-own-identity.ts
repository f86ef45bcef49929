import { ApiError } from '../http/api-error.ts';
import type { IdTokenVerifier, VerifiedIdentity } from '../identity/id-token-verifier.ts';
import type { Accounts } from './accounts.ts';
import type { Principal } from './principal.ts';

interface Deps {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly verifier: IdTokenVerifier;
}

/** Reads an ID token of the founder whose session asks. Throws a 403 if the token is not theirs, or not good. */
export async function readOwnIdentity(
  { accounts, verifier }: Deps,
  principal: Pick<Principal, 'accountId'>,
  firebaseToken: string,
): Promise<VerifiedIdentity> {
  const identity = await verifier.verify(firebaseToken);
  // Not 401: the session is good, and renewing it would not help.
  if (!identity || (await accounts.find(identity.uid))?.id !== principal.accountId) {
    throw notYourIdentity();
  }
  return identity;
}

export const notYourIdentity = (): ApiError =>
  new ApiError(403, 'not-your-identity', 'That confirmation is for a different account.');
