import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ActivityRecord } from '#domain/account/activity-record.ts';
import { createLog } from '#server/operations/create-log.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

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
async function said(): Promise<unknown[][]> {
  return (await linesOf()).map(({ event, outcome, reason, method, secondFactor }) => [
    event,
    outcome,
    reason,
    method,
    secondFactor,
  ]);
}

async function linesOf(): Promise<Line[]> {
  await app.securityEvents.settled();
  return raw.slice(from).map((line) => JSON.parse(line) as Line);
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
