import { type Auth, type AuthError, fetchSignInMethodsForEmail, type OAuthCredential } from 'firebase/auth';
import type { Collision, KnownWay } from '#domain/auth/attempt.ts';
import { type OauthProvider, oauthProviders } from '#domain/auth/oauth-provider.ts';
import { credentialOf, providerOfId, responseOf } from './oauth-sdk.ts';

export interface FoundCollision {
  readonly collision: Collision;
  readonly credential: OAuthCredential;
}

/** Reads `auth/account-exists-with-different-credential`; null if the error does not say enough to go on. */
export async function collisionOf(auth: Auth, fault: AuthError): Promise<FoundCollision | null> {
  const { email } = fault.customData;
  const found = credentialOf(fault);
  if (!email || !found) return null;
  const { provider: adding, credential } = found;
  const told = responseOf(fault).verifiedProvider ?? (await fetchSignInMethodsForEmail(auth, email).catch(() => []));
  return { collision: { kind: 'collision', email, ways: waysOf(told, adding), adding }, credential };
}

/** A provider that keeps the ways to itself leaves all others open. */
function waysOf(ids: readonly string[], adding: OauthProvider): KnownWay[] {
  const told = ids.flatMap((id) => (id === 'password' ? ['password' as const] : (providerOfId(id) ?? [])));
  const others = ['password' as const, ...oauthProviders].filter((way) => way !== adding);
  return told.length > 0 ? told : others;
}
