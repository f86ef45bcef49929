import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '#server/identity/password-hasher.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app?.stop());

const ask = async (operation: string, fields: object): Promise<[number, unknown]> => {
  const answer = await app.call('POST', `${toolkit}:${operation}`, fields);
  const body = answer.json() as { error?: { message: string } };
  return [answer.statusCode, body.error?.message ?? 'ok'];
};
const refused = (words: string) => [
  400,
  `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${words}]`,
];
const common = refused('Password must not be one of the most common passwords');
const personal = refused('Password must not be your email address or the name of the product');

async function signUp(email: string, password = 'correct horse'): Promise<string> {
  const answer = await app.call('POST', `${toolkit}:signUp`, { email, password });
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { idToken: string }).idToken;
}

async function resetCode(email: string): Promise<string | null> {
  await app.call('POST', `${toolkit}:sendOobCode`, { requestType: 'PASSWORD_RESET', email });
  const [mail] = (await app.inbox()).filter(({ to, kind }) => to === email && kind === 'reset-password');
  return new URL(mail?.link ?? '').searchParams.get('oobCode');
}

/** Each is refused for what it is, and the one that is well and good is taken. */
const cases: readonly [string, unknown][] = [
  ['seven c', refused('Password must contain at least 8 characters')],
  ['x'.repeat(129), refused('Password must contain at most 128 characters')],
  ['😀'.repeat(7), refused('Password must contain at least 8 characters')],
  ['Password1', common],
  ['12345678', common],
  ['aaaaaaaa', common],
  ['trustno1', common],
  ['Lovelace-Ada@Example.ORG', personal],
  ['LOVELACE-ADA', personal],
  ['Groundwork', personal],
  [' words with spaces ', [200, 'ok']],
];

test('at sign-up a password is judged, also where nobody could see what became of the address', async () => {
  const email = 'lovelace-ada@example.org';
  for (const [password, answer] of cases) {
    expect([password, await ask('signUp', { email, password })]).toEqual([password, answer]);
  }
  expect(await ask('signInWithPassword', { email, password: ' words with spaces ' })).toEqual([200, 'ok']);
  expect(await ask('signInWithPassword', { email, password: 'words with spaces' })).toEqual([
    400,
    'INVALID_LOGIN_CREDENTIALS',
  ]);
  expect(await ask('signUp', { email, password: 'Password1' })).toEqual(common);
});

test('a changed password is judged', async () => {
  const idToken = await signUp('changed@example.org');
  const change = (password: string) => ask('update', { idToken, password });
  expect(await change('Password1')).toEqual(common);
  expect(await change('Changed@example.org')).toEqual(personal);
  expect(await change('groundwork')).toEqual(personal);
  expect(await change('x'.repeat(128))).toEqual([200, 'ok']);
});

test('a password by mail is judged, and the code is good until one was taken', async () => {
  await signUp('Reset-Me@example.org');
  const oobCode = await resetCode('reset-me@example.org');
  const reset = (newPassword: string) => ask('resetPassword', { oobCode, newPassword });
  expect(await reset('iloveyou')).toEqual(common);
  expect(await reset('reset-me')).toEqual(personal);
  expect(await reset('reset me please')).toEqual([200, 'ok']);
});

test('whoever has a password that would be refused today still signs in with it', async () => {
  const email = 'early@example.org';
  await signUp(email);
  const password_hash = await createPasswordHasher({ cost: { N: 1024, r: 8, p: 1 } }).hash('password', {
    address: '127.0.0.1',
    account: email,
  });
  await app.db.updateTable('identity_users').set({ password_hash }).where('email', '=', email).execute();
  expect(await ask('signInWithPassword', { email, password: 'password' })).toEqual([200, 'ok']);
});

test('the policy says the same lengths to the SDK, and asks for no kind of character', async () => {
  const answer = await app.call('GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy');
  expect(answer.json()).toEqual({
    customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 128 },
    allowedNonAlphanumericCharacters: [],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  });
});

test('browsers get the list of common passwords, one for all, in 40 KB', async () => {
  const answer = await app.call('GET', '/api/v1/common-passwords');
  const { 'content-type': type, 'cache-control': cached } = answer.headers;
  expect([answer.statusCode, type, cached]).toEqual([200, 'application/octet-stream', 'public, max-age=86400']);
  expect(answer.rawPayload.length % 4).toBe(0);
  expect(answer.rawPayload.length).toBeGreaterThan(39_900);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(40_000);
});
