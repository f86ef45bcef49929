import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const toolkit = '/identitytoolkit.googleapis.com/v1';
const password = 'correct horse';
const signIn = async (email: string): Promise<string> =>
  (await app.call('POST', `${toolkit}/accounts:signInWithPassword`, { email, password })).json<{ idToken: string }>()
    .idToken;
const session = async (firebaseToken: string): Promise<Tokens> =>
  (await app.call('POST', '/api/v1/auth/login', { firebaseToken })).json();
const changePassword = async (idToken: string): Promise<number> =>
  (await app.call('POST', `${toolkit}/accounts:update`, { idToken, password: 'a better horse' })).statusCode;

test.each([
  ['by itself', 'ada', false],
  ['with all others', 'cem', true],
] as const)('a change of address that a sign-in has asked for ends with it, %s', async (_, name, isWithOthers) => {
  const email = `${name}@example.org`;
  await newFounder(app, email);
  const idToken = await signIn(email);
  const { accessToken } = await session(idToken);
  const newEmail = `evil-${name}@example.org`;
  await app.call('POST', `${toolkit}/accounts:sendOobCode`, {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail,
  });
  await expect.poll(async () => (await app.inbox()).map(({ to }) => to)).toContain(newEmail);
  const mail = (await app.inbox()).find(({ to }) => to === newEmail);
  const oobCode = new URL(mail?.link ?? '').searchParams.get('oobCode');
  const ending = isWithOthers ? (await session(await signIn(email))).accessToken : accessToken;
  await app.call('POST', '/api/v1/auth/logout', { allDevices: isWithOthers }, ending);
  const applied = await app.call('POST', `${toolkit}/accounts:update`, { oobCode });
  expect([applied.statusCode, applied.json<{ error: { message: string } }>().error.message]).toEqual([
    400,
    'INVALID_OOB_CODE',
  ]);
});

test('tokens of a sign-in whose session has a key change nothing until that key was shown beside them', async () => {
  const email = 'bea@example.org';
  await newFounder(app, email);
  const bound = await signIn(email);
  const { accessToken } = await session(bound);
  const sessionId = (await app.sessions.authenticate(accessToken))?.sessionId ?? '';
  await app.db.updateTable('sessions').set({ key_thumbprint: 'of a key' }).where('id', '=', sessionId).execute();
  expect(await changePassword(bound)).toBe(400);
  const fresh = await signIn(email);
  const verified = await app.verifier.verify(fresh);
  if (!verified) throw new Error('the token is good');
  await app.db.transaction().execute((trx) => app.sessions.confirm(trx, sessionId, verified));
  expect([await changePassword(bound), await changePassword(fresh)]).toEqual([400, 200]);
});

test('a sign-out is answered while the same sign-in is used in every other way', async () => {
  const email = 'cleo@example.org';
  await newFounder(app, email);
  for (let round = 0; round < 10; round++) {
    const idToken = await signIn(email);
    const { accessToken, refreshToken } = await session(idToken);
    const others = Array.from({ length: 4 }, () => [
      session(idToken),
      app.call('POST', '/api/v1/auth/refresh-token', { refreshToken }),
      app.call('POST', `${toolkit}/accounts:update`, { idToken, displayName: 'Cleo' }),
    ]).flat();
    const ended = await app.call('POST', '/api/v1/auth/logout', { allDevices: false }, accessToken);
    await Promise.all(others);
    expect([ended.statusCode, (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode]).toEqual([
      204, 401,
    ]);
  }
});

test('a body that is longer than anything anybody sends is refused before it is parsed', async () => {
  const nested = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  const sent = (url: string) =>
    fetch(`${app.origin}${url}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: nested });
  const statuses = ['/api/v1/auth/login', '/api/v1/waitlist', `${toolkit}/accounts:signUp`].map(
    async (url) => (await sent(url)).status,
  );
  expect(await Promise.all(statuses)).toEqual([413, 413, 413]);
});
