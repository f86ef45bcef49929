import {
  type Auth,
  type AuthError,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  getRedirectResult,
  linkWithCredential,
  type MultiFactorError,
  type MultiFactorResolver,
  type OAuthCredential,
  sendEmailVerification,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import type { Attempt, Authenticated, Identified } from '#domain/auth/attempt.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { logWarning } from '../log/log-warning.ts';
import { collisionOf } from './collision-of.ts';
import { currentUser } from './current-user.ts';
import { codeOf } from './failure-of-code.ts';
import type { Identity } from './identity.ts';
import { linkAddress } from './link-address.ts';
import { mapAuthErrors } from './map-auth-errors.ts';
import { sdkProvider } from './oauth-sdk.ts';
import { forgetRedirect, keepRedirect } from './provider-redirect.ts';
import { answerStep, askedBy } from './second-steps.ts';
import { shareWhileRunning } from './share-while-running.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Attempts that a screen begins with, by what is good for one use. */
const onceOnly = { link: true, returned: true };

type Identifying = Pick<Identity, 'identify' | 'answerCode' | 'addCollided' | 'leaveFor'>;

/** The ways in. What the SDK wants back in a second step stays here, since it is no plain data. */
export function identifying(auth: Auth, settings: PublicSettings['identity']): Identifying {
  let asked: MultiFactorResolver | null = null;
  let collided: OAuthCredential | null = null;
  const share = shareWhileRunning<Identified>();

  const outcomeOf = async (fault: unknown): Promise<Identified> => {
    const code = codeOf(fault);
    if (code === 'auth/multi-factor-auth-required') {
      logWarning('[identity]:', code);
      asked = getMultiFactorResolver(auth, fault as MultiFactorError);
      return askedBy(asked, settings);
    }
    if (code === 'auth/account-exists-with-different-credential') {
      logWarning('[identity]:', code);
      const found = await collisionOf(auth, fault as AuthError);
      if (!found) throw fault;
      collided = found.credential;
      return found.collision;
    }
    throw fault;
  };

  return {
    identify: (attempt, continueUrl) => {
      const start = () => sign(auth, attempt, continueUrl).then(authenticatedOf).catch(outcomeOf);
      // In development React starts twice what begins with a screen.
      return mapAuthErrors(() => (attempt.kind in onceOnly ? share(JSON.stringify(attempt), start) : start()));
    },
    answerCode: (answer) =>
      mapAuthErrors(async () => {
        if (!asked) throw { code: 'auth/missing-multi-factor-session' };
        const authenticated = await authenticatedOf(await answerStep(asked, answer));
        asked = null;
        return authenticated;
      }),
    addCollided: () =>
      mapAuthErrors(async () => {
        if (collided) await linkWithCredential(await currentUser(auth), collided);
        collided = null;
      }),
    leaveFor: (provider) =>
      mapAuthErrors(async () => {
        const known = sdkProvider(provider);
        keepRedirect(provider);
        await signInWithRedirect(auth, known);
      }),
  };
}

async function sign(auth: Auth, attempt: Attempt, continueUrl: string): Promise<UserCredential> {
  switch (attempt.kind) {
    case 'password':
      return signInWithEmailAndPassword(auth, attempt.email, attempt.password);
    case 'new-account': {
      const created = await createUserWithEmailAndPassword(auth, attempt.email, attempt.password);
      // The account is there, and its banner offers the mail again.
      await sendEmailVerification(created.user, { url: continueUrl }).catch((fault) =>
        logWarning('[identity]:', codeOf(fault)),
      );
      return created;
    }
    case 'provider':
      return signInWithPopup(auth, sdkProvider(attempt.provider));
    case 'returned': {
      forgetRedirect();
      const result = await getRedirectResult(auth);
      if (!result) throw { code: 'auth/redirect-cancelled-by-user' };
      return result;
    }
    case 'link':
      return signInWithEmailLink(auth, attempt.email, linkAddress(auth.config.apiKey, attempt.oobCode)).catch(
        (fault) => {
          // The address was well formed, so it is not the one to which the link was sent.
          throw codeOf(fault) === 'auth/invalid-email' ? { code: 'auth/other-address' } : fault;
        },
      );
    case 'passkey':
      return signInWithPasskey(auth);
    case 'token':
      return signInWithCustomToken(auth, attempt.token);
  }
}

const authenticatedOf = async ({ user }: UserCredential): Promise<Authenticated> => ({
  kind: 'authenticated',
  firebaseToken: await user.getIdToken(),
  email: user.email,
});
