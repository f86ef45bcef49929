import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { Credentials } from '#domain/auth/credentials.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';

/** What the identity provider does for us. Everything rejects with an `AuthFailure`. */
export interface Identity {
  readonly signIn: (credentials: Credentials) => Promise<{ firebaseToken: string }>;
  /** Also asks for the verification mail; the account stands whether or not that could be sent. */
  readonly createAccount: (credentials: Credentials) => Promise<{ firebaseToken: string }>;
  readonly sendVerificationMail: () => Promise<void>;
  readonly applyVerification: (oobCode: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** The provider's code is large, so it is fetched when a screen first needs it. */
export function lazyIdentity(settings: PublicSettings['identity']): Identity {
  let loading: Promise<Identity> | null = null;
  const load = (): Promise<Identity> => {
    loading ??= fetchIdentity(settings).catch((fault) => {
      loading = null;
      throw fault;
    });
    return loading;
  };
  return {
    signIn: async (credentials) => (await load()).signIn(credentials),
    createAccount: async (credentials) => (await load()).createAccount(credentials),
    sendVerificationMail: async () => (await load()).sendVerificationMail(),
    applyVerification: async (oobCode) => (await load()).applyVerification(oobCode),
    // Where it was never fetched it holds nothing in memory; its database is cleared with all others.
    signOut: async () => (await loading)?.signOut(),
  };
}

async function fetchIdentity(settings: PublicSettings['identity']): Promise<Identity> {
  const offline: AuthFailure = { kind: 'offline' };
  const { firebaseIdentity } = await import('./firebase-identity.ts').catch(() => {
    throw offline;
  });
  return firebaseIdentity(settings);
}
