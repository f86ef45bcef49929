import { initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { failureOfCode } from './failure-of-code.ts';
import type { Identity } from './identity.ts';

/** The Firebase SDK, at Google's servers or at the provider inside our own. */
export function firebaseIdentity(settings: PublicSettings['identity']): Identity {
  const auth = openAuth(settings);
  return {
    signIn: ({ email, password }) => told(async () => tokenOf(await signInWithEmailAndPassword(auth, email, password))),
    createAccount: ({ email, password }) =>
      told(async () => {
        const credential = await createUserWithEmailAndPassword(auth, email, password);
        await sendEmailVerification(credential.user).catch(() => {});
        return tokenOf(credential);
      }),
    sendVerificationMail: () => told(async () => sendEmailVerification(await currentUser(auth))),
    applyVerification: (oobCode) => told(() => applyActionCode(auth, oobCode)),
    signOut: () => told(() => signOut(auth)),
  };
}

function openAuth(settings: PublicSettings['identity']): Auth {
  const isEmbedded = settings.kind === 'embedded';
  const { apiKey, authDomain, projectId } = isEmbedded
    ? { apiKey: 'embedded', authDomain: location.host, projectId: 'groundwork' }
    : settings;
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: indexedDBLocalPersistence,
  });
  if (isEmbedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

const tokenOf = async ({ user }: { readonly user: User }) => ({ firebaseToken: await user.getIdToken() });

async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw { code: 'auth/no-current-user' };
  return auth.currentUser;
}

async function told<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (fault) {
    const failure: AuthFailure = failureOfCode(fault);
    throw failure;
  }
}
