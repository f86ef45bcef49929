import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  multiFactor,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithCustomToken,
  TotpMultiFactorGenerator,
  type User,
  unlink,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from './fixtures/authenticator.ts';
import { errorCode } from './fixtures/error-code.ts';
import type { Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedLink } from './fixtures/mailed-link.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const lateMs = 6 * 60_000;

/** Signs up with a password and Google, verified. */
async function signUp(email: string): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('uid', '=', user.uid).execute();
  await linkWithCredential(user, await atGoogle(email));
  return user;
}

const atGoogle = (email: string) => providerCredential(app.origin, 'google.com', { email, displayName: 'Ada' });
const signInAtGoogle = async (email: string) => (await signInWithCredential(app.newAuth(), await atGoogle(email))).user;

const open = async (user: User): Promise<Tokens> => {
  const firebaseToken = await user.getIdToken();
  return (await app.call('POST', '/api/v1/auth/login', { firebaseToken, register: true })).json<Tokens>();
};
const statusOf = async ({ accessToken }: Tokens) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode;
/** Whether the sign-in still yields tokens that open a session. */
const isSignedIn = async (user: User): Promise<boolean> => {
  const token = await user.getIdToken(true).catch(() => undefined);
  return (
    token !== undefined && (await app.call('POST', '/api/v1/auth/login', { firebaseToken: token })).statusCode === 200
  );
};

test('a way in is removed after a sign-in of the last five minutes alone, and every other sign-in ends', async () => {
  const email = 'ada@example.org';
  const [mine, other] = [await signUp(email), await signInAtGoogle(email)];
  const sessions = [await open(mine), await open(other)];
  app.advance(lateMs);
  expect(await errorCode(unlink(mine, 'google.com'))).toBe('auth/requires-recent-login');
  expect(await Promise.all([...sessions.map(statusOf), isSignedIn(other)])).toEqual([401, 401, true]);

  const [again, another] = [await signInAtGoogle(email), await signInAtGoogle(email)];
  const [kept, gone] = [await open(again), await open(another)];
  await unlink(again, 'google.com');
  expect(await Promise.all([kept, gone].map(statusOf))).toEqual([200, 401]);
  expect([await isSignedIn(again), await isSignedIn(another), await isSignedIn(other)]).toEqual([true, false, false]);
});

test('so it is with an authenticator app', async () => {
  const email = 'bea@example.org';
  const user = await signUp(email);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
  const [factor] = multiFactor(user).enrolledFactors;
  if (!factor) throw new Error('there is no factor');
  const { uid } = user;
  const other = {
    id: 'other-sign-in',
    uid,
    signed_in_at: app.now(),
    provider_id: 'password' as const,
    second_factor: null,
  };
  const expires_at = new Date(app.now().getTime() + 3_600_000);
  await app.db
    .insertInto('identity_sign_ins')
    .values({ ...other, expires_at })
    .execute();
  const signIns = async () =>
    (await app.db.selectFrom('identity_sign_ins').select('id').where('uid', '=', uid).execute()).map(({ id }) => id);
  expect(await signIns()).toHaveLength(2);

  app.advance(lateMs);
  expect(await errorCode(multiFactor(user).unenroll(factor))).toBe('auth/requires-recent-login');
  expect(await signIns()).toHaveLength(2);
  app.advance(-lateMs);
  await multiFactor(user).unenroll(factor);
  expect(await signIns()).toEqual([expect.not.stringMatching('other-sign-in')]);
});

test('a mailed link becomes a way in after a sign-in of the last five minutes alone', async () => {
  const { token } = (await app.call('POST', '/dev/custom-token', { who: 'partner' })).json<{ token: string }>();
  const { user } = await signInWithCustomToken(app.newAuth(), token);
  app.advance(lateMs);
  const email = 'intruder@example.org';
  await sendSignInLinkToEmail(app.newAuth(), email, { url: app.origin, handleCodeInApp: true });
  const credential = EmailAuthProvider.credentialWithLink(email, (await mailedLink(app, email)).href);
  expect(await errorCode(linkWithCredential(user, credential))).toBe('auth/requires-recent-login');
  app.advance(-lateMs);
  await linkWithCredential(user, credential);
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});
