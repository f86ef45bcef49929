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

interface IdentityPair {
  readonly idToken: string;
  readonly refreshToken: string;
}

const signIn = async (email: string): Promise<IdentityPair> =>
  (await app.call('POST', `${toolkit}/accounts:signInWithPassword`, { email, password })).json();
const changePassword = async (idToken: string): Promise<IdentityPair> =>
  (await app.call('POST', `${toolkit}/accounts:update`, { idToken, password: 'a better horse' })).json();
const sessionOf = async (firebaseToken: string): Promise<Tokens> =>
  (await app.call('POST', '/api/v1/auth/login', { firebaseToken })).json();
const isAlive = async ({ accessToken }: Tokens) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode === 200;
const use = (idToken: string) => app.call('POST', `${toolkit}/accounts:lookup`, { idToken });
const exchange = async (refreshToken: string): Promise<IdentityPair | undefined> => {
  const answer = await fetch(`${app.origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const { id_token: idToken, refresh_token: child } = (await answer.json()) as Record<string, string>;
  return answer.ok ? { idToken: idToken ?? '', refreshToken: child ?? '' } : undefined;
};

test.each([
  ['its password was changed by the same sign-in', changePassword],
  [
    'it was signed out',
    async (idToken: string) => {
      const { accessToken } = await sessionOf(idToken);
      await app.call('POST', '/api/v1/auth/logout', { allDevices: false }, accessToken);
    },
  ],
  ['it expired', async () => app.advance(7_776_000_000)],
])('an identity that was verified before %s opens nothing after', async (what, end) => {
  const email = `${what.replaceAll(' ', '-')}@example.org`;
  await newFounder(app, email);
  const { idToken } = await signIn(email);
  const verified = await app.verifier.verify(idToken);
  if (!verified) throw new Error('the token is good');
  const holds = () => app.db.transaction().execute((trx) => app.verifier.hold(trx, verified));
  expect(await holds()).toBe(true);
  await end(idToken);
  expect(await holds()).toBe(false);
});

test('a new password leaves its own sign-in the tokens that it gave out, and none from before', async () => {
  const email = 'ada@example.org';
  await newFounder(app, email);
  const before = await signIn(email);
  const after = await changePassword(before.idToken);
  expect([await exchange(before.refreshToken), (await use(before.idToken)).statusCode]).toEqual([undefined, 400]);
  const session = await sessionOf(after.idToken);
  expect([await isAlive(session), await exchange(after.refreshToken)]).toEqual([true, expect.anything()]);
});

test.each([
  [59_000, true],
  [60_000, false],
])('a refresh token comes again %i ms after its child was first used: good %s', async (ms, isGood) => {
  const email = `after-${ms}@example.org`;
  await newFounder(app, email);
  const parent = await signIn(email);
  const session = await sessionOf(parent.idToken);
  const child = await exchange(parent.refreshToken);
  app.advance(600_000);
  await use(child?.idToken ?? '');
  app.advance(ms - 1000);
  await use(child?.idToken ?? '');
  app.advance(1000);
  const again = await exchange(parent.refreshToken);
  expect([again?.refreshToken === child?.refreshToken, again !== undefined]).toEqual([isGood, isGood]);
  // The session's access token is older than five minutes by now; what opens a new one is the question.
  const renewed = await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken: session.refreshToken });
  expect(renewed.statusCode).toBe(isGood ? 200 : 401);
});

test('a session that is renewed keeps its sign-in as long', async () => {
  const email = 'bea@example.org';
  await newFounder(app, email);
  const pair = await signIn(email);
  const { refreshToken } = await sessionOf(pair.idToken);
  app.advance(20 * 86_400_000);
  await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken });
  app.advance(20 * 86_400_000);
  expect(await exchange(pair.refreshToken)).toEqual(expect.anything());
});

test('of the sign-ins that no session stands on the newest fifty stay, and those with one stay anyway', async () => {
  const email = 'cleo@example.org';
  await newFounder(app, email);
  const [standing, oldest] = [await signIn(email), await signIn(email)];
  await sessionOf(standing.idToken);
  for (let n = 0; n < 50; n++) {
    app.advance(1000);
    await signIn(email);
  }
  expect([await exchange(standing.refreshToken), await exchange(oldest.refreshToken)]).toEqual([
    expect.anything(),
    undefined,
  ]);
  const signIns = app.db
    .selectFrom('identity_sign_ins')
    .innerJoin('identity_users', 'identity_users.uid', 'identity_sign_ins.uid')
    .select('id')
    .where('email', '=', email);
  // Its own, that of the founder's first session, and fifty more.
  expect(await signIns.execute()).toHaveLength(52);
});
