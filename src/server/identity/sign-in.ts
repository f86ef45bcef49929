import { decodeJwt } from 'jose';
import type { ProviderId } from './provider-id.ts';

/** In the ID token's words; e-mailed links are "password", as at Firebase. */
export type SignInProvider = 'password' | 'custom' | ProviderId;

/** When and how a founder proved who they are: what every ID token of one sign-in says. */
export interface SignIn {
  readonly at: Date;
  readonly provider: SignInProvider;
  /** The id of the second factor that was asked for; null where none was. */
  readonly secondFactor: string | null;
}

interface FirebaseClaims {
  readonly firebase?: { readonly sign_in_provider?: SignInProvider; readonly second_factor_identifier?: string };
}

/** The sign-in that an ID token comes from; it has been checked, and was found to be of `at`. */
export function signInOf(idToken: string, at: Date): SignIn {
  const { firebase = {} } = decodeJwt<FirebaseClaims>(idToken);
  return {
    at,
    provider: firebase.sign_in_provider ?? 'password',
    secondFactor: firebase.second_factor_identifier ?? null,
  };
}
