import {
  type AuthError,
  type AuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  type OAuthCredential,
  TwitterAuthProvider,
} from 'firebase/auth';
import { type OauthProvider, oauthProviderOf, oauthProviders } from '#domain/auth/oauth-provider.ts';

const sdk = { google: GoogleAuthProvider, github: GithubAuthProvider, twitter: TwitterAuthProvider } as const;

/** Throws `Unsupported OAuth provider: {name}` for a name that is none of ours. */
export const sdkProvider = (name: string): AuthProvider => new sdk[oauthProviderOf(name)]();

/** Reads the SDK's name for a provider, such as `github.com`. */
export const providerOfId = (id: string): OauthProvider | undefined =>
  oauthProviders.find((name) => sdk[name].PROVIDER_ID === id);

/** Returns the credential in an error of a provider's window: it says whom the provider vouched for. */
export function credentialOf(fault: AuthError): { provider: OauthProvider; credential: OAuthCredential } | null {
  const { providerId = '' } = responseOf(fault);
  const provider = providerOfId(providerId);
  const credential = provider && sdk[provider].credentialFromError(fault);
  return credential ? { provider, credential } : null;
}

/** `SignInWithIdpResponse` of the Identity Toolkit's reference, as far as it is read here. */
interface IdpResponse {
  readonly providerId?: string;
  readonly verifiedProvider?: readonly string[];
}

export const responseOf = ({ customData }: AuthError): IdpResponse =>
  (customData as { readonly _tokenResponse?: IdpResponse })._tokenResponse ?? {};
