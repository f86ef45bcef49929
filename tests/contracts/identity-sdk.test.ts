import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeRecaptchaConfig,
  isSignInWithEmailLink,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode as codeOf } from './fixtures/error-code.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedCode as codeMailed, mailedLink } from './fixtures/mailed-link.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.stop());

const password = 'correct horse';

const mailedCode = (to: string): Promise<string> => codeMailed(app, to);

const codeIn = (link: URL): string => link.searchParams.get('oobCode') ?? '';

const signUp = (email: string) => createUserWithEmailAndPassword(app.newAuth(), email, password);

describe('signing up', () => {
  test('gives a user and an ID token with the claims of Firebase', async () => {
    const { user } = await signUp('Ada@Example.org');
    expect({ email: user.email, verified: user.emailVerified, anonymous: user.isAnonymous }).toEqual({
      email: 'ada@example.org',
      verified: false,
      anonymous: false,
    });
    const token = await user.getIdToken();
    const { iss, aud, sub, iat = 0, exp = 0, ...claims } = decodeJwt(token);
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect({ iss, sub, lifetimeS: exp - iat, ...claims }).toEqual({
      iss: `https://securetoken.google.com/${aud}`,
      sub: user.uid,
      lifetimeS: 3600,
      user_id: user.uid,
      jti: expect.stringMatching(/^[\w-]{36}$/),
      sid: expect.stringMatching(/^[\w-]{22}$/),
      gen: 0,
      // The second in which the password was taken; the token may be signed in the next one.
      auth_time: expect.closeTo(iat, -1),
      email: 'ada@example.org',
      email_verified: false,
      firebase: { identities: { email: ['ada@example.org'] }, sign_in_provider: 'password' },
    });
  });

  test('is refused for a known address, a weak password, no address, and to the anonymous', async () => {
    await signUp('twice@example.org');
    expect(await codeOf(signUp('TWICE@example.org'))).toBe('auth/email-already-in-use');
    expect(await codeOf(signUp('twice'))).toBe('auth/invalid-email');
    expect(await codeOf(createUserWithEmailAndPassword(app.newAuth(), 'weak@example.org', 'seven77'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    expect(await codeOf(createUserWithEmailAndPassword(app.newAuth(), 'weak@example.org', 'x'.repeat(129)))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    expect(await codeOf(createUserWithEmailAndPassword(app.newAuth(), 'weak@example.org', ''))).toBe(
      'auth/missing-password',
    );
    expect(await codeOf(signInAnonymously(app.newAuth()))).toBe('auth/admin-restricted-operation');
  });

  test('twelve times at once makes one user', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(signUp('race@example.org'))));
    expect(codes.filter((code) => code === 'no error')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['no error', 'auth/email-already-in-use']));
  });

  test('the policy is 8 to 128 characters and nothing else', async () => {
    const auth = app.newAuth();
    const verdicts = await Promise.all(
      ['seven77', 'eight888', 'x'.repeat(128), 'x'.repeat(129)].map((each) => validatePassword(auth, each)),
    );
    expect(verdicts.map(({ isValid }) => isValid)).toEqual([false, true, true, false]);
  });
});

describe('signing in', () => {
  test('with the password gives the same user again', async () => {
    const { user } = await signUp('bea@example.org');
    const again = await signInWithEmailAndPassword(app.newAuth(), 'BEA@example.org', password);
    expect(again.user.uid).toBe(user.uid);
  });

  test('says the same about a wrong password and an unknown address', async () => {
    await signUp('cleo@example.org');
    const refusal = async (email: string): Promise<unknown> =>
      (
        await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', {
          email,
          password: 'wrong horse',
        })
      ).json();
    expect(await refusal('cleo@example.org')).toEqual(await refusal('nobody@example.org'));
    expect(await codeOf(signInWithEmailAndPassword(app.newAuth(), 'cleo@example.org', 'wrong horse'))).toBe(
      'auth/invalid-credential',
    );
  });

  test('methods of an address are never told', async () => {
    await signUp('dora@example.org');
    expect(await fetchSignInMethodsForEmail(app.newAuth(), 'dora@example.org')).toEqual([]);
  });

  test('needs no reCAPTCHA', async () => {
    expect(await codeOf(initializeRecaptchaConfig(app.newAuth()))).toBe('no error');
  });

  test('is renewed with the refresh token, with the same time of sign-in', async () => {
    const { user } = await signUp('eve@example.org');
    const before = decodeJwt(await user.getIdToken());
    app.advance(60_000);
    const after = decodeJwt(await user.getIdToken(true));
    expect([after['auth_time'], after.sub]).toEqual([before['auth_time'], before.sub]);
    expect(after.iat).toBeGreaterThan(before.iat ?? 0);
  });
});

describe('verification', () => {
  test('by the code of the mail, once', async () => {
    const { user } = await signUp('fay@example.org');
    await sendEmailVerification(user, { url: `${app.origin}/home?from=mail` });
    const link = await mailedLink(app, 'fay@example.org');
    const { oobCode, ...rest } = Object.fromEntries(link.searchParams);
    expect({ path: link.pathname, ...rest }).toEqual({
      path: '/auth/action',
      mode: 'verifyEmail',
      continueUrl: `${app.origin}/home?from=mail`,
      apiKey: 'groundwork',
      lang: 'en',
    });
    const stranger = app.newAuth();
    expect((await checkActionCode(stranger, oobCode ?? '')).operation).toBe('VERIFY_EMAIL');
    await applyActionCode(stranger, oobCode ?? '');
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect(decodeJwt(await user.getIdToken(true))['email_verified']).toBe(true);
    expect(await codeOf(applyActionCode(stranger, oobCode ?? ''))).toBe('auth/invalid-action-code');
  });

  test('is late after three days', async () => {
    const { user } = await signUp('gil@example.org');
    await sendEmailVerification(user);
    app.advance(3 * 24 * 3_600_000);
    expect(await codeOf(applyActionCode(app.newAuth(), await mailedCode('gil@example.org')))).toBe(
      'auth/expired-action-code',
    );
  });

  test('never leads to another site', async () => {
    const { user } = await signUp('hal@example.org');
    expect(await codeOf(sendEmailVerification(user, { url: 'https://evil.example/' }))).toBe(
      'auth/unauthorized-continue-uri',
    );
  });
});

describe('a forgotten password', () => {
  test('is replaced by the code of the mail, once, and every earlier sign-in ends', async () => {
    const { user } = await signUp('ida@example.org');
    const auth = app.newAuth();
    await sendPasswordResetEmail(auth, 'ida@example.org');
    const code = await mailedCode('ida@example.org');
    expect(await verifyPasswordResetCode(auth, code)).toBe('ida@example.org');
    expect(await codeOf(confirmPasswordReset(auth, code, 'short'))).toBe('auth/password-does-not-meet-requirements');
    app.advance(1000);
    await confirmPasswordReset(auth, code, 'a better one');
    expect(await codeOf(confirmPasswordReset(auth, code, 'a third one'))).toBe('auth/invalid-action-code');
    expect(await codeOf(signInWithEmailAndPassword(auth, 'ida@example.org', password))).toBe('auth/invalid-credential');
    expect((await signInWithEmailAndPassword(auth, 'ida@example.org', 'a better one')).user.uid).toBe(user.uid);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  test('of nobody answers alike, and mails nothing', async () => {
    await signUp('joy@example.org');
    const ask = async (email: string) =>
      (
        await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k', {
          requestType: 'PASSWORD_RESET',
          email,
        })
      ).json();
    expect(await ask('joy@example.org')).toEqual({ ...(await ask('nobody@example.org')), email: 'joy@example.org' });
    expect((await app.inbox()).filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
  });

  test('a code for one thing is not good for another', async () => {
    const { user } = await signUp('kim@example.org');
    await sendEmailVerification(user);
    const code = await mailedCode('kim@example.org');
    expect(await codeOf(confirmPasswordReset(app.newAuth(), code, 'a better one'))).toBe('auth/invalid-action-code');
    expect(await codeOf(applyActionCode(app.newAuth(), code))).toBe('no error');
  });
});

describe('a mailed link', () => {
  test('signs in, once, whoever reads the address, and verifies it', async () => {
    const auth = app.newAuth();
    await sendSignInLinkToEmail(auth, 'lea@example.org', { url: `${app.origin}/auth/verify`, handleCodeInApp: true });
    const link = (await mailedLink(app, 'lea@example.org')).href;
    expect(isSignInWithEmailLink(auth, link)).toBe(true);
    expect(await codeOf(signInWithEmailLink(auth, 'other@example.org', link))).toBe('auth/invalid-email');
    const { user } = await signInWithEmailLink(auth, 'lea@example.org', link);
    expect(user.emailVerified).toBe(true);
    expect(await codeOf(signInWithEmailLink(app.newAuth(), 'lea@example.org', link))).toBe('auth/invalid-action-code');
    expect(await codeOf(signInWithEmailAndPassword(app.newAuth(), 'lea@example.org', password))).toBe(
      'auth/invalid-credential',
    );
  });
});

test.each(['a sign-in link', 'a password reset', 'a verification'] as const)(
  'of two mails with %s to one address the older is void once the newer was used',
  async (kind) => {
    const email = `two-${kind.replaceAll(' ', '-')}@example.org`;
    const { user } = await signUp(email);
    const auth = app.newAuth();
    const { send, use } = {
      'a sign-in link': {
        send: () => sendSignInLinkToEmail(auth, email, { url: `${app.origin}/auth/verify`, handleCodeInApp: true }),
        use: ({ href }: URL) => signInWithEmailLink(auth, email, href),
      },
      'a password reset': {
        send: () => sendPasswordResetEmail(auth, email),
        use: (link: URL) => confirmPasswordReset(auth, codeIn(link), 'a better one'),
      },
      'a verification': {
        send: () => sendEmailVerification(user),
        use: (link: URL) => applyActionCode(auth, codeIn(link)),
      },
    }[kind];
    await send();
    const older = await mailedLink(app, email);
    await send();
    const newer = await mailedLink(app, email);
    expect([codeIn(older) === codeIn(newer), await codeOf(use(newer)), await codeOf(use(older))]).toEqual([
      ...[false, 'no error', 'auth/invalid-action-code'],
    ]);
  },
);

test('an account whose password is taken away has no provider left', async () => {
  const email = 'ways@example.org';
  const auth = app.newAuth();
  await sendSignInLinkToEmail(auth, email, { url: `${app.origin}/auth/verify`, handleCodeInApp: true });
  const { user } = await signInWithEmailLink(auth, email, (await mailedLink(app, email)).href);
  await updatePassword(user, password);
  const both = user.providerData.map(({ providerId }) => providerId);
  await unlink(user, 'password');
  expect([both, user.providerData]).toEqual([['password'], []]);
});

describe('whoever is signed in', () => {
  test('changes the password after showing the old one, and stays signed in', async () => {
    const { user } = await signUp('mia@example.org');
    const other = (await signInWithEmailAndPassword(app.newAuth(), 'mia@example.org', password)).user;
    app.advance(6 * 60_000);
    expect(await codeOf(updatePassword(user, 'a better one'))).toBe('auth/requires-recent-login');
    expect(
      await codeOf(reauthenticateWithCredential(user, EmailAuthProvider.credential('mia@example.org', 'wrong horse'))),
    ).toBe('auth/invalid-credential');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential('mia@example.org', password));
    await updatePassword(user, 'a better one');
    expect(await codeOf(user.getIdToken(true))).toBe('no error');
    expect(await codeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(app.newAuth(), 'mia@example.org', 'a better one'))).toBe('no error');
  });

  test('has a name and a picture', async () => {
    const { user } = await signUp('nel@example.org');
    await updateProfile(user, { displayName: 'Nel', photoURL: 'https://example.org/nel.png' });
    await user.reload();
    expect([user.displayName, user.photoURL]).toEqual(['Nel', 'https://example.org/nel.png']);
    await updateProfile(user, { displayName: '' });
    await user.reload();
    expect([user.displayName, user.photoURL]).toEqual([null, 'https://example.org/nel.png']);
    const script = { photoURL: 'javascript:alert(1)' };
    expect(await codeOf(updateProfile(user, script))).toBe('auth/invalid-photo-url');
  });

  test('can leave, and nothing is left', async () => {
    const auth = app.newAuth();
    const { user } = await createUserWithEmailAndPassword(auth, 'oda@example.org', password);
    const idToken = await user.getIdToken();
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await codeOf(signInWithEmailAndPassword(auth, 'oda@example.org', password))).toBe('auth/invalid-credential');
    const lookup = await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup', { idToken });
    expect(lookup.json<{ error: { message: string } }>().error.message).toBe('USER_NOT_FOUND');
  });
});
