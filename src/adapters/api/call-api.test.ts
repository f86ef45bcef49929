import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { serveAnswers } from '../../../tests/fixtures/answering-server.ts';
import type { SessionProofs } from '../session/session-proofs.ts';
import { createCallApi } from './call-api.ts';
import { createFetchJson } from './fetch-json.ts';

const callOf = (baseUrl: string, timeoutMs?: number) =>
  createCallApi(createFetchJson({ baseUrl, ...(timeoutMs === undefined ? {} : { timeoutMs }) }));

describe('a call that is answered', () => {
  test('carries token and body, and yields the parsed answer', async () => {
    await using server = await serveAnswers([{ status: 200, body: { id: 1 } }]);
    const answer = await callOf(server.baseUrl)('/api/x?y=1', { method: 'PUT', body: { a: [1] }, accessToken: 't' });
    expect(answer).toEqual({ id: 1 });
    expect(server.received).toEqual([
      { method: 'PUT', path: '/api/x?y=1', authorization: 'Bearer t', body: { a: [1] } },
    ]);
  });

  test.each([202, 204])('with %i and nothing in it yields nothing', async (status) => {
    await using server = await serveAnswers([{ status }]);
    expect(await callOf(server.baseUrl)('/api/x')).toBeUndefined();
  });

  test.each([
    [
      { status: 400, body: { message: 'No.', code: 'bad', requestId: 'r' } },
      { kind: 'refused', status: 400, code: 'bad', message: 'No.' },
    ],
    [
      { status: 429, body: { message: 'Later.', code: 9 }, headers: { 'retry-after': '7' } },
      { kind: 'refused', status: 429, code: 9, message: 'Later.', retryAfterS: 7 },
    ],
    [
      { status: 502, text: '<html>' },
      { kind: 'refused', status: 502, code: 502, message: '' },
    ],
  ])('with an error rejects, and is not repeated: %j', async (reply, failure) => {
    await using server = await serveAnswers([reply, { status: 200, body: {} }]);
    await expect(callOf(server.baseUrl)('/api/x')).rejects.toEqual(failure);
    expect(server.received).toHaveLength(1);
  });
});

describe('a call by the key of the session', () => {
  /** Proofs that say what they are for, and how many were made before. */
  const numbered = (): SessionProofs => {
    let made = 0;
    return {
      prove: async ({ method, path, accessToken, begins }) => {
        made += 1;
        return `${made} ${method} ${path} ${accessToken} ${begins}`;
      },
      asksAgain: ({ challenge, nonce }) => challenge === 'again' && nonce === 'n',
    };
  };
  const again = { status: 401, body: { message: 'No.', code: 'proof-required' } };
  const asked = { ...again, headers: { 'www-authenticate': 'again', 'dpop-nonce': 'n' } };
  const call = (baseUrl: string) => createCallApi(createFetchJson({ baseUrl, proofs: numbered() }));

  test('carries a proof for just this call', async () => {
    await using server = await serveAnswers([{ status: 204 }]);
    await call(server.baseUrl)('/api/x', { method: 'POST', body: {}, accessToken: 't' });
    expect(server.received).toEqual([{ method: 'POST', path: '/api/x', authorization: 'DPoP t', body: {} }]);
    expect(server.proofs).toEqual(['1 POST /api/x t false']);
  });

  test.each(['begins', 'renews'] as const)('carries one where it %s a session', async (session) => {
    await using server = await serveAnswers([{ status: 204 }]);
    await call(server.baseUrl)('/api/x', { method: 'POST', session });
    expect(server.proofs).toEqual([`1 POST /api/x undefined ${session === 'begins'}`]);
  });

  test('carries none where it is nobody’s', async () => {
    await using server = await serveAnswers([asked]);
    await expect(call(server.baseUrl)('/api/x')).rejects.toMatchObject({ status: 401 });
    expect(server.proofs).toEqual([undefined]);
  });

  test('is sent once more with another proof where the server asks for its nonce, and no third time', async () => {
    await using server = await serveAnswers([asked, asked, { status: 204 }]);
    await expect(call(server.baseUrl)('/api/x', { accessToken: 't' })).rejects.toMatchObject({
      code: 'proof-required',
    });
    expect(server.proofs).toEqual(['1 GET /api/x t false', '2 GET /api/x t false']);
    await using kinder = await serveAnswers([asked, { status: 200, body: 7 }]);
    expect(await call(kinder.baseUrl)('/api/x', { accessToken: 't' })).toBe(7);
  });

  test('is not repeated where its proof was refused for good', async () => {
    await using server = await serveAnswers([again, { status: 204 }]);
    await expect(call(server.baseUrl)('/api/x', { accessToken: 't' })).rejects.toMatchObject({
      code: 'proof-required',
    });
    expect(server.proofs).toHaveLength(1);
  });
});

describe('a call without an answer', () => {
  test('since the server hung up', async () => {
    await using server = await serveAnswers([null]);
    await expect(callOf(server.baseUrl)('/api/x')).rejects.toEqual({ kind: 'no-answer' });
  });

  test('since a page came instead of JSON', async () => {
    await using server = await serveAnswers([{ status: 200, text: '<html>Log in to the hotel' }]);
    await expect(callOf(server.baseUrl)('/api/x')).rejects.toEqual({ kind: 'no-answer' });
  });

  test('since the caller gave up', async () => {
    await using server = await serveAnswers([{ status: 200, body: {} }]);
    await expect(callOf(server.baseUrl)('/api/x', { signal: AbortSignal.abort() })).rejects.toEqual({
      kind: 'no-answer',
    });
  });

  test('is given up after ten seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await using server = await serveAnswers([{ status: 204 }]);
    await callOf(server.baseUrl)('/api/x');
    expect(limit.mock.calls).toEqual([[10_000]]);
    limit.mockRestore();
  });

  test.each(['before the headers', 'in the middle of the body'])('in time: silent %s', async (moment) => {
    const silent = createServer((_, response) => {
      if (moment !== 'before the headers') response.writeHead(200).write('{');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    // A caller who can give it up need not do so.
    for (const options of [{}, { signal: new AbortController().signal }])
      await expect(callOf(`http://127.0.0.1:${port}`, 50)('/api/x', options)).rejects.toEqual({ kind: 'no-answer' });
    silent.closeAllConnections();
    silent.close();
  });
});
