import {
  applyActionCode,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  linkWithCredential,
  type MultiFactorError,
  multiFactor,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from './fixtures/authenticator.ts';
import { errorCode } from './fixtures/error-code.ts';
import type { Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedCode, mailedLink } from './fixtures/mailed-link.ts';
import { type ProviderId, providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const password = 'correct horse';
const dayMs = 24 * 3_600_000;

async function signUp(email: string, { isVerified = true } = {}): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await app.db.updateTable('identity_users').set({ email_verified: isVerified }).where('uid', '=', user.uid).execute();
  return user;
}
const signIn = async (email: string): Promise<User> =>
  (await signInWithEmailAndPassword(app.newAuth(), email, password)).user;

/** `secret` is of the second factor. */
async function signInWithFactor(email: string, secret: string): Promise<User> {
  const auth = app.newAuth();
  const refusal = await signInWithEmailAndPassword(auth, email, password).catch((error: MultiFactorError) => error);
  const resolver = getMultiFactorResolver(auth, refusal as MultiFactorError);
  app.advance(30_000);
  const code = codeAt(secret, app.now());
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code);
  return (await resolver.resolveSignIn(assertion)).user;
}
const apply = (code: string) => applyActionCode(app.newAuth(), code);

async function signInByLink(email: string): Promise<User> {
  const auth = app.newAuth();
  await sendSignInLinkToEmail(auth, email, { url: app.origin, handleCodeInApp: true });
  return (await signInWithEmailLink(auth, email, (await mailedLink(app, email)).href)).user;
}

async function changeAddress(user: User, to: string): Promise<void> {
  await verifyBeforeUpdateEmail(user, to);
  await apply(await mailedCode(app, to));
  app.advance(1000);
}

/** Resolves to the secret. */
async function enrol(user: User, name: string): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
  return secret.secretKey;
}

async function link(user: User, provider: ProviderId, email: string): Promise<void> {
  await linkWithCredential(user, await providerCredential(app.origin, provider, { email, displayName: 'Ada' }));
}

test('an address that nobody has verified is offered no way back', async () => {
  await changeAddress(await signUp('strangers@example.org', { isVerified: false }), 'ada@example.org');
  expect((await app.inbox()).filter(({ to }) => to === 'strangers@example.org')).toEqual([]);
});

test('whoever changed the address is left with no way in', async () => {
  const { uid } = await signUp('bea@example.org');
  app.advance(2 * dayMs);
  const guest = await signIn('bea@example.org');
  const secret = await enrol(guest, 'Theirs before');
  await link(guest, 'github.com', 'theirs-before@example.com');
  await changeAddress(guest, 'theirs@example.com');
  const back = await mailedCode(app, 'bea@example.org');
  const intruder = await signInWithFactor('theirs@example.com', secret);
  await link(intruder, 'google.com', 'theirs-after@example.com');
  await enrol(intruder, 'Theirs after');
  const firebaseToken = await intruder.getIdToken();
  const session = (await app.call('POST', '/api/v1/auth/register', { firebaseToken })).json<Tokens>();
  app.advance(1000);

  await apply(back);

  expect(await errorCode(signIn('bea@example.org'))).toBe('auth/invalid-credential');
  expect(await errorCode(signIn('theirs@example.com'))).toBe('auth/invalid-credential');
  expect(await errorCode(intruder.getIdToken(true))).toBe('auth/user-token-expired');
  expect((await app.call('GET', '/api/user/me', undefined, session.accessToken)).statusCode).toBe(401);
  app.advance(1000);
  const owner = await signInByLink('bea@example.org');
  expect([
    owner.uid,
    multiFactor(owner).enrolledFactors,
    owner.providerData.map(({ providerId }) => providerId),
  ]).toEqual([uid, [], ['password']]);
});

test('what the owner set up long before the change stays', async () => {
  const user = await signUp('cleo@example.org');
  await link(user, 'google.com', 'cleo@example.org');
  const secret = await enrol(user, 'Mine');
  app.advance(2 * dayMs);
  await changeAddress(await signInWithFactor('cleo@example.org', secret), 'theirs-2@example.com');
  await apply(await mailedCode(app, 'cleo@example.org'));
  const left = (table: 'identity_second_factors' | 'identity_links') =>
    app.db.selectFrom(table).select('display_name').where('uid', '=', user.uid).execute();
  expect([await left('identity_second_factors'), await left('identity_links')]).toEqual([
    [{ display_name: 'Mine' }],
    [{ display_name: 'Ada' }],
  ]);
});

test('of passkeys those of long before the change stay, and no recovery code', async () => {
  const user = await signUp('gus@example.org');
  const add = (id: string, created_at: Date) =>
    app.db
      .insertInto('identity_passkeys')
      .values({
        id,
        uid: user.uid,
        public_key: Buffer.alloc(8),
        counter: 0,
        transports: '',
        name: id,
        created_at,
        last_used_at: null,
      })
      .execute();
  const addedAt = app.now();
  app.advance(2 * dayMs);
  // Without a passkey yet, the password is enough.
  const guest = await signIn('gus@example.org');
  await add('mine', addedAt);
  await add('theirs', app.now());
  await app.db
    .insertInto('identity_recovery_codes')
    .values({ code_hash: Buffer.alloc(32), uid: user.uid, made_at: app.now() })
    .execute();
  await changeAddress(guest, 'theirs-7@example.com');
  await apply(await mailedCode(app, 'gus@example.org'));
  const left = app.db.selectFrom('identity_passkeys').select('id').where('uid', '=', user.uid);
  const codes = app.db.selectFrom('identity_recovery_codes').select('made_at').where('uid', '=', user.uid);
  expect([await left.execute(), await codes.execute()]).toEqual([[{ id: 'mine' }], []]);
});

test('a way back that was mailed to an address in between is void', async () => {
  const { uid } = await signUp('dora@example.org');
  await changeAddress(await signIn('dora@example.org'), 'theirs-3@example.com');
  await changeAddress(await signIn('theirs-3@example.com'), 'theirs-4@example.com');
  const theirs = await mailedCode(app, 'theirs-3@example.com');
  await apply(await mailedCode(app, 'dora@example.org'));
  expect(await errorCode(apply(theirs))).toBe('auth/invalid-action-code');
  app.advance(1000);
  expect((await signInByLink('dora@example.org')).uid).toBe(uid);
});

test('whoever signed up with the address meanwhile does not stand in the way, unless they have proved it', async () => {
  const { uid } = await signUp('eve@example.org');
  await changeAddress(await signIn('eve@example.org'), 'theirs-5@example.com');
  const squatter = await signUp('eve@example.org', { isVerified: false });
  const back = await mailedCode(app, 'eve@example.org');
  app.advance(1000);
  await apply(back);
  expect(await errorCode(squatter.getIdToken(true))).toBe('auth/user-token-expired');
  app.advance(1000);
  expect((await signInByLink('eve@example.org')).uid).toBe(uid);

  await signUp('fay@example.org');
  await changeAddress(await signIn('fay@example.org'), 'theirs-6@example.com');
  await signUp('fay@example.org');
  expect(await errorCode(apply(await mailedCode(app, 'fay@example.org')))).toBe('auth/email-already-in-use');
});
