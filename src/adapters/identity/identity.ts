import type { Attempt, Authenticated, Identified } from '#domain/auth/attempt.ts';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import type { SecondStepAnswer } from '#domain/auth/second-step.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { lazyMethods } from '../lazy/lazy-methods.ts';

/** A mail to somebody, whose link leads on to `continueUrl`, an address of ours. */
export interface MailRequest {
  readonly email: string;
  readonly continueUrl: string;
}

/** Operations of the identity provider. Every one rejects with an `AuthFailure`. */
export interface Identity {
  /** Fetches the provider's code ahead, so that a press can open a window while the browser still allows it. */
  readonly prepare: () => Promise<void>;
  /** A new account is also asked to verify its address; it stands whether or not that mail could be sent. */
  readonly identify: (attempt: Attempt, continueUrl: string) => Promise<Identified>;
  /** Answers the second factor that the last attempt came to. */
  readonly answerCode: (answer: SecondStepAnswer) => Promise<Authenticated>;
  /** Adds what the last collision was about to the account that is signed in now. */
  readonly addCollided: () => Promise<void>;
  /** Leaves for the provider's page; the attempt `returned` reads what came of it. Does not resolve while the page lives. */
  readonly leaveFor: (provider: OauthProvider) => Promise<void>;
  /** Resolves for unknown addresses too. */
  readonly sendLink: (request: MailRequest) => Promise<void>;
  /** Resolves for unknown addresses too. */
  readonly sendReset: (request: MailRequest) => Promise<void>;
  /** To the founder whom the provider knows on this device. */
  readonly sendVerificationMail: () => Promise<void>;
  /** Applies the code of a mail that only asks for a yes; `email` is the account's address afterwards, where it is told. */
  readonly applyCode: (oobCode: string) => Promise<{ readonly email: string | null }>;
  /** Whose password the code of a mail may replace. */
  readonly readResetCode: (oobCode: string) => Promise<{ readonly email: string }>;
  readonly resetPassword: (change: { readonly oobCode: string; readonly password: string }) => Promise<void>;
  /** Reads the provider's current policy, no matter what was read before. */
  readonly readPasswordPolicy: () => Promise<PasswordPolicy>;
  readonly signOut: () => Promise<void>;
}

/** The provider's code is large, so it is fetched when a screen first needs it. */
export function lazyIdentity(settings: PublicSettings['identity']): Identity {
  let isFetched = false;
  const late = lazyMethods(async () => {
    const identity = await fetchIdentity(settings);
    isFetched = true;
    return identity;
  });
  // Where it was never fetched it holds nothing in memory; its database is cleared with all others.
  const signOut = async () => (isFetched ? late.signOut() : undefined);
  return new Proxy(late, { get: (target, name) => (name === 'signOut' ? signOut : Reflect.get(target, name)) });
}

async function fetchIdentity(settings: PublicSettings['identity']): Promise<Identity> {
  const offline: AuthFailure = { kind: 'offline' };
  const { firebaseIdentity } = await import('./firebase-identity.ts').catch(() => {
    throw offline;
  });
  return firebaseIdentity(settings);
}
