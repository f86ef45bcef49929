import { createUserWithEmailAndPassword, signInWithCustomToken, verifyBeforeUpdateEmail } from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCode } from './fixtures/error-code.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const mint = async (who: string) =>
  (await app.call('POST', '/dev/custom-token', { who })).json<{ token: string; link: string }>();

test('a token signs a new user in, the same one each time, without an address', async () => {
  const { token, link } = await mint('partner-7');
  expect(link).toMatch(/^http:\/\/localhost:\d+\/auth\/verify\?token=/);
  expect(new URL(link).searchParams.get('token')).toBe(token);
  for (let n = 0; n < 2; n += 1) {
    const { user } = await signInWithCustomToken(app.newAuth(), token);
    expect([user.uid, user.email, user.providerData]).toEqual(['partner-7', null, []]);
    expect(decodeJwt(await user.getIdToken())['firebase']).toEqual({ identities: {}, sign_in_provider: 'custom' });
    const answer = await app.call('POST', '/api/v1/auth/register', { firebaseToken: await user.getIdToken() });
    expect(answer.statusCode).toBe(n === 0 ? 201 : 200);
  }
});

test('a user without an address gets one', async () => {
  const { user } = await signInWithCustomToken(app.newAuth(), (await mint('partner-8')).token);
  expect(await errorCode(verifyBeforeUpdateEmail(user, 'eight@example.org'))).toBe('no error');
  expect((await app.inbox()).map(({ to, kind }) => [to, kind])).toEqual([['eight@example.org', 'change-email']]);
});

test('a token is made for a known address, and for no other', async () => {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), 'ada@example.org', 'correct horse');
  const { token } = await mint('ADA@example.org');
  expect((await signInWithCustomToken(app.newAuth(), token)).user.uid).toBe(user.uid);
  const unknown = await app.call('POST', '/dev/custom-token', { who: 'nobody@example.org' });
  expect([unknown.statusCode, unknown.json()]).toMatchObject([400, { code: 'unknown-user' }]);
});

test('no other token signs in: an ID token, an altered one, one after an hour', async () => {
  const { token } = await mint('partner-9');
  const { user } = await signInWithCustomToken(app.newAuth(), token);
  const [head, , signature] = token.split('.');
  const altered = [head, btoa(JSON.stringify({ ...decodeJwt(token), uid: 'admin' })).replace(/=+$/, ''), signature];
  const unsigned = JSON.stringify({ uid: 'admin' });
  for (const bad of [await user.getIdToken(), altered.join('.'), unsigned, 'x']) {
    expect(await errorCode(signInWithCustomToken(app.newAuth(), bad))).toBe('auth/invalid-custom-token');
  }
  app.advance(3_601_000);
  expect(await errorCode(signInWithCustomToken(app.newAuth(), token))).toBe('auth/invalid-custom-token');
});

test('the form makes one, and says what it cannot make', async () => {
  const post = async (who: string) => {
    const answer = await fetch(`${app.origin}/dev/custom-token`, {
      method: 'POST',
      body: new URLSearchParams({ who }),
    });
    return { status: answer.status, page: await answer.text() };
  };
  const made = await post('partner-10');
  expect([made.status, made.page.includes('/auth/verify?token=')]).toEqual([200, true]);
  const refused = await post('"><script>@example.org');
  expect(refused.status).toBe(400);
  expect(`${refused.page}${(await post('nobody@example.org')).page}`).not.toMatch(/<script>/);
});

test.each(['https://evil.example', 'http://localhost:1', 'null'])('a form at %s makes none', async (origin) => {
  const answer = await fetch(`${app.origin}/dev/custom-token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ who: 'partner-11' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
});
