import type { ProviderId } from './provider-id.ts';

/** In the ID token's words, but for e-mailed links, which are "password" there, as at Firebase. */
export type SignInProvider = 'password' | 'email-link' | 'custom' | 'passkey' | ProviderId;

/** A founder in one browser: when and how they proved who they are. Tokens and sessions name it by its id. */
export interface SignIn {
  readonly id: string;
  readonly uid: string;
  readonly at: Date;
  readonly provider: SignInProvider;
  /** The id of the second factor that was asked for; null if none was. */
  readonly secondFactor: string | null;
}

/** A sign-in as one of its tokens names it. */
export interface SignInRef {
  readonly id: string;
  /** Generation of the token; later ones may have made it void. */
  readonly generation: number;
}
