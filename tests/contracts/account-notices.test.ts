import { createUserWithEmailAndPassword, linkWithCredential, signInWithCredential, unlink } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxMail } from '#server/mail/inbox-mail.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const minute = 60_000;
const password = 'correct horse';
let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app?.stop());

interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
}

async function ask(operation: string, fields: object): Promise<{ idToken: string; error?: { message: string } }> {
  return (await app.call('POST', `${toolkit}:${operation}`, fields)).json();
}

async function login(email: string): Promise<{ idToken: string; session: Session }> {
  const { idToken } = await ask('signInWithPassword', { email, password });
  const answer = await app.call('POST', '/api/v1/auth/login', { firebaseToken: idToken, register: true });
  expect([200, 201]).toContain(answer.statusCode);
  return { idToken, session: answer.json() as Session };
}

async function founder(name: string): Promise<{ email: string; idToken: string; session: Session }> {
  const email = `${name}@example.org`;
  await ask('signUp', { email, password });
  return { email, ...(await login(email)) };
}

/** Access tokens live as long as a proof counts. */
const renewed = async ({ refreshToken }: Session): Promise<Session> =>
  (await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken })).json();

const noticesTo = async (email: string): Promise<Pick<InboxMail, 'kind' | 'subject' | 'link'>[]> =>
  (await app.inbox())
    .filter(({ to, kind }) => to === email && !['verify-email', 'reset-password', 'sign-in-link'].includes(kind))
    .map(({ kind, subject, link }) => ({ kind, subject, link }));
const notice = (kind: string, subject: string) => ({
  kind,
  subject,
  link: expect.stringMatching(/^http:\/\/localhost:\d+\/settings\/account$/),
});

const sessionsOf = async ({ accessToken }: Session): Promise<{ id: string; isCurrent: boolean }[]> => {
  const answer = await app.call('GET', '/api/v1/auth/sessions', undefined, accessToken);
  return (answer.json() as { sessions: { id: string; isCurrent: boolean }[] }).sessions;
};
const otherOf = async (session: Session): Promise<string> =>
  (await sessionsOf(session)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
const end = async ({ accessToken }: Session, id = ''): Promise<[number, unknown]> => {
  const path = `/api/v1/auth/sessions${id && `/${id}`}`;
  const answer = await app.call('DELETE', path, undefined, accessToken);
  return [answer.statusCode, answer.body === '' ? null : (answer.json() as { code: unknown }).code];
};
const tooOld = [403, 'sign-in-too-old'];

test('a changed password is told by mail, one that was refused is not', async () => {
  const { email, idToken } = await founder('changed');
  expect((await ask('update', { idToken, password: 'short' })).error?.message).toMatch(
    /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : /,
  );
  expect(await noticesTo(email)).toEqual([]);
  expect((await ask('update', { idToken, password: 'other words entirely' })).error).toBeUndefined();
  expect(await noticesTo(email)).toEqual([notice('password-changed', 'Your password was changed')]);
});

test('a password by mail is told, and asking for one is not', async () => {
  const { email } = await founder('reset');
  await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const mail = (await app.inbox()).find(({ to, kind }) => to === email && kind === 'reset-password');
  const oobCode = new URL(mail?.link ?? '').searchParams.get('oobCode');
  expect(await noticesTo(email)).toEqual([]);
  await ask('resetPassword', { oobCode, newPassword: 'iloveyou' });
  expect(await noticesTo(email)).toEqual([]);
  await ask('resetPassword', { oobCode, newPassword: 'other words entirely' });
  expect(await noticesTo(email)).toEqual([notice('password-changed', 'Your password was changed')]);
});

test('a first password is told as one that was added, and its removal too', async () => {
  const email = 'linked@example.org';
  await ask('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: `${app.origin}/auth/verify` });
  const mail = (await app.inbox()).find(({ to, kind }) => to === email && kind === 'sign-in-link');
  const oobCode = new URL(mail?.link ?? '').searchParams.get('oobCode');
  const { idToken } = await ask('signInWithEmailLink', { email, oobCode });
  const { idToken: fresh } = await ask('signUp', { idToken, email, password });
  expect(await noticesTo(email)).toEqual([notice('password-added', 'A password was added to your account')]);
  await ask('update', { idToken: fresh, deleteProvider: ['password'] });
  expect((await noticesTo(email))[0]).toEqual(notice('way-in-removed', 'Your password was removed'));
});

test('a provider that is added or removed is told by name, one that was refused is not', async () => {
  const email = 'ways@example.org';
  const at = (provider: 'google.com' | 'github.com', who: string) =>
    providerCredential(app.origin, provider, { email: who, displayName: 'Ada' });
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await linkWithCredential(user, await at('github.com', 'ada@github.example'));
  expect(await noticesTo(email)).toEqual([notice('way-in-added', 'GitHub was added to your account')]);
  await unlink(user, 'github.com');
  const removed = notice('way-in-removed', 'GitHub was removed from your account');
  expect((await noticesTo(email))[0]).toEqual(removed);
  app.advance(6 * minute);
  await expect(linkWithCredential(user, await at('google.com', email))).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  });
  expect((await noticesTo(email)).length).toBe(2);
  await signInWithCredential(app.newAuth(), await at('google.com', email));
  expect((await noticesTo(email))[0]).toEqual(notice('way-in-added', 'Google was added to your account'));
});

test('another session is ended within five minutes after the sign-in, and told by mail', async () => {
  const { email, session: begun } = await founder('one');
  await login(email);
  app.advance(5 * minute + 1000);
  const session = await renewed(begun);
  const other = await otherOf(session);
  expect(await end(session, other)).toEqual(tooOld);
  expect([(await sessionsOf(session)).length, await noticesTo(email)]).toEqual([2, []]);
  const { idToken } = await ask('signInWithPassword', { email, password });
  const proof = await app.call('POST', '/api/v1/auth/sessions/proof', { firebaseToken: idToken }, session.accessToken);
  expect(proof.statusCode).toBe(204);
  expect(await end(session, other)).toEqual([204, null]);
  expect(await noticesTo(email)).toEqual([notice('session-ended', 'A device was signed out')]);
  expect((await sessionsOf(session)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('all other sessions are ended within five minutes after the sign-in, and told once', async () => {
  const { email, session: begun } = await founder('all');
  await login(email);
  await login(email);
  app.advance(4 * minute + 50_000);
  const session = await renewed(begun);
  expect(await end(session)).toEqual([204, null]);
  expect(await noticesTo(email)).toEqual([notice('sessions-ended', 'Your other devices were signed out')]);
  expect(await end(session)).toEqual([204, null]);
  expect((await noticesTo(email)).length).toBe(1);
  app.advance(minute);
  await login(email);
  expect(await end(session)).toEqual(tooOld);
  expect((await sessionsOf(session)).length).toBe(2);
});

test('signing out everywhere needs no proof, and is told', async () => {
  const { email, session } = await founder('everywhere');
  await login(email);
  app.advance(6 * minute);
  const late = await renewed(session);
  const answer = await app.call('POST', '/api/v1/auth/logout', { allDevices: true }, late.accessToken);
  expect([answer.statusCode, await noticesTo(email)]).toEqual([
    ...[204, [notice('signed-out-everywhere', 'You were signed out everywhere')]],
  ]);
  expect((await app.call('GET', '/api/user/me', undefined, late.accessToken)).statusCode).toBe(401);
});

test('a session ends itself whenever it wants', async () => {
  const { email, session } = await founder('self');
  const [own] = await sessionsOf(session);
  app.advance(4 * minute);
  const { idToken } = await ask('signInWithPassword', { email, password });
  const fresh = await app.call('POST', '/api/v1/auth/login', { firebaseToken: idToken });
  expect(fresh.statusCode).toBe(200);
  await app.db
    .updateTable('sessions')
    .set({ signed_in_at: null })
    .where('id', '=', own?.id ?? '')
    .execute();
  expect(await end(session, await otherOf(session))).toEqual(tooOld);
  expect(await end(session, own?.id)).toEqual([204, null]);
  expect(await noticesTo(email)).toEqual([]);
});

test('somebody else’s session is not found, and nobody is told', async () => {
  const [ada, eve] = [await founder('ada'), await founder('eve')];
  const [own] = await sessionsOf(ada.session);
  expect(await end(eve.session, own?.id)).toEqual([404, 'not-found']);
  expect([await noticesTo(ada.email), await noticesTo(eve.email)]).toEqual([[], []]);
});

test('five mails about ended sessions in ten minutes are enough', async () => {
  const { email, session } = await founder('many');
  for (let n = 0; n < 7; n++) {
    await login(email);
    expect(await end(session)).toEqual([204, null]);
  }
  expect((await noticesTo(email)).length).toBe(5);
});
