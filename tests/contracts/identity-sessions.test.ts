import { confirmPasswordReset, sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFounder, newIdentity, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedCode } from './fixtures/mailed-link.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';

/** A founder with sessions of two sign-ins, each with its ID token. */
async function twoSessions(email: string) {
  const first = await newFounder(app, email);
  app.advance(2000);
  const { user } = await signInWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  const firebaseToken = await user.getIdToken();
  const answer = await app.call('POST', '/api/v1/auth/login', { firebaseToken });
  return { first, second: { firebaseToken, ...answer.json<Tokens>() } };
}

const statusOf = async ({ accessToken }: Tokens): Promise<number> =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode;

const changePassword = (idToken: string) =>
  app.call('POST', `${toolkit}:update`, { idToken, password: 'a better one' });

async function resetPassword(email: string): Promise<void> {
  await sendPasswordResetEmail(app.newAuth(), email);
  await confirmPasswordReset(app.newAuth(), await mailedCode(app, email), 'a better one');
}

describe('our own sessions', () => {
  test('end with a new password, all but those of the sign-in that chose it', async () => {
    const { first, second } = await twoSessions('ada@example.org');
    expect((await changePassword(second.firebaseToken)).statusCode).toBe(200);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  });

  test.each([
    ['a new password', async (_email: string, idToken: string) => void (await changePassword(idToken))],
    ['a reset', (email: string) => resetPassword(email)],
  ])('of which nobody knows when they were signed in to end with %s too', async (name, change) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    const { first, second } = await twoSessions(email);
    const id = (await app.sessions.authenticate(first.accessToken))?.sessionId ?? '';
    const unknown = { sign_in_id: null, signed_in_at: null, vouched_at: null };
    await app.db.updateTable('sessions').set(unknown).where('id', '=', id).execute();
    await change(email, second.firebaseToken);
    expect(await statusOf(first)).toBe(401);
  });

  test('all end with a reset', async () => {
    const { first, second } = await twoSessions('cleo@example.org');
    await resetPassword('cleo@example.org');
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  });

  test('of others go on', async () => {
    const other = await newFounder(app, 'dora@example.org');
    const { first } = await twoSessions('eve@example.org');
    await changePassword(first.firebaseToken);
    expect(await statusOf(other)).toBe(200);
  });
});

test('an identity that is deleted alone ends its sessions, and the address can sign up again', async () => {
  const { first, second } = await twoSessions('fay@example.org');
  await app.call('POST', `${toolkit}:delete`, { idToken: first.firebaseToken });
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  const firebaseToken = await newIdentity(app, 'fay@example.org');
  const login = await app.call('POST', '/api/v1/auth/login', { firebaseToken });
  expect([login.statusCode, login.json<{ code: string }>().code]).toEqual([404, 'not-registered']);
  expect((await app.call('POST', '/api/v1/auth/register', { firebaseToken })).statusCode).toBe(201);
});
