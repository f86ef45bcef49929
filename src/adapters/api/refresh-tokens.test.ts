import { expect, test } from 'vitest';
import { serveAnswers } from '../../../tests/fixtures/answering-server.ts';
import { createFetchJson } from './fetch-json.ts';
import { refreshTokens } from './refresh-tokens.ts';

const tokens = { accessToken: 'a2', refreshToken: 'r2' };
const fresh = { status: 200, body: tokens };
const refresh = (baseUrl: string) =>
  refreshTokens(createFetchJson({ baseUrl }), 'r1', { patienceMs: 30, firstPauseMs: 5, longestPauseMs: 10 });

test('a new pair', async () => {
  await using server = await serveAnswers([fresh]);
  expect(await refresh(server.baseUrl)).toEqual(tokens);
  expect(server.received).toEqual([
    { method: 'POST', path: '/api/v1/auth/refresh-token', authorization: undefined, body: { refreshToken: 'r1' } },
  ]);
});

test.each([429, 500, 503])('%i is asked again', async (status) => {
  await using server = await serveAnswers([{ status }, { status }, fresh]);
  expect(await refresh(server.baseUrl)).toEqual(tokens);
});

test('a server that stays busy has failed in the end', async () => {
  await using server = await serveAnswers(Array.from({ length: 20 }, () => ({ status: 503 })));
  await expect(refresh(server.baseUrl)).rejects.toMatchObject({ kind: 'refused', status: 503 });
  // After pauses of 5, 10, 10 and what is left of the 30 ms.
  expect(server.received).toHaveLength(5);
});

test.each([
  { status: 401, body: { message: 'Over.', code: 'session-ended' } },
  { status: 200, body: { accessToken: 'a2' } },
  { status: 200, text: '<html>' },
])('any other answer without both tokens is final: %j', async (answer) => {
  await using server = await serveAnswers([answer, fresh]);
  await expect(refresh(server.baseUrl)).rejects.toMatchObject({ kind: 'refused', status: answer.status });
  expect(server.received).toHaveLength(1);
});

test('no answer is told apart, so that the session is kept', async () => {
  await using server = await serveAnswers([null]);
  await expect(refresh(server.baseUrl)).rejects.toEqual({ kind: 'no-answer' });
});
