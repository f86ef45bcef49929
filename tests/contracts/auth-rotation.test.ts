import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

let founders = 0;
const founder = () => newFounder(app, `founder-${founders++}@example.org`);

/** The new pair, or the status that refused it. */
async function refresh(refreshToken: string): Promise<Tokens> {
  const answer = await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken });
  if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
  return answer.json<Tokens>();
}
const statusOfMe = async (accessToken: string) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode;
const refused = (refreshToken: string) => expect(refresh(refreshToken)).rejects.toThrow('401');

/** Why a session of a founder was ended last, and how that is told. */
async function lastEnd({ firebaseToken }: { readonly firebaseToken: string }) {
  await app.securityEvents.settled();
  const { sub: uid } = JSON.parse(Buffer.from(firebaseToken.split('.')[1] ?? '', 'base64url').toString());
  return app.db
    .selectFrom('security_events')
    .innerJoin('accounts', 'accounts.id', 'security_events.account_id')
    .select(['reason', 'outcome', 'made_by'])
    .where('accounts.provider_uid', '=', uid)
    .where('event', '=', 'session-ended')
    .executeTakeFirst();
}

describe('a refresh', () => {
  test('gives a new pair, and the access token before it stays good for its time', async () => {
    const first = await founder();
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.accessToken).not.toBe(first.accessToken);
    expect([await statusOfMe(first.accessToken), await statusOfMe(second.accessToken)]).toEqual([200, 200]);
  });

  test('whose answer was lost is repeated and yields the same child, with a fresh access token', async () => {
    const first = await founder();
    const lost = await refresh(first.refreshToken);
    app.advance(10 * 60_000);
    const repeated = await refresh(first.refreshToken);
    expect(repeated.refreshToken).toBe(lost.refreshToken);
    expect(repeated.accessToken).not.toBe(lost.accessToken);
    expect(await statusOfMe(repeated.accessToken)).toBe(200);
  });

  test('is repeated until 60 s after an access token beside the child was first used, and then ends the session', async () => {
    const first = await founder();
    const { accessToken } = await refresh(first.refreshToken);
    expect(await statusOfMe(accessToken)).toBe(200);
    app.advance(55_000);
    const repeated = await refresh(first.refreshToken);
    // A later use does not move the moment of the first.
    expect(await statusOfMe(repeated.accessToken)).toBe(200);
    app.advance(6_000);
    await refused(first.refreshToken);
    await refused(repeated.refreshToken);
    expect([await statusOfMe(accessToken), await statusOfMe(repeated.accessToken)]).toEqual([401, 401]);
  });

  test('whose answer was lost is repeated after minutes in which the access token before it was used', async () => {
    const first = await founder();
    const lost = await refresh(first.refreshToken);
    expect(await statusOfMe(first.accessToken)).toBe(200);
    app.advance(2 * 60_000);
    expect(await statusOfMe(first.accessToken)).toBe(200);
    app.advance(60_000);
    expect((await refresh(first.refreshToken)).refreshToken).toBe(lost.refreshToken);
  });

  test('with a token whose child has been presented ends the session at once', async () => {
    const first = await founder();
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    await refused(first.refreshToken);
    expect([
      await statusOfMe(first.accessToken),
      await statusOfMe(second.accessToken),
      await statusOfMe(third.accessToken),
    ]).toEqual([401, 401, 401]);
    await refused(third.refreshToken);
    expect(await lastEnd(first)).toEqual({ reason: 'token-reused', outcome: 'refused', made_by: 'server' });
  });

  test('leaves the other sessions of the founder alone when it ends one', async () => {
    const { firebaseToken, ...first } = await founder();
    const other = (await app.call('POST', '/api/v1/auth/login', { firebaseToken })).json<Tokens>();
    await refresh((await refresh(first.refreshToken)).refreshToken);
    await refused(first.refreshToken);
    expect(await statusOfMe(other.accessToken)).toBe(200);
    expect((await refresh(other.refreshToken)).refreshToken).toMatch(/^[\w-]{43}$/);
  });

  const rounds = process.env['TEST_FULL'] ? 8 : 2;
  test('at once from many tabs makes one child, time after time', async () => {
    let { refreshToken } = await founder();
    for (let round = 0; round < rounds; round += 1) {
      const pairs = await Promise.all(Array.from({ length: 16 }, () => refresh(refreshToken)));
      expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
      expect(new Set(pairs.map((pair) => pair.accessToken)).size).toBe(16);
      expect(await Promise.all(pairs.map((pair) => statusOfMe(pair.accessToken)))).toEqual(pairs.map(() => 200));
      refreshToken = pairs[0]?.refreshToken ?? '';
    }
  });

  test('is over when the refresh token has lain for its time, and each refresh begins that time anew', async () => {
    const days = 24 * 3_600_000;
    const first = await founder();
    app.advance(29 * days);
    const second = await refresh(first.refreshToken);
    app.advance(29 * days);
    const third = await refresh(second.refreshToken);
    app.advance(30 * days);
    await refused(third.refreshToken);
    expect(await lastEnd(first)).toEqual({ reason: 'expired', outcome: 'success', made_by: 'server' });
  });

  test.each([
    ['nonsense', 401],
    ['', 400],
    [7, 400],
    ['x'.repeat(600), 400],
  ])('with %j is refused with %i', async (refreshToken, status) => {
    expect((await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken })).statusCode).toBe(status);
  });
});

test('an access token is good for its time only', async () => {
  const { accessToken } = await founder();
  app.advance(299_000);
  expect(await statusOfMe(accessToken)).toBe(200);
  app.advance(1_100);
  expect(await statusOfMe(accessToken)).toBe(401);
});

describe('signing out', () => {
  const logout = async (accessToken: string, body: unknown) =>
    (await app.call('POST', '/api/v1/auth/logout', body, accessToken)).statusCode;

  test('ends this session at once, and no other', async () => {
    const { firebaseToken, ...here } = await founder();
    const there = (await app.call('POST', '/api/v1/auth/login', { firebaseToken })).json<Tokens>();
    const renewed = await refresh(here.refreshToken);
    expect(await logout(renewed.accessToken, { allDevices: false })).toBe(204);
    expect([
      await statusOfMe(here.accessToken),
      await statusOfMe(renewed.accessToken),
      await statusOfMe(there.accessToken),
    ]).toEqual([401, 401, 200]);
    await refused(renewed.refreshToken);
  });

  test('everywhere ends all sessions of the founder, and of nobody else', async () => {
    const { firebaseToken, ...here } = await founder();
    const there = (await app.call('POST', '/api/v1/auth/login', { firebaseToken })).json<Tokens>();
    const somebodyElse = await founder();
    const ended: string[] = [];
    const stop = app.sessions.onEnded((sessionId) => ended.push(sessionId));
    const sessionIds = await Promise.all(
      [here, there].map(async ({ accessToken }) => (await app.sessions.authenticate(accessToken))?.sessionId ?? ''),
    );
    expect(await logout(here.accessToken, { allDevices: true })).toBe(204);
    stop();
    expect(ended.sort()).toEqual(sessionIds.sort());
    expect([
      await statusOfMe(here.accessToken),
      await statusOfMe(there.accessToken),
      await statusOfMe(somebodyElse.accessToken),
    ]).toEqual([401, 401, 200]);
    await refused(there.refreshToken);
  });

  test('asks for a session, and for a plain yes or no', async () => {
    const { accessToken } = await founder();
    expect(await logout('nonsense', { allDevices: true })).toBe(401);
    expect([await logout(accessToken, {}), await logout(accessToken, { allDevices: 'yes' })]).toEqual([400, 400]);
  });
});

test('a session that ends by an old token is told to who listens', async () => {
  const first = await founder();
  const sessionId = (await app.sessions.authenticate(first.accessToken))?.sessionId;
  await refresh((await refresh(first.refreshToken)).refreshToken);
  const ended: string[] = [];
  const stop = app.sessions.onEnded((each) => ended.push(each));
  await refused(first.refreshToken);
  stop();
  expect(ended).toEqual([sessionId]);
});

test('what has expired is forgotten', async () => {
  await founder();
  app.advance(31 * 24 * 3_600_000);
  const { accessToken } = await founder();
  await app.sessions.purge();
  const counts = await Promise.all(
    (['sessions', 'session_access_tokens', 'session_refresh_tokens', 'identity_sign_ins'] as const).map(
      async (table) => (await app.db.selectFrom(table).selectAll().execute()).length,
    ),
  );
  expect(counts).toEqual([1, 1, 1, 1]);
  expect(await statusOfMe(accessToken)).toBe(200);
});

test('of a session that goes on the token before the latest is kept, however old it is, and none before that', async () => {
  const days = 24 * 3_600_000;
  const first = await founder();
  app.advance(29 * days);
  const lost = await refresh(first.refreshToken);
  app.advance(10 * days);
  await app.sessions.purge();
  expect((await refresh(first.refreshToken)).refreshToken).toBe(lost.refreshToken);
  const { accessToken } = await refresh(lost.refreshToken);
  await app.sessions.purge();
  const sessionId = (await app.sessions.authenticate(accessToken))?.sessionId ?? '';
  const left = app.db.selectFrom('session_refresh_tokens').select('generation').where('session_id', '=', sessionId);
  expect(await left.orderBy('generation').execute()).toEqual([{ generation: 1 }, { generation: 2 }]);
});
