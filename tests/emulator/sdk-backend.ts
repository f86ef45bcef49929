import type { Auth, OAuthCredential } from 'firebase/auth';

/** Something that the Firebase SDK can be connected to, and what its tests need beside the SDK. */
export interface SdkBackend {
  /** A browser of its own. */
  newAuth(): Auth;
  /** A page of the app, which mails may lead to. */
  readonly appUrl: string;
  /** The link of the newest mail to an address. */
  mailedLink(to: string): Promise<URL>;
  /** Gets a provider's credential for a person, as the SDK passes it on without a pop-up. */
  providerCredential(provider: 'google.com' | 'github.com', email: string): Promise<OAuthCredential>;
  customToken(uid: string): Promise<string>;
  stop(): Promise<void>;
}
