import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  type OAuthCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  TwitterAuthProvider,
  type User,
  unlink,
} from 'firebase/auth';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode } from './fixtures/error-code.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { type ProviderId, providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const password = 'correct horse';
const at = (providerId: ProviderId, email: string): Promise<OAuthCredential> =>
  providerCredential(app.origin, providerId, { email, displayName: 'Ada' });
const signInAt = async (providerId: ProviderId, email: string): Promise<User> =>
  (await signInWithCredential(app.newAuth(), await at(providerId, email))).user;
const signUp = async (email: string): Promise<User> =>
  (await createUserWithEmailAndPassword(app.newAuth(), email, password)).user;
const providersOf = ({ providerData }: User): string[] => providerData.map(({ providerId }) => providerId);

describe('a provider', () => {
  test.each([
    ['google.com', true],
    ['github.com', false],
    ['twitter.com', false],
  ] as const)('%s signs in, the same user each time', async (providerId, emailVerified) => {
    const email = `ada@${providerId}`;
    const user = await signInAt(providerId, email);
    expect({ ...user.toJSON(), providers: providersOf(user) }).toMatchObject({
      email,
      emailVerified,
      displayName: 'Ada',
      providers: [providerId],
    });
    expect(decodeJwt(await user.getIdToken())['firebase']).toEqual({
      identities: { email: [email], [providerId]: [user.providerData[0]?.uid] },
      sign_in_provider: providerId,
    });
    expect((await signInAt(providerId, email.toUpperCase())).uid).toBe(user.uid);
    expect(decodeJwt(await user.getIdToken(true))['firebase']).toMatchObject({ sign_in_provider: providerId });
  });

  test('knows people without an address at Twitter, and only there', async () => {
    const user = await signInAt('twitter.com', '');
    expect([user.email, user.displayName, user.emailVerified]).toEqual([null, 'Ada', false]);
    const nobody = { providerId: 'github.com', email: '', displayName: 'Ada' };
    const answer = await app.call('POST', '/emulator/auth/handler', nobody);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'missing-email' }]);
  });

  test('is believed only where its page has signed what it says', async () => {
    const forged = await new SignJWT({ email: 'ada@example.org', iss: 'google.com', sub: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('groundwork-provider-page')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a key of somebody else, long enough'));
    const idToken = await (await signUp('idtoken@example.org')).getIdToken();
    const other = (await at('github.com', 'bob@example.org')).accessToken ?? '';
    for (const token of [forged, idToken, other, '{"sub":"x","email":"ada@example.org"}']) {
      const credential = GoogleAuthProvider.credential(token);
      expect(await errorCode(signInWithCredential(app.newAuth(), credential))).toBe('auth/invalid-credential');
    }
  });

  test('is not believed after half an hour', async () => {
    const late = await at('google.com', 'late@example.org');
    app.advance(30 * 60_000 + 1000);
    expect(await errorCode(signInWithCredential(app.newAuth(), late))).toBe('auth/invalid-credential');
  });
});

describe('an address that signs in another way already', () => {
  test('is asked for that way first, with a credential to link afterwards', async () => {
    const user = await signUp('bea@example.org');
    const refused = await signInAt('github.com', 'bea@example.org').then(
      () => undefined,
      (error) => error,
    );
    expect([refused?.code, refused?.customData?.email]).toEqual([
      'auth/account-exists-with-different-credential',
      'bea@example.org',
    ]);
    const pending = GithubAuthProvider.credentialFromError(refused);
    if (!pending) throw new Error('no credential came with the refusal');
    const { user: again } = await signInWithEmailAndPassword(app.newAuth(), 'bea@example.org', password);
    const linked = await linkWithCredential(again, pending);
    expect([linked.user.uid, providersOf(linked.user)]).toEqual([user.uid, ['password', 'github.com']]);
    expect((await signInAt('github.com', 'bea@example.org')).uid).toBe(user.uid);
  });

  test('is linked to Google at once where it was verified, and keeps its password', async () => {
    const user = await signUp('cleo@example.org');
    await app.db.updateTable('identity_users').set({ email_verified: true }).where('uid', '=', user.uid).execute();
    expect((await signInAt('google.com', 'cleo@example.org')).uid).toBe(user.uid);
    const again = await signInWithEmailAndPassword(app.newAuth(), 'cleo@example.org', password);
    expect(providersOf(again.user)).toEqual(['password', 'google.com']);
  });
});

describe('linking', () => {
  test('is refused for what somebody else has, and for a second account at one provider', async () => {
    const user = await signUp('dora@example.org');
    await signInAt('google.com', 'taken@example.org');
    const taken = await at('google.com', 'taken@example.org');
    expect(await errorCode(linkWithCredential(user, taken))).toBe('auth/credential-already-in-use');
    await signUp('holder@example.org');
    const held = await at('github.com', 'holder@example.org');
    expect(await errorCode(linkWithCredential(user, held))).toBe('auth/email-already-in-use');
    await linkWithCredential(user, await at('twitter.com', 'dora@twitter.example'));
    const second = await at('twitter.com', 'dora-too@twitter.example');
    expect(await errorCode(linkWithCredential(user, second))).toBe('auth/provider-already-linked');
  });

  test('gives its address to whoever has none, and verifies the same one', async () => {
    const twitter = await providerCredential(app.origin, 'twitter.com', { email: '', displayName: 'Ida' });
    const { user: nameless } = await signInWithCredential(app.newAuth(), twitter);
    await linkWithCredential(nameless, await at('google.com', 'ida@example.org'));
    const user = await signUp('joy@example.org');
    await linkWithCredential(user, await at('github.com', 'joy@example.org'));
    await user.reload();
    expect(user.emailVerified).toBe(false);
    await linkWithCredential(user, await at('google.com', 'joy@example.org'));
    for (const each of [nameless, user]) await each.reload();
    expect([nameless, user].map(({ email, emailVerified }) => [email, emailVerified])).toEqual([
      ['ida@example.org', true],
      ['joy@example.org', true],
    ]);
    expect((await signInAt('google.com', 'joy@example.org')).uid).toBe(user.uid);
    expect(await errorCode(signInWithEmailAndPassword(app.newAuth(), 'joy@example.org', password))).toBe('no error');
  });

  test('needs a recent sign-in', async () => {
    const user = await signUp('kay@example.org');
    app.advance(6 * 60_000);
    const google = await at('google.com', 'kay@example.org');
    expect(await errorCode(linkWithCredential(user, google))).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential('kay@example.org', password));
    expect(await errorCode(linkWithCredential(user, google))).toBe('no error');
  });

  test('gives a password to whoever came by a provider', async () => {
    const user = await signInAt('google.com', 'eve@example.org');
    await linkWithCredential(user, EmailAuthProvider.credential('eve@example.org', password));
    expect((await signInWithEmailAndPassword(app.newAuth(), 'eve@example.org', password)).user.uid).toBe(user.uid);
  });

  test('is undone', async () => {
    const user = await signInAt('google.com', 'fay@example.org');
    await linkWithCredential(user, EmailAuthProvider.credential('fay@example.org', password));
    await linkWithCredential(user, await at('github.com', 'fay@example.org'));
    await unlink(user, 'google.com');
    expect(providersOf(user)).toEqual(['password', 'github.com']);
    await unlink(user, 'password');
    expect(await errorCode(signInWithEmailAndPassword(app.newAuth(), 'fay@example.org', password))).toBe(
      'auth/invalid-credential',
    );
    expect((await signInAt('github.com', 'fay@example.org')).uid).toBe(user.uid);
  });

  test('is not undone where nothing would be left', async () => {
    const person = { email: '', displayName: 'Gil' };
    const credential = await providerCredential(app.origin, 'twitter.com', person);
    const { user } = await signInWithCredential(app.newAuth(), credential);
    expect(await errorCode(unlink(user, TwitterAuthProvider.PROVIDER_ID))).toBe('auth/operation-not-allowed');
  });
});

test('a provider confirms who it is, and not somebody else', async () => {
  const user = await signInAt('google.com', 'hal@example.org');
  expect(await errorCode(reauthenticateWithCredential(user, await at('google.com', 'hal@example.org')))).toBe(
    'no error',
  );
  for (const other of ['fay@example.org', 'nobody@example.org']) {
    const credential = await at('google.com', other);
    expect(await errorCode(reauthenticateWithCredential(user, credential))).toBe('auth/user-mismatch');
  }
});
