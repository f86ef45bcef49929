import {
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveryFactorId } from '#domain/auth/recovery-code.ts';
import { codeAt } from './fixtures/authenticator.ts';
import { errorCode } from './fixtures/error-code.ts';
import type { Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp({ rateLimit: true });
});
afterAll(async () => app?.stop());

const password = 'correct horse';
const path = '/api/v1/auth/recovery-codes';
const wrongCode = 'auth/invalid-verification-code';

interface Founder {
  readonly email: string;
  readonly user: User;
  readonly factorId: string;
  readonly secret: string;
  readonly accessToken: string;
}

/** A founder with an authenticator app and a session. */
async function founder(name: string): Promise<Founder> {
  const email = `${name}@example.org`;
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('uid', '=', user.uid).execute();
  const { secretKey: secret } = await enrol(user);
  const factorId = multiFactor(user).enrolledFactors[0]?.uid ?? '';
  return { email, user, factorId, secret, accessToken: await sessionOf(user) };
}

async function enrol(user: User) {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
  return secret;
}

async function sessionOf(user: User): Promise<string> {
  const body = { firebaseToken: await user.getIdToken(true), register: true };
  return (await app.call('POST', '/api/v1/auth/login', body)).json<Tokens>().accessToken;
}

async function makeCodes(accessToken: string): Promise<string[]> {
  const answer = await app.call('POST', path, undefined, accessToken);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  return answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
}
const statusOf = async (accessToken: string): Promise<unknown> =>
  (await app.call('GET', path, undefined, accessToken)).json();
const leftOf = async (accessToken: string) => ((await statusOf(accessToken)) as { left: number }).left;

/** Shows the password; resolves to what asks for the second factor. */
async function challenge(email: string): Promise<MultiFactorResolver> {
  const auth = app.newAuth();
  const refusal = await signInWithEmailAndPassword(auth, email, password).catch((error: MultiFactorError) => error);
  return getMultiFactorResolver(auth, refusal as MultiFactorError);
}
const answer = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(recoveryFactorId, code));
const mailsTo = async (email: string) => (await app.inbox()).filter(({ to }) => to === email).map(({ kind }) => kind);

test('ten are shown once, and only hashes are kept', async () => {
  const { email, accessToken } = await founder('ada');
  expect(await statusOf(accessToken)).toEqual({ left: 0, madeAt: null });
  const codes = await makeCodes(accessToken);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(await statusOf(accessToken)).toEqual({ left: 10, madeAt: expect.stringMatching(/Z$/) });
  const kept = JSON.stringify(await app.db.selectFrom('identity_recovery_codes').selectAll().execute());
  for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
  expect(await mailsTo(email)).toContain('recovery-codes-made');
});

test('each lets in once, is told by mail and shown in the activity', async () => {
  const { email, user, accessToken } = await founder('bea');
  const [code = ''] = await makeCodes(accessToken);
  const signedIn = await answer(await challenge(email), ` ${code.toUpperCase()} `);
  expect(signedIn.user.uid).toBe(user.uid);
  expect(await errorCode(answer(await challenge(email), code))).toBe(wrongCode);
  const session = await sessionOf(signedIn.user);
  expect(await leftOf(session)).toBe(9);
  expect(await mailsTo(email)).toContain('recovery-code-used');
  const mails = app.db.selectFrom('mails').select('text').where('recipient', '=', email);
  const mail = await mails.where('kind', '=', 'recovery-code-used').executeTakeFirst();
  expect(mail?.text).toContain('You have 9 left.');
  await app.securityEvents.settled();
  const { events } = (await app.call('GET', '/api/v1/auth/activity', undefined, session)).json();
  expect(events.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['recovery-codes-made', 'recovery-code-used']),
  );
  expect(events.find(({ event }: { event: string }) => event === 'sign-in')).toMatchObject({ secondFactor: true });
});

test('of many that show one at the same time, one is let in', async () => {
  const { email, accessToken } = await founder('cleo');
  const [code = ''] = await makeCodes(accessToken);
  const all = await Promise.all(Array.from({ length: 6 }, () => challenge(email)));
  const outcomes = await Promise.all(all.map((resolver) => errorCode(answer(resolver, code))));
  expect(outcomes.toSorted()).toEqual([...Array(5).fill(wrongCode), 'no error']);
  expect(await leftOf(accessToken)).toBe(9);
  expect((await mailsTo(email)).filter((kind) => kind === 'recovery-code-used')).toHaveLength(1);
});

test('a code is not spent where the sign-in comes to nothing', async () => {
  const { email, user, accessToken } = await founder('dora');
  const [code = ''] = await makeCodes(accessToken);
  const late = await challenge(email);
  // The sign-in that waits has ended when the code is shown.
  await app.db.deleteFrom('identity_pending_sign_ins').where('uid', '=', user.uid).execute();
  expect(await errorCode(answer(late, code))).toBe('auth/invalid-multi-factor-session');
  expect(await leftOf(accessToken)).toBe(10);
});

test('codes of somebody else open nothing', async () => {
  const mine = await founder('eve');
  const theirs = await founder('fay');
  const [code = ''] = await makeCodes(theirs.accessToken);
  await makeCodes(mine.accessToken);
  expect(await errorCode(answer(await challenge(mine.email), code))).toBe(wrongCode);
  expect(await leftOf(theirs.accessToken)).toBe(10);
});

test('new ones end those before', async () => {
  const { email, accessToken } = await founder('gil');
  const [old = ''] = await makeCodes(accessToken);
  const [fresh = ''] = await makeCodes(accessToken);
  expect(await leftOf(accessToken)).toBe(10);
  expect(await errorCode(answer(await challenge(email), old))).toBe(wrongCode);
  expect(await errorCode(answer(await challenge(email), fresh))).toBe('no error');
});

test('making them needs a session, a fresh proof and a second factor', async () => {
  expect((await app.call('POST', path)).statusCode).toBe(401);
  expect((await app.call('GET', path)).statusCode).toBe(401);
  const { accessToken, user, factorId } = await founder('hal');
  const signedIn = app.db.updateTable('sessions').set({ signed_in_at: new Date(app.now().getTime() - 301_000) });
  const { account_id } = await app.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.account_id')
    .where('provider_uid', '=', user.uid)
    .executeTakeFirstOrThrow();
  await signedIn.where('account_id', '=', account_id).execute();
  const tooOld = await app.call('POST', path, undefined, accessToken);
  expect([tooOld.statusCode, tooOld.json().code]).toEqual([403, 'sign-in-too-old']);
  const { user: plain } = await createUserWithEmailAndPassword(app.newAuth(), 'ida@example.org', password);
  const without = await app.call('POST', path, undefined, await sessionOf(plain));
  expect([without.statusCode, without.json().code]).toEqual([409, 'no-second-factor']);
  expect(factorId).not.toBe('');
});

test('they end with the last second factor, and not with one of two', async () => {
  const { user, accessToken } = await founder('joy');
  await makeCodes(accessToken);
  await enrol(user);
  const [first, second] = multiFactor(user).enrolledFactors;
  await multiFactor(user).unenroll(first?.uid ?? '');
  expect(await leftOf(accessToken)).toBe(10);
  await multiFactor(user).unenroll(second?.uid ?? '');
  expect(await leftOf(accessToken)).toBe(0);
});

test('wrong ones count as wrong codes of an app do', async () => {
  const { email, accessToken } = await founder('kim');
  const [code = ''] = await makeCodes(accessToken);
  for (let n = 0; n < 10; n += 1)
    expect(await errorCode(answer(await challenge(email), '0'.repeat(24)))).toBe(wrongCode);
  expect(await errorCode(answer(await challenge(email), code))).toBe('auth/too-many-requests');
  expect(await leftOf(accessToken)).toBe(10);
});
