import {
  type Auth,
  deleteUser,
  EmailAuthProvider,
  getMultiFactorResolver,
  linkWithPopup,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Proof, Proven, ReauthenticationAnswer } from '#domain/account/reauthentication.ts';
import type { ProviderRecord } from '#domain/account/sign-in-record.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import type { SecondStepAnswer } from '#domain/auth/second-step.ts';
import type { Json } from '#domain/log/json.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { currentUser } from './current-user.ts';
import { codeOf } from './failure-of-code.ts';
import { mapAccountErrors } from './map-account-errors.ts';
import { sdkProvider } from './oauth-sdk.ts';
import { openAuth } from './open-auth.ts';
import { createPasskey } from './passkey-ceremony.ts';
import { readSignInRecord } from './read-sign-in-record.ts';
import { answerStep, askedBy } from './second-steps.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Operations of the identity provider for a signed-in founder. Every one rejects with an `AccountFailure`. */
export interface AccountIdentity {
  readonly read: () => Promise<ProviderRecord>;
  /** Shows the provider once more who it is. */
  readonly prove: (proof: Exclude<Proof, { kind: 'passkey' }>) => Promise<ReauthenticationAnswer>;
  /** By one of these passkeys, which are the founder's; it asks for no second factor. */
  readonly provePasskey: (ids: readonly string[]) => Promise<Proven>;
  /** Answers the second factor that the last proof came to. */
  readonly answerCode: (answer: SecondStepAnswer) => Promise<Proven>;
  /** The first one, or another one; every other sign-in at the provider ends with it. */
  readonly setPassword: (newPassword: string) => Promise<void>;
  /** Mails the new address a link that leads on to `continueUrl`; the address changes when it is opened. */
  readonly changeEmail: (change: { readonly email: string; readonly continueUrl: string }) => Promise<void>;
  /** In a window of the provider's. */
  readonly link: (provider: OauthProvider) => Promise<void>;
  readonly unlink: (provider: OauthProvider) => Promise<void>;
  /** `secret` is Base32, `uri` the same for a QR code. */
  readonly startEnrolment: () => Promise<{ readonly secret: string; readonly uri: string }>;
  readonly finishEnrolment: (answer: { readonly code: string; readonly name: string }) => Promise<void>;
  readonly removeFactor: (id: string) => Promise<void>;
  /** Has the browser make a passkey by our server's options; resolves to what our server wants to know of it. */
  readonly createPasskey: (options: unknown) => Promise<Json>;
  /** Nothing happens where the provider knows the founder no more. */
  readonly remove: () => Promise<void>;
}

/** Our server's limit. It is shorter than the provider's, so the provider's own check comes second. */
const recentMs = 5 * 60_000;
const issuer = 'Groundwork';

/** The account at Google, or at the provider inside our own. Keeps what the SDK wants back in a second step. */
export function accountIdentity(settings: PublicSettings['identity']): AccountIdentity {
  const auth = openAuth(settings);
  let asked: MultiFactorResolver | null = null;
  let enrolling: TotpSecret | null = null;
  const asFounder = <T>(step: (user: User) => Promise<T>): Promise<T> =>
    mapAccountErrors(async () => step(await currentUser(auth)));

  return {
    read: () => asFounder((user) => readSignInRecord(auth, user)),
    prove: (proof) =>
      asFounder(async (user) => {
        try {
          await reauthenticate(user, proof);
        } catch (fault) {
          if (codeOf(fault) !== 'auth/multi-factor-auth-required') throw fault;
          asked = getMultiFactorResolver(auth, fault as MultiFactorError);
          return askedBy(asked, settings);
        }
        return provenBy(user);
      }),
    provePasskey: (ids) =>
      asFounder(async (before) => {
        const { user } = await signInWithPasskey(auth, ids);
        if (user.uid === before.uid) return provenBy(user);
        await auth.updateCurrentUser(before);
        throw { code: 'auth/user-mismatch' };
      }),
    answerCode: (answer) =>
      mapAccountErrors(async () => {
        if (!asked) throw { code: 'auth/missing-multi-factor-session' };
        const { user } = await answerStep(asked, answer);
        asked = null;
        return provenBy(user);
      }),
    setPassword: (newPassword) => asFounder((user) => updatePassword(user, newPassword)),
    changeEmail: ({ email, continueUrl }) =>
      asFounder((user) => verifyBeforeUpdateEmail(user, email, { url: continueUrl })),
    link: (provider) => linkNow(auth, provider),
    unlink: (provider) =>
      asFounder(async (user) => {
        await unlink(user, sdkProvider(provider).providerId);
      }),
    startEnrolment: () =>
      asFounder(async (user) => {
        enrolling = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
        return { secret: enrolling.secretKey, uri: enrolling.generateQrCodeUrl(user.email ?? user.uid, issuer) };
      }),
    finishEnrolment: ({ code, name }) =>
      asFounder(async (user) => {
        if (!enrolling) throw { code: 'auth/missing-multi-factor-session' };
        await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(enrolling, code), name);
        enrolling = null;
      }),
    removeFactor: (id) => asFounder((user) => multiFactor(user).unenroll(id)),
    createPasskey: (options) => mapAccountErrors(() => createPasskey(options)),
    remove: () => asFounder(deleteUser),
  };
}

async function reauthenticate(user: User, proof: Exclude<Proof, { kind: 'passkey' }>): Promise<void> {
  if (proof.kind === 'password') {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.currentPassword));
  } else if (proof.kind === 'provider') {
    await reauthenticateWithPopup(user, sdkProvider(proof.provider));
  } else {
    const { authTime } = await user.getIdTokenResult();
    if (Date.now() - Date.parse(authTime) > recentMs) throw { code: 'auth/requires-recent-login' };
  }
}

/** Without a wait before, or the browser lets no window open. */
const linkNow = (auth: Auth, provider: OauthProvider): Promise<void> =>
  mapAccountErrors(async () => {
    await linkWithPopup(auth.currentUser ?? (await currentUser(auth)), sdkProvider(provider));
  });

const provenBy = async (user: User): Promise<Proven> => ({
  kind: 'proven',
  firebaseToken: await user.getIdToken(true),
});
