import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { say } from './fixtures/say.ts';

let database: FreshDatabase;
let running: Running;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

/** In every request, and in no answer. */
const mark = 'mark7f3a';
const request = (line: string, ...headers: readonly string[]): string =>
  [line, 'Host: localhost', `X-Mark: ${mark}`, 'Connection: close', ...headers, '', ''].join('\r\n');
const long = (length: number): string => mark.repeat(length / mark.length);
const live = '/api/v1/live';
const handshake = ['Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const upgrade = (line: string, ...headers: readonly string[]): string =>
  request(line, ...handshake, ...headers).replace('Connection: close', 'Connection: Upgrade');
/** Kept open by the server until the client has nothing more to say; an answer ends it here. */
const noJson = 'Content-Type: application/json';

interface Case {
  readonly parts: readonly string[];
  readonly status: number;
  readonly code: string;
}

const cases: Record<string, Case> = {
  'an address that cannot be decoded': {
    parts: [request(`GET /%zz${mark} HTTP/1.1`)],
    status: 400,
    code: 'invalid-request',
  },
  'such an address of the API, as a page': {
    parts: [request(`GET /api/v1/assets/%zz${mark} HTTP/1.1`, 'Accept: text/html')],
    status: 400,
    code: 'invalid-request',
  },
  'such an address that is posted to': {
    parts: [request(`POST /%zz${mark} HTTP/1.1`, 'Accept: text/html', 'Content-Length: 0')],
    status: 400,
    code: 'invalid-request',
  },
  'a part of an address that is too long': {
    parts: [request(`DELETE /api/v1/auth/sessions/${long(400)} HTTP/1.1`)],
    status: 414,
    code: 'address-too-long',
  },
  'a request line over the limit': {
    parts: [request(`GET /${long(24_000)} HTTP/1.1`)],
    status: 431,
    code: 'headers-too-large',
  },
  'headers over the limit': {
    parts: [request('GET / HTTP/1.1', `X-Long: ${long(24_000)}`)],
    status: 431,
    code: 'headers-too-large',
  },
  'headers without an end': {
    parts: ['GET / HTTP/1.1\r\n', ...Array.from({ length: 60 }, () => `X-Long: ${long(8000)}\r\n`)],
    status: 431,
    code: 'headers-too-large',
  },
  'what is no request': { parts: [`${mark}\r\n\r\n`], status: 400, code: 'invalid-request' },
  'a method that nobody knows': { parts: [request(`${mark} / HTTP/1.1`)], status: 400, code: 'invalid-request' },
  'a header that is none': { parts: [request('GET / HTTP/1.1', mark)], status: 400, code: 'invalid-request' },
  'a request to no host': {
    parts: [`GET /healthz HTTP/1.1\r\nX-Mark: ${mark}\r\nConnection: close\r\n\r\n`],
    status: 400,
    code: 'invalid-request',
  },
  'a request to two hosts': {
    parts: [request('GET /healthz HTTP/1.1', 'hOST: pages.example.org')],
    status: 400,
    code: 'invalid-request',
  },
  'a request of an old protocol to two hosts': {
    parts: [request('GET /healthz HTTP/1.0', 'Host: localhost')],
    status: 400,
    code: 'invalid-request',
  },
  'a request to a list of hosts': {
    parts: [request('GET /healthz HTTP/1.1').replace('Host: localhost', 'Host: localhost, pages.example.org')],
    status: 400,
    code: 'invalid-request',
  },
  'a body in chunks that are none': {
    parts: [request('POST /api/v1/waitlist HTTP/1.1', noJson, 'Transfer-Encoding: chunked'), `${mark}\r\n`],
    status: 400,
    code: 'invalid-request',
  },
  'extensions of a chunk without an end': {
    parts: [
      request('POST /api/v1/waitlist HTTP/1.1', noJson, 'Transfer-Encoding: chunked'),
      `1;${long(24_000)}=`,
      long(8000),
    ],
    status: 413,
    code: 'too-large',
  },
  'an expectation that is not met': {
    parts: [request('POST /api/v1/waitlist HTTP/1.1', `Expect: ${mark}`, 'Content-Length: 0')],
    status: 417,
    code: 'invalid-request',
  },
  'a body that is too large': {
    parts: [request('POST /api/v1/waitlist HTTP/1.1', noJson, 'Content-Length: 999999999')],
    status: 413,
    code: 'too-large',
  },
  'a handshake of another version': {
    parts: [upgrade(`GET ${live} HTTP/1.1`, 'Origin: http://localhost:ORIGIN', 'Sec-WebSocket-Version: 7')],
    status: 400,
    code: 'invalid-request',
  },
  'a handshake from another page': {
    parts: [upgrade(`GET ${live} HTTP/1.1`, 'Origin: https://evil.example', 'Sec-WebSocket-Version: 13')],
    status: 403,
    code: 'foreign-origin',
  },
  'a handshake where nothing is': {
    parts: [upgrade('GET /api/v1/nothing HTTP/1.1', 'Sec-WebSocket-Version: 13', 'Connection: close')],
    status: 404,
    code: 'not-found',
  },
};

test.each(Object.entries(cases))(
  '%s is answered with the headers and in the shape of every answer',
  async (_, each) => {
    const { port } = running.settings;
    const answer = await say(port, ...each.parts.map((part) => part.replace('ORIGIN', String(port))));
    expect({ status: answer.status, ...headersOf(answer.headers) }).toEqual({
      status: each.status,
      ...expectedHeaders,
    });
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(/^[A-Z][^<>]{10,80}\.$/),
      code: each.code,
      requestId: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(answer)).not.toContain(mark);
  },
);

test.each(['GET', 'HEAD'])(
  'whoever wants a page at an address that cannot be decoded gets that of unknown ones: %s',
  async (method) => {
    const answer = await say(running.settings.port, request(`${method} /%zz${mark} HTTP/1.1`, 'Accept: text/html,*/*'));
    expect({ status: answer.status, ...headersOf(answer.headers) }).toEqual({
      status: 404,
      ...expectedHeaders,
      'content-type': 'text/html; charset=utf-8',
    });
    expect([answer.body.includes('<div id="root">'), answer.body.includes(mark)]).toEqual([method === 'GET', false]);
  },
);

test.each(['websocket', 'h2c'])('who asks for %s where there is none is answered as anybody', async (protocol) => {
  const ask = request('GET /healthz HTTP/1.1', `Upgrade: ${protocol}`).replace('close', 'Upgrade, close');
  const { status, headers, body } = await say(running.settings.port, ask);
  expect([status, body]).toEqual([200, '{"status":"ok"}']);
  expect(headersOf(headers)).toEqual(expectedHeaders);
});

const names = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-request-id',
  'content-type',
];
const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));
const expectedHeaders = {
  'content-security-policy': expect.stringMatching(/^default-src 'self';.*frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'content-type': 'application/json; charset=utf-8',
};
