import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { asOften, manyTimes } from './fixtures/many-times.ts';

let app: IdentityApp;
let startedAt = 0;
beforeAll(async () => {
  app = await startIdentityApp({ rateLimit: true });
});
beforeEach(() => {
  startedAt = performance.now();
});
/** The next test finds nobody, and nothing counted. */
afterEach(async () => {
  for (const table of ['identity_users', 'attempts', 'mails'] as const) await app.db.deleteFrom(table).execute();
  app.advance(60_000);
});
afterAll(async () => app?.stop());

/** Status and message of an answer, with its `Retry-After` where it has one. */
async function ask(operation: string, body: unknown): Promise<unknown[]> {
  const answer = await app.call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body);
  const wait = answer.headers['retry-after'];
  return [
    answer.statusCode,
    answer.statusCode === 200 ? 'ok' : answer.json<{ error: { message: string } }>().error.message,
    // The window began after the test did, however long hashing takes on a busy machine.
    ...(wait === undefined
      ? []
      : [Number(wait) >= 600 - (performance.now() - startedAt) / 1000 && Number(wait) <= 600]),
  ];
}
const tooMany = [400, 'TOO_MANY_ATTEMPTS_TRY_LATER', true];
const good = { email: 'ada@example.org', password: 'correct horse' };
const wrong = { ...good, password: 'wrong horse' };

test('ten wrong passwords for one account, then not even the right one until ten minutes are over', async () => {
  expect(await ask('signUp', good)).toEqual([200, 'ok']);
  for (let n = 0; n < 10; n += 1)
    expect(await ask('signInWithPassword', wrong)).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
  expect(await ask('signInWithPassword', wrong)).toEqual(tooMany);
  expect(await ask('signInWithPassword', good)).toEqual(tooMany);
  app.advance(600_000);
  expect(await ask('signInWithPassword', good)).toEqual([200, 'ok']);
});

test('sent all at once they count as well', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('signInWithPassword', wrong)));
  expect(answers.filter(([, message]) => message === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
});

test('right passwords do not count', async () => {
  await ask('signUp', good);
  for (let n = 0; n < 12; n += 1) expect(await ask('signInWithPassword', good)).toEqual([200, 'ok']);
});

test('three hundred wrong passwords over all accounts', async () => {
  const other = (n: number) => ask('signInWithPassword', { ...wrong, email: `founder-${n}@example.org` });
  await manyTimes(app.db, 300, async (n) => expect(await other(n)).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']));
  expect(await other(300)).toEqual(tooMany);
});

test('two hundred sign-ups', async () => {
  await manyTimes(app.db, 200, async (n) =>
    expect(await ask('signUp', { ...good, email: `founder-${n}@example.org` })).toEqual([200, 'ok']),
  );
  expect(await ask('signUp', good)).toEqual(tooMany);
});

test('five mails to a recipient, known or not, and a hundred in all', async () => {
  await ask('signUp', good);
  const reset = (email: string) => ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  for (const email of [good.email, 'nobody@example.org']) {
    for (let n = 0; n < 5; n += 1) expect(await reset(email)).toEqual([200, 'ok']);
    expect(await reset(email)).toEqual(tooMany);
  }
  const others = await asOften(app.db, 90, (n) => reset(`founder-${n}@example.org`));
  expect(others).toEqual(others.map(() => [200, 'ok']));
  expect(await reset('one-more@example.org')).toEqual(tooMany);
});

test('ten new passwords of one user', async () => {
  const call = (operation: string, body: unknown) =>
    app.call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body);
  const tokenOf = async (answer: ReturnType<typeof call>) => (await answer).json<{ idToken: string }>().idToken;
  let idToken = await tokenOf(call('signUp', good));
  for (let n = 0; n < 10; n += 1) idToken = await tokenOf(call('update', { idToken, password: `correct horse ${n}` }));
  expect(await ask('update', { idToken, password: 'one too many' })).toEqual(tooMany);
  expect(await ask('signInWithPassword', { ...good, password: 'correct horse 9' })).toEqual([200, 'ok']);
  expect(await ask('update', { idToken, displayName: 'Ada' })).toEqual([200, 'ok']);
});

test('thirty names on the waitlist, while the rest of the API goes on', async () => {
  const join = async (n: number) => {
    const { statusCode, headers } = await app.call('POST', '/api/v1/waitlist', { email: `founder-${n}@example.org` });
    return [statusCode, Number(headers['retry-after'] ?? 0) > 590];
  };
  for (let n = 0; n < 30; n += 1) expect(await join(n)).toEqual([202, false]);
  expect(await join(30)).toEqual([429, true]);
  expect((await app.call('POST', '/api/v1/auth/login', { firebaseToken: 'none' })).statusCode).toBe(401);
});
