import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GithubAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode } from '../contracts/fixtures/error-code.ts';
import type { SdkBackend } from './sdk-backend.ts';

const password = 'correct horse';

/** Tests of what the product asks of the SDK. Every provider must answer alike: ours, and Firebase's own emulator. */
export function sdkSuite(name: string, start: () => Promise<SdkBackend>): void {
  describe(`the Firebase SDK with ${name}`, () => {
    let backend: SdkBackend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(async () => backend?.stop());

    let people = 0;
    const somebody = (): string => `founder-${Date.now()}-${++people}@example.org`;
    const signUp = async (email = somebody()): Promise<User> =>
      (await createUserWithEmailAndPassword(backend.newAuth(), email, password)).user;
    const signIn = async (email: string, secret = password): Promise<User> =>
      (await signInWithEmailAndPassword(backend.newAuth(), email, secret)).user;
    const signInAt = async (provider: 'google.com' | 'github.com', email: string): Promise<User> =>
      (await signInWithCredential(backend.newAuth(), await backend.providerCredential(provider, email))).user;
    const mailedCode = async (to: string): Promise<string> =>
      (await backend.mailedLink(to)).searchParams.get('oobCode') ?? '';
    const emailOf = ({ email }: User): string => email ?? '';
    const providersOf = ({ providerData }: User): string[] =>
      providerData.map(({ providerId }) => providerId).toSorted();

    test('signs up and in, and tells wrong passwords from nobody in no way', async () => {
      const user = await signUp();
      expect((await signIn(emailOf(user).toUpperCase())).uid).toBe(user.uid);
      expect(await errorCode(signUp(emailOf(user)))).toBe('auth/email-already-in-use');
      expect(await errorCode(signIn(emailOf(user), 'wrong horse'))).toBe('auth/invalid-credential');
      expect(await errorCode(signIn(somebody()))).toBe('auth/invalid-credential');
    });

    test('renews tokens without a new sign-in', async () => {
      const user = await signUp();
      const before = decodeJwt(await user.getIdToken());
      const after = decodeJwt(await user.getIdToken(true));
      expect([after.sub, after['auth_time'], after['firebase']]).toEqual([
        before.sub,
        before['auth_time'],
        { identities: { email: [user.email] }, sign_in_provider: 'password' },
      ]);
    });

    test('verifies an address by the mailed code, once, and keeps where to go on', async () => {
      const user = await signUp();
      await sendEmailVerification(user, { url: `${backend.appUrl}/home?from=mail` });
      const link = await backend.mailedLink(emailOf(user));
      expect([link.searchParams.get('mode'), link.searchParams.get('continueUrl')]).toEqual([
        'verifyEmail',
        `${backend.appUrl}/home?from=mail`,
      ]);
      const code = await mailedCode(emailOf(user));
      expect(await checkActionCode(backend.newAuth(), code)).toMatchObject({
        operation: 'VERIFY_EMAIL',
        data: { email: user.email },
      });
      await applyActionCode(backend.newAuth(), code);
      await user.reload();
      expect(user.emailVerified).toBe(true);
      expect(await errorCode(applyActionCode(backend.newAuth(), code))).toBe('auth/invalid-action-code');
    });

    test('replaces a forgotten password by the mailed code, once', async () => {
      const user = await signUp();
      const auth = backend.newAuth();
      await sendPasswordResetEmail(auth, emailOf(user));
      const code = await mailedCode(emailOf(user));
      expect(await verifyPasswordResetCode(auth, code)).toBe(user.email);
      await confirmPasswordReset(auth, code, 'a better one');
      expect(await errorCode(confirmPasswordReset(auth, code, 'a third one'))).toBe('auth/invalid-action-code');
      expect(await errorCode(signIn(emailOf(user)))).toBe('auth/invalid-credential');
      expect((await signIn(emailOf(user), 'a better one')).uid).toBe(user.uid);
      expect(await errorCode(sendPasswordResetEmail(auth, somebody()))).toBe('no error');
    });

    test('signs in by a mailed link, once, and only with its address', async () => {
      const auth = backend.newAuth();
      const email = somebody();
      await sendSignInLinkToEmail(auth, email, { url: `${backend.appUrl}/auth/verify`, handleCodeInApp: true });
      const link = (await backend.mailedLink(email)).href;
      expect(isSignInWithEmailLink(auth, link)).toBe(true);
      expect(await errorCode(signInWithEmailLink(auth, somebody(), link))).toBe('auth/invalid-email');
      const { user } = await signInWithEmailLink(auth, email, link);
      expect([user.email, user.emailVerified]).toEqual([email, true]);
      expect(await errorCode(signInWithEmailLink(auth, email, link))).toBe('auth/invalid-action-code');
    });

    test('changes a password after the old one was shown again', async () => {
      const user = await signUp();
      const credential = (secret: string) => EmailAuthProvider.credential(emailOf(user), secret);
      expect(await errorCode(reauthenticateWithCredential(user, credential('wrong horse')))).toBe(
        'auth/invalid-credential',
      );
      await reauthenticateWithCredential(user, credential(password));
      await updatePassword(user, 'a better one');
      expect(await errorCode(user.getIdToken(true))).toBe('no error');
      expect((await signIn(emailOf(user), 'a better one')).uid).toBe(user.uid);
    });

    test('changes an address by the mailed code', async () => {
      const user = await signUp();
      const before = emailOf(user);
      const email = somebody();
      await verifyBeforeUpdateEmail(user, email);
      const code = await mailedCode(email);
      expect(await checkActionCode(backend.newAuth(), code)).toMatchObject({
        operation: 'VERIFY_AND_CHANGE_EMAIL',
        data: { email, previousEmail: before },
      });
      await applyActionCode(backend.newAuth(), code);
      const again = await signIn(email);
      expect([again.uid, again.emailVerified]).toEqual([user.uid, true]);
      expect(await errorCode(signIn(before))).toBe('auth/invalid-credential');
    });

    test('keeps a name and a picture', async () => {
      const user = await signUp();
      await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.org/ada.png' });
      const again = await signIn(emailOf(user));
      expect([again.displayName, again.photoURL]).toEqual(['Ada', 'https://example.org/ada.png']);
    });

    test.each(['google.com', 'github.com'] as const)('signs in by %s, the same user each time', async (provider) => {
      const email = somebody();
      const user = await signInAt(provider, email);
      expect([user.email, providersOf(user)]).toEqual([email, [provider]]);
      expect((await signInAt(provider, email)).uid).toBe(user.uid);
    });

    test('asks for the way that an address signs in by, and links the other one then', async () => {
      const user = await signUp();
      const refused = await signInAt('github.com', emailOf(user)).then(
        () => undefined,
        (error) => error,
      );
      expect(refused?.code).toBe('auth/account-exists-with-different-credential');
      const pending = GithubAuthProvider.credentialFromError(refused);
      if (!pending) throw new Error('no credential came with the refusal');
      const { user: linked } = await linkWithCredential(await signIn(emailOf(user)), pending);
      expect([linked.uid, providersOf(linked)]).toEqual([user.uid, ['github.com', 'password']]);
      expect((await signInAt('github.com', emailOf(user))).uid).toBe(user.uid);
      await unlink(linked, 'github.com');
      expect(providersOf(linked)).toEqual(['password']);
    });

    test('links nothing that somebody else has', async () => {
      const email = somebody();
      await signInAt('google.com', email);
      const taken = await backend.providerCredential('google.com', email);
      expect(await errorCode(linkWithCredential(await signUp(), taken))).toBe('auth/credential-already-in-use');
    });

    test('gives an account that nobody has verified to whoever comes by Google', async () => {
      const user = await signUp();
      const owner = await signInAt('google.com', emailOf(user));
      expect([owner.uid, owner.emailVerified, providersOf(owner)]).toEqual([user.uid, true, ['google.com']]);
      expect(await errorCode(signIn(emailOf(user)))).toBe('auth/invalid-credential');
    });

    test('signs in by a custom token', async () => {
      const uid = `partner-${Date.now()}`;
      const { user } = await signInWithCustomToken(backend.newAuth(), await backend.customToken(uid));
      expect([user.uid, user.email, user.isAnonymous]).toEqual([uid, null, false]);
      expect(await errorCode(signInWithCustomToken(backend.newAuth(), 'nonsense'))).toBe('auth/invalid-custom-token');
    });

    test('deletes', async () => {
      const user = await signUp();
      await deleteUser(user);
      expect(await errorCode(signIn(emailOf(user)))).toBe('auth/invalid-credential');
      expect((await signUp(emailOf(user))).uid).not.toBe(user.uid);
    });
  });
}
