import {
  confirmPasswordReset,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionRecord } from '#domain/account/session-record.ts';
import { newFounder, newIdentity, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const path = '/api/v1/auth/sessions';
const list = async ({ accessToken }: Tokens) =>
  (await app.call('GET', path, undefined, accessToken)).json<{ sessions: SessionRecord[] }>().sessions;
const end = async ({ accessToken }: Tokens, id: string) =>
  (await app.call('DELETE', `${path}/${id}`, undefined, accessToken)).statusCode;
const isAlive = async ({ accessToken }: Tokens) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode === 200;

async function login(firebaseToken: string, userAgent: string): Promise<Tokens> {
  const answer = await fetch(`${app.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ firebaseToken }),
  });
  return (await answer.json()) as Tokens;
}

test('lists where the founder is signed in, the last used first, and marks the one that asks', async () => {
  const first = await newFounder(app, 'ada@example.org');
  app.advance(60_000);
  const second = await login(first.firebaseToken, firefox);
  const record = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: expect.stringMatching(/Z$/),
    lastUsedAt: expect.stringMatching(/Z$/),
  };
  const [newer, older] = [
    { ...record, device: 'Firefox on Windows' },
    { ...record, device: 'Unknown device' },
  ];
  expect(await list(second)).toEqual([
    { ...newer, isCurrent: true },
    { ...older, isCurrent: false },
  ]);
  app.advance(60_000);
  const refreshed = await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken: first.refreshToken });
  const after = await list(refreshed.json<Tokens>());
  expect(after).toEqual([
    { ...older, isCurrent: true },
    { ...newer, isCurrent: false },
  ]);
  expect(Date.parse(after[0]?.lastUsedAt ?? '') - Date.parse(after[0]?.createdAt ?? '')).toBeGreaterThan(119_000);
});

test('lists no session that has expired, though nobody has removed it yet', async () => {
  const left = await newFounder(app, 'abe@example.org');
  const used = await login(left.firebaseToken, firefox);
  const refresh = async ({ refreshToken }: Tokens) =>
    (await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken })).json<Tokens>();
  app.advance(20 * 86_400_000);
  const renewed = await refresh(used);
  app.advance(20 * 86_400_000);
  expect((await list(await refresh(renewed))).map(({ device }) => device)).toEqual(['Firefox on Windows']);
});

test('of what a browser says of itself the beginning is kept', async () => {
  const { firebaseToken } = await newFounder(app, 'ama@example.org');
  await login(firebaseToken, `${'x'.repeat(511)}yz`);
  const rows = await app.db.selectFrom('sessions').select('user_agent').where('user_agent', 'like', 'xxx%').execute();
  expect(rows).toEqual([{ user_agent: `${'x'.repeat(511)}y` }]);
});

test('ends one session at once, and leaves the others', async () => {
  const mine = await newFounder(app, 'bea@example.org');
  const other = await login(mine.firebaseToken, firefox);
  const [theirs] = (await list(mine)).filter(({ isCurrent }) => !isCurrent);
  expect(await end(mine, theirs?.id ?? '')).toBe(204);
  expect([await isAlive(other), await isAlive(mine), (await list(mine)).length]).toEqual([false, true, 1]);
  expect(await end(mine, theirs?.id ?? '')).toBe(404);
});

test("another founder's session, an unknown one and no id at all are refused alike, and nothing ends", async () => {
  const mine = await newFounder(app, 'cleo@example.org');
  const theirs = await newFounder(app, 'dora@example.org');
  const [session] = await list(theirs);
  expect(await end(mine, session?.id ?? '')).toBe(404);
  expect(await end(mine, crypto.randomUUID())).toBe(404);
  expect(await end(mine, 'x')).toBe(400);
  expect(await isAlive(theirs)).toBe(true);
  expect((await list(mine)).map(({ id }) => id)).not.toContain(session?.id);
});

test('ends every other session in one go', async () => {
  const mine = await newFounder(app, 'eve@example.org');
  const others = [await login(mine.firebaseToken, firefox), await login(mine.firebaseToken, firefox)];
  const stranger = await newFounder(app, 'fay@example.org');
  expect((await app.call('DELETE', path, undefined, mine.accessToken)).statusCode).toBe(204);
  expect(await Promise.all([mine, ...others, stranger].map(isAlive))).toEqual([true, false, false, true]);
});

test('a change of the password ends every session but those of the sign-in that made it', async () => {
  const email = 'gil@example.org';
  const other = await newFounder(app, email);
  app.advance(2000);
  const { user } = await signInWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  const kept = await login(await user.getIdToken(), firefox);
  await updatePassword(user, 'a better one');
  expect([await isAlive(kept), await isAlive(other)]).toEqual([true, false]);
});

test('a session goes on after a change from the sign-in that it was shown last, and only from that one', async () => {
  const email = 'ivy@example.org';
  const old = await newFounder(app, email);
  app.advance(2000);
  const { user } = await signInWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  const firebaseToken = await user.getIdToken();
  const prove = (body: unknown) => app.call('POST', `${path}/proof`, body, old.accessToken);
  const stranger = await newFounder(app, 'jon@example.org');
  const refused = await prove({ firebaseToken: stranger.firebaseToken });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'not-your-identity']);
  expect((await prove({ firebaseToken })).statusCode).toBe(204);
  await updatePassword(user, 'a better one');
  expect(await isAlive(old)).toBe(true);
  app.advance(2000);
  const again = await signInWithEmailAndPassword(app.newAuth(), email, 'a better one');
  await updatePassword(again.user, 'the best one');
  expect(await isAlive(old)).toBe(false);
});

test('a password set by a mailed link ends them all', async () => {
  const mine = await newFounder(app, 'kim@example.org');
  await sendPasswordResetEmail(app.newAuth(), 'kim@example.org');
  const link = new URL((await app.inbox())[0]?.link ?? '');
  await confirmPasswordReset(app.newAuth(), link.searchParams.get('oobCode') ?? '', 'a better one');
  expect(await isAlive(mine)).toBe(false);
});

test('the list of sessions is for the signed in', async () => {
  await newIdentity(app, 'hal@example.org');
  for (const [method, of] of [
    ['GET', path],
    ['DELETE', path],
    ['DELETE', `${path}/x`],
  ] as const) {
    expect((await app.call(method, of)).statusCode).toBe(401);
  }
});
