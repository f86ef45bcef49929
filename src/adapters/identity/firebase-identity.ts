import {
  applyActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { currentUser } from './current-user.ts';
import type { Identity } from './identity.ts';
import { openAuth } from './open-auth.ts';
import { told } from './told.ts';

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

const tokenOf = async ({ user }: { readonly user: User }) => ({ firebaseToken: await user.getIdToken() });
