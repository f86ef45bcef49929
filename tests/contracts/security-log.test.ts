import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  linkWithCredential,
  type MultiFactorError,
  multiFactor,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ActivityRecord } from '#domain/account/activity-record.ts';
import { createLog } from '#server/operations/create-log.ts';
import { codeAt } from './fixtures/authenticator.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { mailedLink } from './fixtures/mailed-link.ts';
import { providerCredential } from './fixtures/provider-credential.ts';
import { readLive } from './live-reader.ts';

let app: IdentityApp;
const raw: string[] = [];
beforeAll(async () => {
  app = await startIdentityApp({ log: createLog('warn', { write: (line) => raw.push(line) }), rateLimit: true });
});
afterAll(async () => app?.stop());

/** All that was written before the test, for the search of secrets at the end. */
let from = 0;
beforeEach(() => {
  from = raw.length;
});

interface Line {
  readonly event: string;
  readonly outcome: string;
  readonly [field: string]: unknown;
}

/** The lines of this test, each as its event, outcome, reason, method and whether a second factor was used. */
async function said(names?: readonly string[]): Promise<unknown[][]> {
  return (await linesOf()).flatMap(({ event, outcome, reason, method, secondFactor }) =>
    names && !names.includes(event) ? [] : [[event, outcome, reason, method, secondFactor]],
  );
}

/** In the order in which they happened: a line about an address is written once its account was looked up. */
async function linesOf(): Promise<Line[]> {
  await app.securityEvents.settled();
  const lines = raw.slice(from).map((line) => JSON.parse(line) as Line);
  return lines.toSorted((a, b) => String(a['at']).localeCompare(String(b['at'])));
}

async function shownTo({ accessToken }: Tokens): Promise<ActivityRecord[]> {
  await app.securityEvents.settled();
  const answer = await app.call('GET', '/api/v1/auth/activity?limit=50', undefined, accessToken);
  return answer.json<{ events: ActivityRecord[] }>().events;
}
const namesShown = async (tokens: Tokens): Promise<string[]> =>
  (await shownTo(tokens)).map(({ event }) => event).toSorted();

const password = 'correct horse';
const accountOf = async (email: string): Promise<string> =>
  (await app.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const codeMailedTo = async (email: string, kind: string): Promise<string> => {
  await expect.poll(async () => (await app.inbox()).some((mail) => mail.to === email && mail.kind === kind)).toBe(true);
  const mail = (await app.inbox()).find(({ to, kind: of }) => to === email && of === kind);
  return new URL(mail?.link ?? '').searchParams.get('oobCode') ?? '';
};
const login = async (firebaseToken: string): Promise<Tokens> =>
  (await app.call('POST', '/api/v1/auth/login', { firebaseToken, register: true })).json<Tokens>();

test('a sign-up, a sign-in and a wrong password, each with how and whom it is about', async () => {
  const email = 'ada@example.org';
  const tokens = await newFounder(app, email);
  const auth = app.newAuth();
  await expect(signInWithEmailAndPassword(auth, email, 'a wrong one')).rejects.toThrow();
  await expect(signInWithEmailAndPassword(auth, 'nobody@example.org', 'a wrong one')).rejects.toThrow();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  await login(await user.getIdToken());
  await expect(createUserWithEmailAndPassword(app.newAuth(), email, password)).rejects.toThrow();
  expect(await said()).toEqual([
    ['sign-up', 'success', undefined, 'password', undefined],
    ['account-created', 'success', undefined, undefined, undefined],
    ['sign-in', 'success', undefined, 'password', false],
    ['sign-in', 'failure', 'wrong-password', undefined, undefined],
    ['sign-in', 'failure', 'wrong-password', undefined, undefined],
    ['identity-sign-in', 'success', undefined, 'password', false],
    ['sign-in', 'success', undefined, 'password', false],
    ['sign-up', 'refused', 'address-taken', undefined, undefined],
  ]);
  const account = await accountOf(email);
  const [, , , ofAda, ofNobody] = await linesOf();
  expect([ofAda?.['account'], ofNobody?.['account']]).toEqual([account, undefined]);
  expect(ofAda).toMatchObject({ address: '127.0.0.1', device: expect.any(String), reqId: expect.any(String) });
  expect(await namesShown(tokens)).toEqual(['account-created', 'sign-in', 'sign-in']);
  const failed = (await shownTo(tokens)).filter(({ outcome }) => outcome === 'failure');
  expect(failed.map(({ event, reason, address }) => [event, reason, address])).toEqual([
    ['sign-in', 'wrong-password', '127.0.0.1'],
  ]);
});

test('a reset, a changed and an added password, asked for and done, and a code that was used', async () => {
  const email = 'bea@example.org';
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await login(await user.getIdToken());
  const auth = app.newAuth();
  await sendPasswordResetEmail(auth, email);
  await sendPasswordResetEmail(auth, 'nobody@example.org');
  const code = await codeMailedTo(email, 'reset-password');
  await confirmPasswordReset(auth, code, 'a better horse');
  await expect(confirmPasswordReset(auth, code, 'a better horse')).rejects.toThrow();
  const again = await signInWithEmailAndPassword(auth, email, 'a better horse');
  await updatePassword(again.user, 'the best horse');
  const { user: byGoogle } = await signInWithCredential(
    app.newAuth(),
    await providerCredential(app.origin, 'google.com', { email: 'byg@example.org', displayName: 'By' }),
  );
  await linkWithCredential(byGoogle, EmailAuthProvider.credential('byg@example.org', password));
  expect(
    await said(['password-reset-asked', 'password-reset', 'code-refused', 'password-changed', 'password-added']),
  ).toEqual([
    ['password-reset-asked', 'success', undefined, undefined, undefined],
    ['password-reset-asked', 'success', undefined, undefined, undefined],
    ['password-reset', 'success', undefined, undefined, undefined],
    ['code-refused', 'refused', 'used-or-unknown', undefined, undefined],
    ['password-changed', 'success', undefined, undefined, undefined],
    ['password-added', 'success', undefined, 'password', undefined],
  ]);
  const [mine, nobodys] = (await linesOf()).filter(({ event }) => event === 'password-reset-asked');
  expect([mine?.['account'], nobodys?.['account']]).toEqual([await accountOf(email), undefined]);
  expect(await namesShown(await login(await again.user.getIdToken()))).toEqual([
    'account-created',
    'password-changed',
    'password-reset',
    'password-reset-asked',
    'sign-in',
  ]);
});

test('a sign-in by a mailed link, by a provider and by a custom token says how', async () => {
  const auth = app.newAuth();
  const email = 'cleo@example.org';
  await sendSignInLinkToEmail(auth, email, { url: app.origin, handleCodeInApp: true });
  const { user } = await signInWithEmailLink(auth, email, (await mailedLink(app, email)).href);
  const tokens = await login(await user.getIdToken());
  await linkWithCredential(user, await providerCredential(app.origin, 'google.com', { email, displayName: 'Cleo' }));
  const google = await signInWithCredential(
    app.newAuth(),
    await providerCredential(app.origin, 'google.com', { email, displayName: 'Cleo' }),
  );
  await login(await google.user.getIdToken());
  await unlink(google.user, 'google.com');
  const minted = await app.call('POST', '/dev/custom-token', { who: email });
  const custom = await signInWithCustomToken(app.newAuth(), minted.json<{ token: string }>().token);
  await login(await custom.user.getIdToken());
  await expect(signInWithCustomToken(app.newAuth(), 'forged')).rejects.toThrow();
  expect(await said()).toEqual([
    ['sign-in-link-asked', 'success', undefined, undefined, undefined],
    ['sign-up', 'success', undefined, 'email-link', undefined],
    ['identity-sign-in', 'success', undefined, 'email-link', false],
    ['account-created', 'success', undefined, undefined, undefined],
    ['sign-in', 'success', undefined, 'email-link', false],
    ['method-linked', 'success', undefined, 'google.com', undefined],
    ['identity-sign-in', 'success', undefined, 'google.com', false],
    ['sign-in', 'success', undefined, 'google.com', false],
    ['method-removed', 'success', undefined, 'google.com', undefined],
    ['custom-token-issued', 'success', undefined, undefined, undefined],
    ['identity-sign-in', 'success', undefined, 'custom', false],
    ['sign-in', 'success', undefined, 'custom', false],
    ['sign-in', 'failure', 'invalid-custom-token', undefined, undefined],
  ]);
  const shown = await shownTo(await login(await custom.user.getIdToken()));
  expect(
    shown
      .filter(({ event }) => event === 'sign-in')
      .map(({ method }) => method)
      .toSorted(),
  ).toEqual(['custom', 'email-link', 'google.com']);
  expect(tokens.accessToken).not.toBe('');
});

test('a second factor added, asked for, missed, used and removed; who misses it is known by the password', async () => {
  const email = 'dora@example.org';
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('uid', '=', user.uid).execute();
  await login(await user.getIdToken());
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const enrol = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
  await expect(enrol('000000')).rejects.toThrow();
  await enrol(codeAt(secret.secretKey, app.now()));
  app.advance(30_000);
  const auth = app.newAuth();
  const refusal = await signInWithEmailAndPassword(auth, email, password).catch((error: MultiFactorError) => error);
  const resolver = getMultiFactorResolver(auth, refusal as MultiFactorError);
  const answer = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));
  await expect(answer('000000')).rejects.toThrow();
  const signedIn = await answer(codeAt(secret.secretKey, app.now()));
  await login(await signedIn.user.getIdToken());
  await multiFactor(signedIn.user).unenroll(resolver.hints[0]?.uid ?? '');
  const wanted = [
    'sign-in',
    'identity-sign-in',
    'second-factor-asked',
    'second-factor-started',
    'second-factor-added',
    'second-factor-removed',
  ];
  await expect.poll(async () => (await said(wanted)).length).toBe(9);
  expect((await said(wanted)).toSorted()).toEqual(
    [
      ['sign-in', 'success', undefined, 'password', false],
      ['second-factor-started', 'success', undefined, undefined, undefined],
      ['second-factor-added', 'failure', 'wrong-code', undefined, undefined],
      ['second-factor-added', 'success', undefined, undefined, undefined],
      ['second-factor-asked', 'success', undefined, 'password', undefined],
      ['sign-in', 'failure', 'wrong-code', undefined, true],
      ['identity-sign-in', 'success', undefined, undefined, true],
      ['sign-in', 'success', undefined, 'password', true],
      ['second-factor-removed', 'success', undefined, undefined, undefined],
    ].toSorted(),
  );
  const shown = await shownTo(await login(await signedIn.user.getIdToken()));
  expect(
    shown.filter(({ reason }) => reason === 'wrong-code').map(({ event, secondFactor }) => [event, secondFactor]),
  ).toEqual([['sign-in', true]]);
});

test('an address verified, changed and taken back', async () => {
  const email = 'eve@example.org';
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await login(await user.getIdToken());
  await sendEmailVerification(user);
  await applyActionCode(app.newAuth(), await codeMailedTo(email, 'verify-email'));
  await verifyBeforeUpdateEmail(user, 'eve@new.example', { url: app.origin });
  await applyActionCode(app.newAuth(), await codeMailedTo('eve@new.example', 'change-email'));
  await applyActionCode(app.newAuth(), await codeMailedTo(email, 'recover-email'));
  const account = await accountOf(email);
  expect(await said()).toEqual([
    ['sign-up', 'success', undefined, 'password', undefined],
    ['account-created', 'success', undefined, undefined, undefined],
    ['sign-in', 'success', undefined, 'password', false],
    ['address-verification-asked', 'success', undefined, undefined, undefined],
    ['address-verified', 'success', undefined, undefined, undefined],
    ['address-change-asked', 'success', undefined, undefined, undefined],
    ['address-changed', 'success', undefined, undefined, undefined],
    ['address-recovered', 'success', undefined, undefined, undefined],
  ]);
  const rows = app.db.selectFrom('security_events').select('event').where('account_id', '=', account);
  expect((await rows.execute()).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['address-verified', 'address-change-asked', 'address-changed', 'address-recovered']),
  );
});

test('sessions ended here, elsewhere, all others, all, by expiry and by a token that comes twice', async () => {
  const email = 'fay@example.org';
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  const enter = async () => login(await user.getIdToken());
  const as = (tokens: Tokens, method: 'POST' | 'DELETE', path: string, body?: unknown) =>
    app.call(method, `/api/v1/auth/${path}`, body, tokens.accessToken);
  const [first, second] = [await enter(), await enter()];
  const listed = await app.call('GET', '/api/v1/auth/sessions', undefined, first.accessToken);
  const other = listed
    .json<{ sessions: { id: string; isCurrent: boolean }[] }>()
    .sessions.find((each) => !each.isCurrent);
  const ending = ['session-ended', 'sessions-ended', 'session-refresh', 'access-refused'];
  await as(first, 'DELETE', `sessions/${other?.id}`);
  await as(first, 'DELETE', `sessions/${other?.id}`);
  await as(first, 'DELETE', 'sessions');
  await as(first, 'POST', 'logout', { allDevices: false });
  expect(await said(ending)).toEqual([
    ['session-ended', 'success', 'ended-elsewhere', undefined, undefined],
    ['access-refused', 'refused', 'not-found-or-not-yours', undefined, undefined],
    ['sessions-ended', 'success', 'others', undefined, undefined],
    ['session-ended', 'success', 'signed-out', undefined, undefined],
  ]);
  expect(second.accessToken).not.toBe('');
  from = raw.length;

  const again = await signInWithEmailAndPassword(app.newAuth(), email, password);
  const stolen = await login(await again.user.getIdToken());
  let pair = stolen;
  const renew = async ({ refreshToken }: Tokens) => app.call('POST', '/api/v1/auth/refresh-token', { refreshToken });
  for (let n = 0; n < 2; n += 1) pair = (await renew(pair)).json<Tokens>();
  expect((await renew(stolen)).statusCode).toBe(401);
  expect(await said(ending)).toEqual([
    ['session-ended', 'refused', 'token-reused', undefined, undefined],
    ['session-refresh', 'failure', 'unknown-token', undefined, undefined],
  ]);
  from = raw.length;

  const last = await signInWithEmailAndPassword(app.newAuth(), email, password);
  const lasting = await login(await last.user.getIdToken());
  await as(lasting, 'POST', 'logout', { allDevices: true });
  const anew = await signInWithEmailAndPassword(app.newAuth(), email, password);
  await login(await anew.user.getIdToken());
  app.advance(31 * 24 * 3_600_000);
  await app.sessions.purge();
  const account = await accountOf(email);
  const mine = (await linesOf()).filter((line) => ending.includes(line.event) && line['account'] === account);
  expect(mine.map(({ event, reason, by, address }) => [event, reason, by, address])).toEqual([
    ['sessions-ended', 'all', 'founder', '127.0.0.1'],
    ['session-ended', 'expired', 'server', undefined],
  ]);
});

test('what is not theirs, a foreign page, another founder’s proof and a limit are refused, each with its line', async () => {
  const { firebaseToken, ...gil } = await newFounder(app, 'gil@example.org');
  const hal = await newFounder(app, 'hal@example.org');
  const account = await accountOf('gil@example.org');
  from = raw.length;
  const idea = `idea-${crypto.randomUUID()}`;
  const command = { id: crypto.randomUUID(), type: 'RenameIdea', stream: idea, data: { title: 'x' }, at: app.now() };
  await app.call('POST', '/api/v1/commands', { commands: [command] }, gil.accessToken);
  await app.call('GET', `/api/v1/snapshot?stream=${idea}`, undefined, gil.accessToken);
  await app.call('GET', `/api/v1/assets/${crypto.randomUUID()}?expires=1&signature=x`);
  await app.call('GET', '/api/v1/shared/project/grant');
  await app.call('POST', '/api/v1/auth/sessions/proof', { firebaseToken: hal.firebaseToken }, gil.accessToken);
  await readLive(app.origin, 'https://evil.example', gil.accessToken).closed.catch(() => {});
  await app.call('POST', '/api/v1/auth/login', { firebaseToken: 'forged' });
  expect((await said()).toSorted()).toEqual(
    [
      ...Array.from({ length: 4 }, () => ['access-refused', 'refused', 'not-found-or-not-yours', undefined, undefined]),
      ['access-refused', 'refused', 'not-your-identity', undefined, undefined],
      ['access-refused', 'refused', 'foreign-origin', undefined, undefined],
      ['sign-in', 'failure', 'invalid-identity-token', undefined, undefined],
    ].toSorted(),
  );
  const routes = (await linesOf()).map(({ route, account: of }) => [route, of]);
  expect(routes).toEqual(
    expect.arrayContaining([
      ['/api/v1/commands', account],
      ['/api/v1/snapshot', account],
      ['/api/v1/assets/:id', undefined],
      ['/api/v1/shared/:projectId/:grant', undefined],
      ['/api/v1/auth/sessions/proof', account],
      ['/api/v1/live', undefined],
    ]),
  );
  from = raw.length;
  for (let n = 0; n < 11; n += 1) {
    await expect(signInWithEmailAndPassword(app.newAuth(), 'gil@example.org', 'a wrong one')).rejects.toThrow();
  }
  expect((await said(['sign-in'])).at(-1)).toEqual(['sign-in', 'refused', 'too-many-attempts', undefined, undefined]);
  expect((await shownTo(gil)).map(({ reason, times }) => [reason, times])).toContainEqual(['wrong-password', 10]);
  expect(firebaseToken).not.toBe('');
});

test('an export and a deletion are recorded, and nothing shown is left of who is deleted', async () => {
  const ida = await newFounder(app, 'ida@example.org');
  const account = await accountOf('ida@example.org');
  await app.call('GET', '/api/user/me/export', undefined, ida.accessToken);
  expect(await namesShown(ida)).toEqual(['account-created', 'data-exported', 'sign-in']);
  await app.call('DELETE', '/api/user/me', { firebaseToken: ida.firebaseToken }, ida.accessToken);
  expect((await said(['data-exported', 'account-deleted'])).map(([event]) => event)).toEqual([
    'data-exported',
    'account-deleted',
  ]);
  const rows = app.db.selectFrom('security_events').select('id').where('account_id', '=', account);
  expect(await rows.execute()).toEqual([]);
});

test('where a request comes from is known also when its body comes late', async () => {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), 'jon@example.org', password);
  const firebaseToken = await user.getIdToken();
  const call = request(`${app.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox/143.0 Windows', expect: '100-continue' },
  });
  // By then the server has the headers, and waits for the rest.
  call.on('continue', () => call.end(JSON.stringify({ firebaseToken, register: true })));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const [, ...lines] = await linesOf();
  expect(lines.map(({ event, address, device }) => [event, address, device])).toEqual([
    ['account-created', '127.0.0.1', 'Firefox on Windows'],
    ['sign-in', '127.0.0.1', 'Firefox on Windows'],
  ]);
});

test('a name, a device or a reason that is hostile adds no line and no field', async () => {
  const hostile = 'Firefox/1 Windows\r\n{"event":"sign-in","outcome":"success","by":"operator"}';
  await fetch(`${app.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': hostile.replaceAll(/[\r\n]/g, ' ') },
    body: JSON.stringify({ firebaseToken: hostile }),
  });
  const [line, ...others] = await linesOf();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ event: 'sign-in', outcome: 'failure', by: 'founder', device: 'Firefox on Windows' });
});

test('after all of that no line holds an address, a password, a token or a code', async () => {
  await app.securityEvents.settled();
  expect(raw.length).toBeGreaterThan(60);
  const text = raw.join('');
  for (const secret of [password, 'a better horse', 'the best horse', 'a wrong one', '000000', '@', 'oobCode']) {
    expect(text).not.toContain(secret);
  }
  // An ID token, and what else is random and long; ids of ours are UUIDs, and the provider's are short.
  expect(text).not.toMatch(/eyJ[\w-]{10}/);
  expect(text.match(/[A-Za-z0-9_-]{40,}/g)).toBeNull();
});
