import type { Credentials } from './credentials.ts';
import type { OauthProvider } from './oauth-provider.ts';
import type { SecondFactorAsked } from './second-step.ts';

/** One way of telling the identity provider who somebody is. Passwords, codes and tokens are secret. */
export type Attempt =
  | ({ readonly kind: 'password' } & Credentials)
  | ({ readonly kind: 'new-account' } & Credentials)
  /** In a window of the provider's. */
  | { readonly kind: 'provider'; readonly provider: OauthProvider }
  /** The result that the provider's own page, left a moment ago, brought back. */
  | { readonly kind: 'returned' }
  /** The code of a mailed link, with the address to which it was sent. */
  | { readonly kind: 'link'; readonly email: string; readonly oobCode: string }
  | { readonly kind: 'token'; readonly token: string }
  /** Whichever of this site the founder chooses on the device. */
  | { readonly kind: 'passkey' };

/** Somebody is who they say. */
export interface Authenticated {
  readonly kind: 'authenticated';
  /** The identity provider's word, for our server. Secret. */
  readonly firebaseToken: string;
  /** Null if the provider tells no address. */
  readonly email: string | null;
}

/** The address signs in another way already; what was tried now can be added to that account after signing in to it. */
export interface Collision {
  readonly kind: 'collision';
  readonly email: string;
  /** How the address signs in today. Never empty. */
  readonly ways: readonly KnownWay[];
  readonly adding: OauthProvider;
}

export type KnownWay = 'password' | OauthProvider;

/** The outcomes of an attempt that does not fail. */
export type Identified = Authenticated | Collision | SecondFactorAsked;
