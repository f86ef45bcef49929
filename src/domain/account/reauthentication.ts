import { type OauthProvider, oauthProviders } from '../auth/oauth-provider.ts';
import type { SecondFactorAsked } from '../auth/second-step.ts';
import type { SignInRecord } from './sign-in-record.ts';

/** How a founder can show once more who they are. `recent` stands for a sign-in of the last five minutes. */
export type ReauthenticationMethod = 'password' | OauthProvider | 'passkey' | 'recent';

/** `currentPassword` is secret. */
export type Proof =
  | { readonly kind: 'password'; readonly currentPassword: string }
  | { readonly kind: 'provider'; readonly provider: OauthProvider }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'recent' };

/** `firebaseToken` is the identity provider's fresh word, for our server. Secret. */
export interface Proven {
  readonly kind: 'proven';
  readonly firebaseToken: string;
}

export type ReauthenticationAnswer = Proven | SecondFactorAsked;

/**
 * Returns the methods to offer, the easiest first. Never empty: a founder who signs in by mailed links alone must have
 * signed in a moment ago.
 */
export function reauthenticationMethods({
  methods,
  hasPasskey,
}: Pick<SignInRecord, 'methods' | 'hasPasskey'>): readonly ReauthenticationMethod[] {
  const passkey = hasPasskey ? (['passkey'] as const) : [];
  if (methods.includes('password')) return ['password', ...passkey];
  const providers = oauthProviders.filter((provider) => methods.includes(provider));
  return providers.length > 0 ? [...providers, ...passkey] : [...passkey, 'recent'];
}
