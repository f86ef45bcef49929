import { afterEach, beforeEach, expect, test } from 'vitest';
import { purgeKnownPlaces } from '#server/identity/known-places.ts';
import { codeAt } from './fixtures/authenticator.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { asOften } from './fixtures/many-times.ts';

let app: IdentityApp;
beforeEach(async () => {
  app = await startIdentityApp({ rateLimit: true });
});
afterEach(async () => app?.stop());

const minuteMs = 60_000;
const toolkit = '/identitytoolkit.googleapis.com';
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const home = '198.51.100.7';
const elsewhere = (n: number): string => `203.0.113.${n}`;
const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const wrong = { ...ada, password: 'wrong horse battery' };

/** Its answer, or why it was refused. */
async function call<Answer>(
  path: string,
  body: unknown,
  address: string,
): Promise<Answer & { readonly refusal?: string }> {
  const answer = await app.call('POST', `${toolkit}${path}?key=k`, body, undefined, {}, address);
  const json = answer.json<Answer & { error: { message: string } }>();
  return answer.statusCode === 200 ? json : { ...json, refusal: json.error.message };
}
const ask = async (operation: string, body: unknown, address: string): Promise<string> =>
  (await call<object>(`/v1/accounts:${operation}`, body, address)).refusal ?? 'ok';

const kindsTo = async (email: string): Promise<string[]> =>
  (await app.inbox()).filter(({ to }) => to === email).map(({ kind }) => kind);

/** Ten wrong passwords from each of so many addresses; what was said to those that were sent. */
async function guess(email: string, addresses: number): Promise<string[]> {
  const said: string[] = [];
  for (let n = 1; n <= addresses; n += 1) {
    said.push(...(await asOften(app.db, 10, () => ask('signInWithPassword', { ...wrong, email }, elsewhere(n)))));
  }
  return said;
}
const refused = (said: readonly string[]): number => said.filter((each) => each === tooMany).length;

test('fifty wrong passwords over all addresses close the account to strangers, and its owner gets in from home', async () => {
  expect(await ask('signUp', ada, home)).toBe('ok');
  expect(refused(await guess(ada.email, 5))).toBe(0);
  expect(await ask('signInWithPassword', ada, elsewhere(99))).toBe(tooMany);
  expect(await ask('signInWithPassword', ada, home)).toBe('ok');
  for (let n = 0; n < 9; n += 1) await ask('signInWithPassword', wrong, home);
  expect(await ask('signInWithPassword', ada, home)).toBe('ok');
  app.advance(10 * minuteMs);
  expect(await ask('signInWithPassword', ada, elsewhere(99))).toBe('ok');
});

test('the owner is told by mail once in six hours, and nobody else is', async () => {
  await ask('signUp', ada, home);
  await guess(ada.email, 6);
  await guess('nobody@example.org', 6);
  expect([await kindsTo(ada.email), await kindsTo('nobody@example.org')]).toEqual([['password-guesses'], []]);
  app.advance(5 * 60 * minuteMs);
  await guess(ada.email, 5);
  expect(await kindsTo(ada.email)).toEqual(['password-guesses']);
  app.advance(60 * minuteMs);
  await guess(ada.email, 5);
  expect(await kindsTo(ada.email)).toEqual(['password-guesses', 'password-guesses']);
});

test('wrong passwords from home are ten, and do not close the account to others', async () => {
  await ask('signUp', ada, home);
  for (let n = 0; n < 10; n += 1)
    expect(await ask('signInWithPassword', wrong, home)).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await ask('signInWithPassword', ada, home)).toBe(tooMany);
  expect(refused(await guess(ada.email, 5))).toBe(0);
});

test('an address is known for thirty days after a sign-in, and of a user the last twenty are', async () => {
  await ask('signUp', ada, home);
  const knowsHome = async () => {
    await guess(ada.email, 5);
    const said = await ask('signInWithPassword', wrong, home);
    app.advance(10 * minuteMs);
    return said !== tooMany;
  };
  app.advance(29 * 24 * 60 * minuteMs);
  expect(await knowsHome()).toBe(true);
  app.advance(24 * 60 * minuteMs);
  expect(await knowsHome()).toBe(false);
  await ask('signInWithPassword', ada, home);
  app.advance(minuteMs);
  for (let n = 101; n <= 119; n += 1) await ask('signInWithPassword', ada, elsewhere(n));
  expect(await knowsHome()).toBe(true);
  await ask('signInWithPassword', ada, elsewhere(120));
  expect(await knowsHome()).toBe(false);
});

test('an address is known after a sign-in by a mailed link, too', async () => {
  await ask('signUp', ada, home);
  const order = { requestType: 'EMAIL_SIGNIN', email: ada.email, continueUrl: app.origin };
  expect(await ask('sendOobCode', order, elsewhere(1))).toBe('ok');
  const [mail] = (await app.inbox()).filter(({ kind }) => kind === 'sign-in-link');
  const oobCode = new URL(mail?.link ?? '').searchParams.get('oobCode');
  expect(await ask('signInWithEmailLink', { email: ada.email, oobCode }, elsewhere(99))).toBe('ok');
  await guess(ada.email, 5);
  expect([
    await ask('signInWithPassword', wrong, elsewhere(99)),
    await ask('signInWithPassword', wrong, elsewhere(98)),
  ]).toEqual(['INVALID_LOGIN_CREDENTIALS', tooMany]);
});

test('addresses that are known no more are forgotten', async () => {
  await ask('signUp', ada, home);
  const known = () => app.db.selectFrom('identity_known_places').selectAll().execute();
  app.advance(30 * 24 * 60 * minuteMs - minuteMs);
  await purgeKnownPlaces(app.db, app.now());
  expect(await known()).toHaveLength(2);
  app.advance(minuteMs);
  await purgeKnownPlaces(app.db, app.now());
  expect(await known()).toEqual([]);
});

interface Tokens {
  readonly idToken: string;
}
interface Pending {
  readonly mfaPendingCredential: string;
  readonly mfaInfo: readonly { readonly mfaEnrollmentId: string }[];
}

/** The secret of a second factor that was enrolled at home. */
async function enrol(): Promise<string> {
  const { idToken } = await call<Tokens>('/v1/accounts:signUp', ada, home);
  await app.db.updateTable('identity_users').set({ email_verified: true }).execute();
  const { totpSessionInfo } = await call<{ totpSessionInfo: { sharedSecretKey: string; sessionInfo: string } }>(
    '/v2/accounts/mfaEnrollment:start',
    { idToken, totpEnrollmentInfo: {} },
    home,
  );
  const { sharedSecretKey, sessionInfo } = totpSessionInfo;
  const totpVerificationInfo = { sessionInfo, verificationCode: codeAt(sharedSecretKey, app.now()) };
  await call('/v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo }, home);
  app.advance(30_000);
  return sharedSecretKey;
}

/** Signs in with the right password and this code. */
async function code(verificationCode: string, address: string): Promise<string> {
  const pending = await call<Pending>('/v1/accounts:signInWithPassword', ada, address);
  const body = {
    mfaPendingCredential: pending.mfaPendingCredential,
    mfaEnrollmentId: pending.mfaInfo[0]?.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  };
  return (await call<Tokens>('/v2/accounts/mfaSignIn:finalize', body, address)).refusal ?? 'ok';
}

test('whoever knows the password blocks nobody’s second factor but their own', async () => {
  const secret = await enrol();
  const right = async (address: string) => {
    app.advance(30_000);
    return code(codeAt(secret, app.now()), address);
  };
  for (let n = 0; n < 10; n += 1) expect(await code('abcdef', elsewhere(1))).toBe('INVALID_CODE');
  expect(await right(elsewhere(1))).toBe(tooMany);
  expect([await right(home), await right(elsewhere(50))]).toEqual(['ok', 'ok']);
  for (let n = 0; n < 10; n += 1) expect(await code('abcdef', elsewhere(2))).toBe('INVALID_CODE');
  expect([await right(elsewhere(3)), await right(home), await right(elsewhere(50))]).toEqual([tooMany, 'ok', 'ok']);
  expect(await kindsTo(ada.email)).toEqual(['code-guesses', 'second-factor-added']);
  app.advance(60 * minuteMs);
  expect(await right(elsewhere(3))).toBe('ok');
});

test('the right password alone makes no address known', async () => {
  await enrol();
  await code('abcdef', elsewhere(99));
  await guess(ada.email, 5);
  expect(await ask('signInWithPassword', ada, elsewhere(99))).toBe(tooMany);
});

test('all spellings of a mailbox get five mails, and fifteen over all addresses', async () => {
  const reset = (email: string, address: string) =>
    ask('sendOobCode', { requestType: 'PASSWORD_RESET', email }, address);
  const spellings = ['ada@gmail.com', 'A.da@gmail.com', 'ada+1@GMAIL.com', '"ada"@gmail.com', '(a)ada@googlemail.com'];
  for (const spelling of spellings) expect(await reset(spelling, elsewhere(1))).toBe('ok');
  for (const spelling of [...spellings, '<ada@gmail.com>', 'ａｄａ@gmail.com']) {
    expect(await reset(spelling, elsewhere(1))).toBe(tooMany);
  }
  for (const n of [2, 3]) for (const spelling of spellings) expect(await reset(spelling, elsewhere(n))).toBe('ok');
  expect([await reset('ada@gmail.com', elsewhere(4)), await reset('bea@gmail.com', elsewhere(4))]).toEqual([
    tooMany,
    'ok',
  ]);
});

test('a hundred mails from a /56 of IPv6, and four hundred from a /48', async () => {
  const mail = (address: string) =>
    ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: `${crypto.randomUUID()}@example.org` }, address);
  const home56 = (subnet: number, host: string) => `2001:db8:1:${(subnet * 256 + 1).toString(16)}::${host}`;
  for (let subnet = 0; subnet < 4; subnet += 1) {
    const two = async (n: number) => [await mail(home56(subnet, 'a')), await mail(home56(subnet, `b:${n}`))];
    expect(new Set((await asOften(app.db, 50, two)).flat())).toEqual(new Set(['ok']));
    if (subnet === 0) expect(await mail(home56(0, 'c'))).toBe(tooMany);
  }
  expect([await mail(home56(4, 'a')), await mail('2001:db8:2::1')]).toEqual([tooMany, 'ok']);
});

test('a hundred and twenty calls a minute of one user, however many addresses they come from', async () => {
  const { idToken } = await call<Tokens>('/v1/accounts:signUp', ada, home);
  const other = await call<Tokens>('/v1/accounts:signUp', { ...ada, email: 'bea@example.org' }, home);
  const update = (token: string, n: number) => ask('update', { idToken: token, displayName: `Ada ${n}` }, elsewhere(n));
  for (let n = 0; n < 120; n += 1) expect(await update(idToken, n)).toBe('ok');
  expect([await update(idToken, 120), await update(other.idToken, 121)]).toEqual([tooMany, 'ok']);
  app.advance(minuteMs);
  expect(await update(idToken, 122)).toBe('ok');
});

test('a hundred and twenty exchanges a minute of one user', async () => {
  const first = await call<{ refreshToken: string }>('/v1/accounts:signUp', ada, home);
  const exchange = async (token: string) => {
    const payload = `grant_type=refresh_token&refresh_token=${token}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${app.origin}/securetoken.googleapis.com/v1/token?key=k`, {
      method: 'POST',
      headers,
      body: payload,
    });
    const json = (await answer.json()) as { refresh_token?: string; error?: { message: string } };
    return json.refresh_token ?? json.error?.message ?? '';
  };
  let token = first.refreshToken;
  for (let n = 0; n < 120; n += 1) token = await exchange(token);
  expect(await exchange(token)).toBe(tooMany);
  app.advance(minuteMs);
  expect(await exchange(token)).not.toBe(tooMany);
});

test('twelve hundred calls a minute from one address, whatever they ask', async () => {
  const methods = (address: string) => ask('createAuthUri', { identifier: ada.email }, address);
  // Refused before anything is read: the cheapest calls.
  for (let n = 0; n < 1199; n += 1) await ask('createAuthUri', { identifier: 1 }, elsewhere(1));
  expect(await methods(elsewhere(1))).toBe('ok');
  expect([await methods(elsewhere(1)), await methods(elsewhere(2))]).toEqual([tooMany, 'ok']);
});

test('what is kept of it names nobody, and goes with the account', async () => {
  const { idToken } = await call<Tokens>('/v1/accounts:signUp', ada, home);
  const known = () => app.db.selectFrom('identity_known_places').selectAll().execute();
  const places = await known();
  expect(places.map(({ place }) => place.length)).toEqual([32, 32]);
  expect(JSON.stringify(places.map(({ place }) => place.toString('latin1')))).not.toMatch(/198|ada/);
  expect(await ask('delete', { idToken }, home)).toBe('ok');
  expect(await known()).toEqual([]);
});
