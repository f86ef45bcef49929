import { expect, test } from 'vitest';
import { serveAnswers } from '../../../tests/fixtures/answering-server.ts';
import { beginSession } from './begin-session.ts';
import { createCallApi } from './call-api.ts';
import { createFetchJson } from './fetch-json.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };
const notRegistered = { status: 404, body: { message: 'Not yet.', code: 'not-registered' } };
const begin = (baseUrl: string) => beginSession(createCallApi(createFetchJson({ baseUrl })), 'proof');

test('a known account logs in', async () => {
  await using server = await serveAnswers([{ status: 200, body: tokens }]);
  expect(await begin(server.baseUrl)).toEqual(tokens);
  expect(server.received).toEqual([
    {
      method: 'POST',
      path: '/api/v1/auth/login',
      authorization: undefined,
      body: { firebaseToken: 'proof', register: true },
    },
  ]);
});

test('a new account is registered by the same call', async () => {
  await using server = await serveAnswers([{ status: 201, body: tokens }]);
  expect(await begin(server.baseUrl)).toEqual(tokens);
  expect(server.received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/v1/auth/login', { firebaseToken: 'proof', register: true }],
  ]);
});

test('a new account registers with the same token if login says that there is none', async () => {
  await using server = await serveAnswers([notRegistered, { status: 201, body: tokens }]);
  expect(await begin(server.baseUrl)).toEqual(tokens);
  expect(server.received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/v1/auth/login', { firebaseToken: 'proof', register: true }],
    ['/api/v1/auth/register', { firebaseToken: 'proof' }],
  ]);
});

test.each([
  ['its code', [{ status: 403, body: { message: 'Closed.', code: 9000 } }]],
  ['its message', [{ status: 403, body: { message: 'Places on the waitlist are no longer available', code: 1 } }]],
  ['the answer to register', [notRegistered, { status: 403, body: { message: 'Closed.', code: 9000 } }]],
])('the waitlist is known by %s', async (_, answers) => {
  await using server = await serveAnswers(answers);
  await expect(begin(server.baseUrl)).rejects.toMatchObject({
    name: 'WaitlistError',
    message: 'WAITLIST_NO_LONGER_AVAILABLE',
  });
});

test.each([
  { status: 400, body: { message: 'Malformed.', code: 'bad-request' } },
  { status: 401, body: { message: 'Expired waitlist.', code: 'expired' } },
  { status: 403, body: { message: 'Forbidden.', code: 'forbidden' } },
])('other refusals pass unchanged: %j', async (answer) => {
  await using server = await serveAnswers([answer]);
  await expect(begin(server.baseUrl)).rejects.toEqual({ kind: 'refused', status: answer.status, ...answer.body });
});
