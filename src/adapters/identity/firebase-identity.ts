import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signOut,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { currentUser } from './current-user.ts';
import { codeOf } from './failure-of-code.ts';
import { identifying } from './identify.ts';
import type { Identity } from './identity.ts';
import { mapAuthErrors } from './map-auth-errors.ts';
import { openAuth } from './open-auth.ts';
import { readPasswordPolicy } from './read-password-policy.ts';

/** The Firebase SDK, at Google's servers or at the provider inside our own. */
export function firebaseIdentity(settings: PublicSettings['identity']): Identity {
  const auth = openAuth(settings);
  return {
    ...identifying(auth, settings),
    prepare: () => auth.authStateReady(),
    sendLink: ({ email, continueUrl: url }) =>
      mapAuthErrors(() => sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })),
    sendReset: ({ email, continueUrl: url }) =>
      mapAuthErrors(() => sendPasswordResetEmail(auth, email, { url }).catch(sayNothingOfUnknown)),
    sendVerificationMail: () => mapAuthErrors(async () => sendEmailVerification(await currentUser(auth))),
    applyCode: (oobCode) =>
      mapAuthErrors(async () => {
        const { data } = await checkActionCode(auth, oobCode);
        await applyActionCode(auth, oobCode);
        return { email: data.email ?? null };
      }),
    readResetCode: (oobCode) => mapAuthErrors(async () => ({ email: await verifyPasswordResetCode(auth, oobCode) })),
    resetPassword: ({ oobCode, password }) => mapAuthErrors(() => confirmPasswordReset(auth, oobCode, password)),
    readPasswordPolicy: () => mapAuthErrors(() => readPasswordPolicy(settings)),
    signOut: () => mapAuthErrors(() => signOut(auth)),
  };
}

/** Providers without protection against enumeration tell who has an account; we do not. */
function sayNothingOfUnknown(fault: unknown): void {
  if (codeOf(fault) !== 'auth/user-not-found') throw fault;
}
