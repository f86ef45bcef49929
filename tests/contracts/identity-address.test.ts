import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode } from './fixtures/error-code.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedCode, mailedLink } from './fixtures/mailed-link.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const password = 'correct horse';
const signUp = async (email: string): Promise<User> =>
  (await createUserWithEmailAndPassword(app.newAuth(), email, password)).user;
/** Marks the address as verified, as after the press in the mail. */
const markVerified = (email: string) =>
  app.db.updateTable('identity_users').set({ email_verified: true }).where('email', '=', email).execute();
const signIn = (email: string, secret = password) => signInWithEmailAndPassword(app.newAuth(), email, secret);

async function signInByLink(email: string): Promise<User> {
  const auth = app.newAuth();
  await sendSignInLinkToEmail(auth, email, {
    url: `${app.origin}/auth/verify?redirect=/canvas`,
    handleCodeInApp: true,
  });
  return (await signInWithEmailLink(auth, email, (await mailedLink(app, email)).href)).user;
}

async function atProvider(providerId: 'google.com' | 'github.com', email: string) {
  return providerCredential(app.origin, providerId, { email, displayName: 'Ada' });
}

describe('a new address', () => {
  test('counts from the press in its own mail on, and the old one hears of it', async () => {
    const user = await signUp('ada@example.org');
    await markVerified('ada@example.org');
    const url = `${app.origin}/settings/account?redirect=/canvas`;
    await verifyBeforeUpdateEmail(user, 'ADA@new.example', { url });
    expect(await errorCode(signIn('ada@new.example'))).toBe('auth/invalid-credential');

    const link = await mailedLink(app, 'ada@new.example');
    expect([link.pathname, link.searchParams.get('mode'), link.searchParams.get('continueUrl')]).toEqual([
      '/auth/action',
      'verifyAndChangeEmail',
      url,
    ]);
    const code = link.searchParams.get('oobCode') ?? '';
    const stranger = app.newAuth();
    expect(await checkActionCode(stranger, code)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: 'ada@new.example', previousEmail: 'ada@example.org' },
    });
    app.advance(1000);
    await applyActionCode(stranger, code);
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await errorCode(signIn('ada@example.org'))).toBe('auth/invalid-credential');
    const again = (await signIn('ada@new.example')).user;
    expect([again.uid, again.emailVerified]).toEqual([user.uid, true]);

    const back = await mailedCode(app, 'ada@example.org');
    expect(await checkActionCode(stranger, back)).toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email: 'ada@example.org', previousEmail: 'ada@new.example' },
    });
    app.advance(1000);
    await applyActionCode(stranger, back);
    expect(await errorCode(again.getIdToken(true))).toBe('auth/user-token-expired');
    expect((await signInByLink('ada@example.org')).uid).toBe(user.uid);
    expect(await errorCode(applyActionCode(stranger, back))).toBe('auth/invalid-action-code');
  });

  test('that somebody has gets no mail, and the answer does not tell', async () => {
    await signUp('taken@example.org');
    const user = await signUp('bea@example.org');
    expect(await errorCode(verifyBeforeUpdateEmail(user, 'taken@example.org'))).toBe('no error');
    expect((await app.inbox()).filter(({ to }) => to === 'taken@example.org')).toEqual([]);
  });

  test('that somebody took in the meantime stays theirs', async () => {
    const user = await signUp('cleo@example.org');
    await verifyBeforeUpdateEmail(user, 'soon@example.org');
    const code = await mailedCode(app, 'soon@example.org');
    const other = await signUp('soon@example.org');
    expect(await errorCode(applyActionCode(app.newAuth(), code))).toBe('auth/email-already-in-use');
    expect((await signIn('soon@example.org')).user.uid).toBe(other.uid);
  });

  test('needs a recent sign-in', async () => {
    const user = await signUp('dora@example.org');
    app.advance(6 * 60_000);
    expect(await errorCode(verifyBeforeUpdateEmail(user, 'dora@new.example'))).toBe('auth/requires-recent-login');
  });
});

describe('a change of address that somebody else had asked for', () => {
  test('is void with a new password', async () => {
    const intruder = await signUp('mia@example.org');
    await verifyBeforeUpdateEmail(intruder, 'intruder-1@example.com');
    await sendPasswordResetEmail(app.newAuth(), 'mia@example.org');
    await confirmPasswordReset(app.newAuth(), await mailedCode(app, 'mia@example.org'), 'a better one');
    const code = await mailedCode(app, 'intruder-1@example.com');
    expect(await errorCode(applyActionCode(app.newAuth(), code))).toBe('auth/invalid-action-code');
    expect((await signIn('mia@example.org', 'a better one')).user.uid).toBe(intruder.uid);
  });

  test('is void where the address is claimed by a mailed link', async () => {
    const { uid } = await signUp('ora@example.org');
    await verifyBeforeUpdateEmail((await signIn('ora@example.org')).user, 'intruder-0@example.com');
    await signInByLink('ora@example.org');
    const code = await mailedCode(app, 'intruder-0@example.com');
    expect(await errorCode(applyActionCode(app.newAuth(), code))).toBe('auth/invalid-action-code');
    expect((await signInByLink('ora@example.org')).uid).toBe(uid);
  });

  test('is void once an earlier one was taken back', async () => {
    const { uid } = await signUp('ned@example.org');
    await markVerified('ned@example.org');
    await verifyBeforeUpdateEmail((await signIn('ned@example.org')).user, 'intruder-2@example.com');
    await applyActionCode(app.newAuth(), await mailedCode(app, 'intruder-2@example.com'));
    const intruder = (await signIn('intruder-2@example.com')).user;
    await verifyBeforeUpdateEmail(intruder, 'intruder-3@example.com');
    app.advance(1000);
    await applyActionCode(app.newAuth(), await mailedCode(app, 'ned@example.org'));
    const code = await mailedCode(app, 'intruder-3@example.com');
    expect(await errorCode(applyActionCode(app.newAuth(), code))).toBe('auth/invalid-action-code');
    expect((await signInByLink('ned@example.org')).uid).toBe(uid);
  });
});

describe('an account that somebody else made in advance', () => {
  /** Signed up with the address of somebody else, with a provider linked to come back by. */
  async function squatter(email: string): Promise<User> {
    const user = await signUp(email);
    await linkWithCredential(user, await atProvider('github.com', `other-${email}`));
    return user;
  }
  const isShutOut = async (user: User, email: string) =>
    expect([
      await errorCode(user.getIdToken(true)),
      await errorCode(signIn(email)),
      (await signInWithCredential(app.newAuth(), await atProvider('github.com', `other-${email}`))).user.uid ===
        user.uid,
    ]).toEqual(['auth/user-token-expired', 'auth/invalid-credential', false]);

  test('is theirs who come by the mailed link', async () => {
    const user = await squatter('eve@example.org');
    app.advance(1000);
    const owner = await signInByLink('eve@example.org');
    expect([owner.uid, owner.emailVerified]).toEqual([user.uid, true]);
    await isShutOut(user, 'eve@example.org');
    expect(await errorCode(owner.getIdToken(true))).toBe('no error');
  });

  test('is theirs who come by Google', async () => {
    const user = await squatter('fay@example.org');
    app.advance(1000);
    const owner = (await signInWithCredential(app.newAuth(), await atProvider('google.com', 'fay@example.org'))).user;
    expect([owner.uid, owner.emailVerified]).toEqual([user.uid, true]);
    await isShutOut(user, 'fay@example.org');
    expect(owner.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  });

  test('is theirs who reset its password', async () => {
    const user = await squatter('gil@example.org');
    app.advance(1000);
    await sendPasswordResetEmail(app.newAuth(), 'gil@example.org');
    await confirmPasswordReset(app.newAuth(), await mailedCode(app, 'gil@example.org'), 'a better one');
    await isShutOut(user, 'gil@example.org');
    expect((await signIn('gil@example.org', 'a better one')).user.uid).toBe(user.uid);
  });

  test('but whoever has verified the address keeps the password', async () => {
    const user = await signUp('hal@example.org');
    await sendEmailVerification(user);
    await applyActionCode(app.newAuth(), await mailedCode(app, 'hal@example.org'));
    await signInByLink('hal@example.org');
    expect((await signIn('hal@example.org')).user.uid).toBe(user.uid);
  });
});

test('a mailed link is added to the ways of whoever signed in by a provider', async () => {
  const { user } = await signInWithCredential(app.newAuth(), await atProvider('google.com', 'ida@example.org'));
  await sendSignInLinkToEmail(app.newAuth(), 'ida@example.org', { url: app.origin, handleCodeInApp: true });
  const link = (await mailedLink(app, 'ida@example.org')).href;
  await linkWithCredential(user, EmailAuthProvider.credentialWithLink('ida@example.org', link));
  expect(user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual(['google.com', 'password']);
});

test('an address that two take at once is one of theirs', async () => {
  const users = await Promise.all([signUp('kim@example.org'), signUp('lea@example.org')]);
  await Promise.all(users.map((user) => verifyBeforeUpdateEmail(user, 'wanted@example.org')));
  const links = (await app.inbox()).filter(({ to }) => to === 'wanted@example.org').map(({ link }) => new URL(link));
  const codes = await Promise.all(
    links.map((link) => errorCode(applyActionCode(app.newAuth(), link.searchParams.get('oobCode') ?? ''))),
  );
  expect(codes.toSorted()).toEqual(['auth/email-already-in-use', 'no error']);
});
