import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { serveAnswers } from '../../../tests/fixtures/answering-server.ts';
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
    await expect(callOf(`http://127.0.0.1:${port}`, 50)('/api/x')).rejects.toEqual({ kind: 'no-answer' });
    silent.closeAllConnections();
    silent.close();
  });
});
