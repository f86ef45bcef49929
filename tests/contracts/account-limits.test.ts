import { createUserWithEmailAndPassword, type User } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfToken } from '#server/accounts/opaque-token.ts';
import { newAccessToken } from '#server/tokens/token-text.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp({ rateLimit: true });
});
afterAll(async () => app?.stop());

const login = async (user: User, path: 'login' | 'register'): Promise<string> => {
  const answer = await app.call('POST', `/api/v1/auth/${path}`, { firebaseToken: await user.getIdToken() });
  return answer.json<{ accessToken: string }>().accessToken;
};

/** Access tokens of two sessions of one founder. */
async function twoSessions(email: string): Promise<[string, string]> {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  return [await login(user, 'register'), await login(user, 'login')];
}

const asked = async (path: string, token: string) => {
  const answer = await app.call('GET', path, undefined, token);
  const wait = Number(answer.headers['retry-after'] ?? 0);
  return answer.statusCode === 429
    ? [429, answer.json<{ code: string }>().code, wait > 0 && wait <= 60]
    : [answer.statusCode];
};
const tooMany = [429, 'too-many-requests', true];

test('twelve hundred calls a minute of one account, whichever of its sessions makes them', async () => {
  const [one, two] = await twoSessions('ada@example.org');
  const [other] = await twoSessions('bea@example.org');
  for (let n = 0; n < 600; n += 1) {
    expect([await asked('/api/user/me', one), await asked('/api/user/me', two)]).toEqual([[200], [200]]);
  }
  expect([await asked('/api/user/me', one), await asked('/api/user/me', two)]).toEqual([tooMany, tooMany]);
  expect(await asked('/api/user/me', other)).toEqual([200]);
});

test('six hundred calls a minute of one access token, beside those of its maker', async () => {
  const [session] = await twoSessions('hal@example.org');
  const principal = await app.sessions.authenticate(session);
  const [token, other] = [newAccessToken(), newAccessToken()];
  const times = { created_at: app.now(), expires_at: new Date(app.now().getTime() + 86_400_000) };
  const whose = { account_id: principal?.accountId ?? '', workspace_id: principal?.workspaceId ?? '' };
  for (const each of [token, other]) {
    const row = { ...whose, ...times, id: crypto.randomUUID(), name: 'Zapier', scope: 'read' as const };
    await app.db
      .insertInto('access_tokens')
      .values({ ...row, token_hash: hashOfToken(each) })
      .execute();
  }
  for (let n = 0; n < 600; n += 1) expect(await asked('/api/v1/workspace', token)).toEqual([200]);
  expect(await asked('/api/v1/workspace', token)).toEqual(tooMany);
  expect([await asked('/api/v1/workspace', other), await asked('/api/v1/workspace', session)]).toEqual([[200], [200]]);
});

test('ten exports a minute of one account, whichever of its sessions asks', async () => {
  const [one, two] = await twoSessions('cleo@example.org');
  const [other] = await twoSessions('dora@example.org');
  for (let n = 0; n < 5; n += 1) {
    expect([await asked('/api/user/me/export', one), await asked('/api/user/me/export', two)]).toEqual([[200], [200]]);
  }
  expect([await asked('/api/user/me/export', one), await asked('/api/user/me/export', two)]).toEqual([
    tooMany,
    tooMany,
  ]);
  expect(await asked('/api/user/me/export', other)).toEqual([200]);
  expect(await asked('/api/user/me', two)).toEqual([200]);
});

test.each([
  ['twenty pictures', 'PUT', '/api/user/me/picture', 20],
  ['sixty images', 'POST', '/api/v1/assets', 60],
] as const)('%s a minute of one account, also of what is none', async (name, method, path, most) => {
  const [one, two] = await twoSessions(`${name.replace(' ', '-')}@example.org`);
  const [other] = await twoSessions(`other-${most}@example.org`);
  const send = async (token: string) => (await app.call(method, path, { no: 'image' }, token)).statusCode;
  for (let n = 0; n < most; n += 2) expect([await send(one), await send(two)]).toEqual([415, 415]);
  expect([await send(one), await send(two), await send(other)]).toEqual([429, 429, 415]);
});
