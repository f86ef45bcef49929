import {
  createUserWithEmailAndPassword,
  multiFactor,
  signInWithCredential,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from './fixtures/authenticator.ts';
import { countWork } from './fixtures/count-work.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp({ rateLimit: true });
  await createUserWithEmailAndPassword(app.newAuth(), 'password@example.org', 'correct horse');
  const person = { email: 'google@example.org', displayName: 'Ada' };
  await signInWithCredential(app.newAuth(), await providerCredential(app.origin, 'google.com', person));
  await withSecondFactor('factor@example.org');
});
afterAll(async () => app?.stop());

async function withSecondFactor(email: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, 'correct horse');
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('uid', '=', user.uid).execute();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
}

/**
 * Returns everything that an outsider can tell of a request about this address, and the server's work until the answer.
 */
async function ask(operation: string, body: object, email: string) {
  // So that no mail of an earlier request is counted.
  await app.inbox();
  const { result, done } = await countWork(() =>
    app.call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body),
  );
  const { date: _now, 'content-length': length, ...headers } = result.headers;
  expect(Number(length)).toBe(result.body.length);
  const statements = done.statements.filter((sql) => !isOfSecurityLog(sql));
  return { status: result.statusCode, headers, body: result.body.replaceAll(email, '(address)'), ...done, statements };
}

/** The security log looks for the account of an address when the answer has left, of this request or of the one before. */
const isOfSecurityLog = (sql: string): boolean =>
  sql.includes('security_events') || /from "accounts" where "provider_uid" = \(select "uid"/.test(sql);

const known = ['password@example.org', 'google@example.org', 'factor@example.org'];

describe.each([
  ['a sign-in', 'signInWithPassword', (email: string) => ({ email, password: 'wrong horse' }), 1],
  ['a reset', 'sendOobCode', (email: string) => ({ requestType: 'PASSWORD_RESET', email }), 0],
  [
    'a sign-in link',
    'sendOobCode',
    (email: string) => ({ requestType: 'EMAIL_SIGNIN', email, continueUrl: app.origin }),
    0,
  ],
  ['the methods', 'createAuthUri', (email: string) => ({ identifier: email, continueUri: app.origin }), 0],
] as const)('%s', (_what, operation, bodyOf, hashes) => {
  test.each(known)('asked for with %s looks and costs as with an address that nobody has', async (email) => {
    const ofKnown = await ask(operation, bodyOf(email), email);
    const nobody = `nobody-like-${email}`;
    const ofUnknown = await ask(operation, bodyOf(nobody), nobody);
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.hashes).toBe(hashes);
    expect(ofKnown.statements.filter((sql) => sql.includes('"mails"'))).toEqual([]);
  });
});

test('mails leave after the answer, and only to those who are there', async () => {
  const before = (await app.inbox()).length;
  for (const email of ['password@example.org', 'nobody@example.org']) {
    const { statements } = await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email }, email);
    expect(statements.filter((sql) => sql.includes('"mails"'))).toEqual([]);
  }
  expect((await app.inbox()).slice(0, -before).map(({ to }) => to)).toEqual(['password@example.org']);
});

test('until the answer to a reset or a new address nobody is looked for', async () => {
  const user = await createUserWithEmailAndPassword(app.newAuth(), 'mover@example.org', 'correct horse');
  const idToken = await user.user.getIdToken();
  for (const email of ['password@example.org', 'nobody@example.org']) {
    const orders = [
      { requestType: 'PASSWORD_RESET', email },
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email },
    ];
    for (const order of orders) {
      const { statements } = await ask('sendOobCode', order, email);
      expect(statements.filter((sql) => sql.includes('"identity_users" where "email"'))).toEqual([]);
    }
  }
});

test('too many attempts are told alike', async () => {
  const wrong = (email: string) => ({ email, password: 'wrong horse' });
  const last = async (email: string) => {
    for (let n = 0; n < 10; n += 1) await ask('signInWithPassword', wrong(email), email);
    return ask('signInWithPassword', wrong(email), email);
  };
  const ofKnown = await last('password@example.org');
  expect(ofKnown).toMatchObject({
    status: 400,
    hashes: 0,
    // What is counted, and nobody is looked for.
    statements: [expect.stringContaining('"identity_known_places"'), expect.stringContaining('take_attempts')],
    headers: { 'retry-after': expect.anything() },
  });
  // A second may have passed between the two.
  const headers = { ...ofKnown.headers, 'retry-after': expect.stringMatching(/^(600|59\d)$/) };
  expect(await last('nobody@example.org')).toEqual({ ...ofKnown, headers });
});
