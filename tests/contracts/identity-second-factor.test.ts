import {
  type Auth,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from './fixtures/authenticator.ts';
import { errorCode } from './fixtures/error-code.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedLink } from './fixtures/mailed-link.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp({ rateLimit: true });
});
afterAll(async () => app?.stop());

const password = 'correct horse';
const stepMs = 30_000;

async function signUp(email: string, { isVerified = true } = {}): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await app.db.updateTable('identity_users').set({ email_verified: isVerified }).where('uid', '=', user.uid).execute();
  return user;
}

/** A user with a second factor, its secret, and the code that was shown with it. */
async function enrolled(email: string): Promise<{ user: User; secret: string; code: string }> {
  const user = await signUp(email);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
  return { user, secret: secret.secretKey, code };
}

/** Shows the password; resolves to what asks for the second factor. */
async function challenge(email: string, auth: Auth = app.newAuth()): Promise<MultiFactorResolver> {
  const refusal = await signInWithEmailAndPassword(auth, email, password).then(
    () => undefined,
    (error: MultiFactorError) => error,
  );
  expect(refusal?.code).toBe('auth/multi-factor-auth-required');
  return getMultiFactorResolver(auth, refusal as MultiFactorError);
}

const answer = (resolver: MultiFactorResolver, code: string, id = resolver.hints[0]?.uid ?? '') =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code));

test('a second factor is enrolled, asked for, and taken away', async () => {
  const { user, secret } = await enrolled('ada@example.org');
  expect(multiFactor(user).enrolledFactors.map(({ factorId, displayName }) => [factorId, displayName])).toEqual([
    ['totp', 'Phone'],
  ]);
  expect(decodeJwt(await user.getIdToken())['firebase']).toMatchObject({ sign_in_second_factor: 'totp' });

  app.advance(stepMs);
  const resolver = await challenge('ada@example.org');
  expect(resolver.hints.map(({ displayName }) => displayName)).toEqual(['Phone']);
  const signedIn = await answer(resolver, codeAt(secret, app.now()));
  expect(signedIn.user.uid).toBe(user.uid);
  expect(decodeJwt(await signedIn.user.getIdToken(true))['firebase']).toMatchObject({
    sign_in_provider: 'password',
    sign_in_second_factor: 'totp',
    second_factor_identifier: resolver.hints[0]?.uid,
  });

  await multiFactor(signedIn.user).unenroll(resolver.hints[0]?.uid ?? '');
  expect(multiFactor(signedIn.user).enrolledFactors).toEqual([]);
  expect(await errorCode(signInWithEmailAndPassword(app.newAuth(), 'ada@example.org', password))).toBe('no error');
});

test('a second factor is asked for whichever way the first was shown, and if that is shown again', async () => {
  const { user, secret } = await enrolled('kim@example.org');
  const auth = app.newAuth();
  await sendSignInLinkToEmail(auth, 'kim@example.org', { url: app.origin, handleCodeInApp: true });
  const link = (await mailedLink(app, 'kim@example.org')).href;
  const person = { email: 'kim@example.org', displayName: 'Kim' };
  const google = await providerCredential(app.origin, 'google.com', person);
  const shown = EmailAuthProvider.credential('kim@example.org', password);
  for (const step of [
    () => signInWithEmailLink(auth, 'kim@example.org', link),
    () => signInWithCredential(auth, google),
    () => reauthenticateWithCredential(user, shown),
  ]) {
    const refusal = await step().then(
      () => undefined,
      (error: MultiFactorError) => error,
    );
    expect(refusal?.code).toBe('auth/multi-factor-auth-required');
    app.advance(stepMs);
    const resolver = getMultiFactorResolver(auth, refusal as MultiFactorError);
    expect((await answer(resolver, codeAt(secret, app.now()))).user.uid).toBe(user.uid);
  }
});

test('a code is good once, whoever comes second', async () => {
  const { secret, code: used } = await enrolled('bea@example.org');
  const first = await challenge('bea@example.org');
  const refusal = (code: string) =>
    answer(first, code).catch(({ code, message }: Error & { code: string }) => [code, message]);
  expect(await refusal(used)).toEqual([
    'auth/invalid-verification-code',
    expect.stringContaining('Code was already used'),
  ]);
  expect(await refusal('000000')).toEqual(['auth/invalid-verification-code', expect.not.stringContaining('used')]);
  app.advance(stepMs);
  const code = codeAt(secret, app.now());
  const others = await Promise.all(Array.from({ length: 4 }, () => challenge('bea@example.org')));
  const outcomes = await Promise.all(others.map((resolver) => errorCode(answer(resolver, code))));
  expect(outcomes.toSorted()).toEqual([...Array(3).fill('auth/invalid-verification-code'), 'no error']);
});

test('a code of the step before or after is good, an older one is not, nor one before the last', async () => {
  const { secret } = await enrolled('cleo@example.org');
  const codeIn = (steps: number) => codeAt(secret, new Date(app.now().getTime() + steps * stepMs));
  app.advance(10 * stepMs);
  const outcomes = [];
  for (const steps of [-2, -1, 1, 0, 2]) {
    outcomes.push(await errorCode(answer(await challenge('cleo@example.org'), codeIn(steps))));
  }
  const wrong = 'auth/invalid-verification-code';
  expect(outcomes).toEqual([wrong, 'no error', 'no error', wrong, wrong]);
});

test('a pending credential is good for one sign-in, for five codes and for ten minutes, and survives a restart', async () => {
  const { secret } = await enrolled('dora@example.org');
  app.advance(stepMs);
  const used = await challenge('dora@example.org');
  expect(await errorCode(answer(used, codeAt(secret, app.now())))).toBe('no error');
  app.advance(stepMs);
  expect(await errorCode(answer(used, codeAt(secret, app.now())))).toBe('auth/invalid-multi-factor-session');

  const guessed = await challenge('dora@example.org');
  for (let n = 0; n < 5; n += 1) expect(await errorCode(answer(guessed, '000000'))).toMatch(/verification-code$/);
  expect(await errorCode(answer(guessed, codeAt(secret, app.now())))).toBe('auth/invalid-multi-factor-session');

  const late = await challenge('dora@example.org');
  app.advance(10 * 60_000);
  expect(await errorCode(answer(late, codeAt(secret, app.now())))).toBe('auth/invalid-multi-factor-session');
});

test('ten wrong codes, over any number of sign-ins, and the right one has to wait as well', async () => {
  const { secret } = await enrolled('eve@example.org');
  app.advance(stepMs);
  for (let n = 0; n < 10; n += 1) {
    expect(await errorCode(answer(await challenge('eve@example.org'), 'abcdef'))).toBe(
      'auth/invalid-verification-code',
    );
  }
  const right = async () => errorCode(answer(await challenge('eve@example.org'), codeAt(secret, app.now())));
  expect(await right()).toBe('auth/too-many-requests');
  app.advance(10 * 60_000);
  expect(await right()).toBe('no error');
});

test('a factor of somebody else is none', async () => {
  const { user } = await enrolled('fay@example.org');
  const { secret } = await enrolled('gil@example.org');
  app.advance(stepMs);
  const other = multiFactor(user).enrolledFactors[0]?.uid ?? '';
  const resolver = await challenge('gil@example.org');
  expect(await errorCode(answer(resolver, codeAt(secret, app.now()), other))).toBe('auth/multi-factor-info-not-found');
  expect(await errorCode(multiFactor(user).unenroll('nothing'))).toBe('auth/multi-factor-info-not-found');
});

test('enrolling needs a verified address, a recent sign-in, and the right code', async () => {
  const unverified = await signUp('hal@example.org', { isVerified: false });
  const begin = async (user: User) => TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  expect(await errorCode(begin(unverified))).toBe('auth/unverified-email');

  const user = await signUp('ida@example.org');
  const secret = await begin(user);
  const finish = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), null);
  expect(await errorCode(finish('000000'))).toBe('auth/invalid-verification-code');
  app.advance(6 * 60_000);
  expect(await errorCode(finish(codeAt(secret.secretKey, app.now())))).toBe('auth/requires-recent-login');
  expect(await errorCode(begin(user))).toBe('auth/requires-recent-login');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential('ida@example.org', password));
  expect(await errorCode(finish(codeAt(secret.secretKey, app.now())))).toBe('no error');
  expect(await errorCode(finish(codeAt(secret.secretKey, app.now())))).toBe('auth/invalid-verification-id');
});

test('enrolling ends what signed in without it', async () => {
  const user = await signUp('joy@example.org');
  const other = await signInWithEmailAndPassword(app.newAuth(), 'joy@example.org', password);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
  expect(await errorCode(other.user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(await errorCode(user.getIdToken(true))).toBe('no error');
});

test('the founder hears by mail of an app that comes, and of one that goes', async () => {
  const { user } = await enrolled('kit@example.org');
  const heard = async () => (await app.inbox()).filter(({ to }) => to === 'kit@example.org').map(({ kind }) => kind);
  expect(await heard()).toEqual(['second-factor-added']);
  await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]?.uid ?? '');
  expect(await heard()).toEqual(['second-factor-removed', 'second-factor-added']);
});
