import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const day = 24 * 3_600_000;
const sessionsAtMost = 50;

interface IdentityPair {
  readonly idToken: string;
  readonly refreshToken: string;
}

const statusOf = async ({ accessToken }: Tokens) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode;
const refresh = (refreshToken: string) => app.call('POST', '/api/v1/auth/refresh-token', { refreshToken });
const login = async (firebaseToken: string) => app.call('POST', '/api/v1/auth/login', { firebaseToken });

/** A sign-in of a founder who is there already, at the identity alone. */
async function signIn(email: string): Promise<IdentityPair> {
  const { user } = await signInWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  return { idToken: await user.getIdToken(), refreshToken: user.refreshToken };
}

/** Sends the identity a refresh token: returns a new pair, or the reason why not. */
async function exchange(refreshToken: string): Promise<IdentityPair | string> {
  const answer = await fetch(`${app.origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body = (await answer.json()) as { id_token: string; refresh_token: string; error?: { message: string } };
  return body.error?.message ?? { idToken: body.id_token, refreshToken: body.refresh_token };
}

const pairOf = async (refreshToken: string): Promise<IdentityPair> => {
  const answer = await exchange(refreshToken);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

test('a session ends 90 days after it began, however often it is renewed, and its sign-in with it', async () => {
  const email = 'ada@example.org';
  await newFounder(app, email);
  const identity = await signIn(email);
  let session = (await login(identity.idToken)).json<Tokens>();
  for (let days = 0; days < 80; days += 20) {
    app.advance(20 * day);
    session = (await refresh(session.refreshToken)).json<Tokens>();
  }
  // It has lasted as long as the session, which was renewed.
  const renewed = await pairOf(identity.refreshToken);
  app.advance(10 * day - 120_000);
  session = (await refresh(session.refreshToken)).json<Tokens>();
  expect(await statusOf(session)).toBe(200);
  app.advance(120_000);
  expect([await statusOf(session), (await refresh(session.refreshToken)).statusCode]).toEqual([401, 401]);
  expect(await exchange(renewed.refreshToken)).toBe('TOKEN_EXPIRED');
});

test('an account has 50 sessions at most, and the one that began first makes room', async () => {
  const { firebaseToken, ...first } = await newFounder(app, 'bea@example.org');
  const others: Tokens[] = [];
  while (others.length < sessionsAtMost - 1) {
    app.advance(1000);
    others.push((await login(firebaseToken)).json<Tokens>());
  }
  const alive = async () => (await Promise.all([first, ...others].map(statusOf))).filter((status) => status === 200);
  expect(await alive()).toHaveLength(sessionsAtMost);
  others.push((await login(firebaseToken)).json<Tokens>());
  expect([(await alive()).length, await statusOf(first)]).toEqual([sessionsAtMost, 401]);
  await app.securityEvents.settled();
  const ended = app.db.selectFrom('security_events').select(['event', 'made_by', 'times']);
  expect(await ended.where('reason', '=', 'too-many').execute()).toEqual([
    { event: 'session-ended', made_by: 'server', times: 1 },
  ]);
});

test('a session that is confirmed stands on the new sign-in, and the one before ends once no session stands on it', async () => {
  const email = 'fay@example.org';
  await newFounder(app, email);
  const before = await signIn(email);
  const [one, two] = [(await login(before.idToken)).json<Tokens>(), (await login(before.idToken)).json<Tokens>()];
  const confirm = async ({ accessToken }: Tokens): Promise<IdentityPair> => {
    const proof = await signIn(email);
    const answer = await app.call('POST', '/api/v1/auth/sessions/proof', { firebaseToken: proof.idToken }, accessToken);
    expect(answer.statusCode).toBe(204);
    return proof;
  };
  await confirm(one);
  const child = await pairOf(before.refreshToken);
  const proof = await confirm(two);
  expect(await exchange(child.refreshToken)).toBe('TOKEN_EXPIRED');
  // A sign-in that nothing stands on would be good for longer; this one expires with its session.
  const renewed = await pairOf(proof.refreshToken);
  app.advance(31 * day);
  expect([await exchange(renewed.refreshToken), await statusOf(two)]).toEqual(['TOKEN_EXPIRED', 401]);
});

test('a sign-in that nothing was done with is forgotten once it has ended', async () => {
  const email = 'gil@example.org';
  await newFounder(app, email);
  await signIn(email);
  const left = async () => {
    const uids = app.db.selectFrom('identity_users').select('uid').where('email', '=', email);
    return (await app.db.selectFrom('identity_sign_ins').select('id').where('uid', 'in', uids).execute()).length;
  };
  const before = await left();
  app.advance(31 * day);
  await app.sessions.purge();
  const after = await left();
  app.advance(60 * day);
  await app.sessions.purge();
  expect([before, after, await left()]).toEqual([2, 1, 0]);
});

test.each([
  ['signing out', 'POST', '/api/v1/auth/logout', { allDevices: false }],
  ['signing out everywhere', 'POST', '/api/v1/auth/logout', { allDevices: true }],
] as const)('%s ends the sign-in too: neither its ID token nor its refresh token opens anything', async (...way) => {
  const [name, method, path, body] = way;
  const email = `${name.replaceAll(' ', '-')}@example.org`;
  await newFounder(app, email);
  const { idToken, refreshToken } = await signIn(email);
  const session = (await login(idToken)).json<Tokens>();
  expect((await app.call(method, path, body, session.accessToken)).statusCode).toBe(204);
  const lookup = { idToken };
  const looked = await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup', lookup);
  expect([(await login(idToken)).statusCode, looked.statusCode, await exchange(refreshToken)]).toEqual([
    401,
    400,
    'TOKEN_EXPIRED',
  ]);
});

test('a refresh token of the identity is good until its child was used, and one that comes later ends all that came of it', async () => {
  const email = 'cleo@example.org';
  await newFounder(app, email);
  const stolen = await signIn(email);
  const session = (await login(stolen.idToken)).json<Tokens>();
  const child = await pairOf(stolen.refreshToken);
  const repeated = await pairOf(stolen.refreshToken);
  expect([repeated.refreshToken, child.refreshToken === stolen.refreshToken]).toEqual([child.refreshToken, false]);
  const grandchild = await pairOf(child.refreshToken);
  expect(await exchange(stolen.refreshToken)).toBe('TOKEN_EXPIRED');
  expect([await exchange(grandchild.refreshToken), await statusOf(session)]).toEqual(['TOKEN_EXPIRED', 401]);
  expect((await login(grandchild.idToken)).statusCode).toBe(401);
});
