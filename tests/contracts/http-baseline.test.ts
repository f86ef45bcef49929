import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
let origin: string;
let accessToken: string;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start(
    {
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      PORT: '0',
      PUBLIC_URL: 'https://groundwork.example',
      EMBEDDED_IDENTITY_PUBLIC: 'on',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    bareClient,
  );
  origin = `http://127.0.0.1:${running.settings.port}`;
  const credentials = { email: 'ada@example.org', password: 'an unusual sentence of mine' };
  const { idToken } = await post<{ idToken: string }>(`${toolkit}/accounts:signUp?key=k`, credentials);
  ({ accessToken } = await post<{ accessToken: string }>('/api/v1/auth/register', { firebaseToken: idToken }));
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

const toolkit = '/identitytoolkit.googleapis.com/v1';
const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://evil.example' };

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(origin + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

interface Described {
  readonly paths: Record<string, Record<string, unknown>>;
}

interface Call {
  readonly method: string;
  readonly path: string;
}

/** Every call of the API, pages, files of other kinds, and what is not there. */
async function everyCall(): Promise<readonly Call[]> {
  const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as Described;
  const api = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/[{].*?[}]/g, 'x') })),
  );
  const others = [
    '/',
    '/sign-in',
    '/nothing',
    '/api/nothing',
    '/static/',
    '/robots.txt',
    '/sitemap.xml',
    '/openapi.json',
  ];
  const identity = [
    `${toolkit}/accounts:lookup`,
    `${toolkit}/accounts:nothing`,
    '/securetoken.googleapis.com/v1/token',
  ];
  return [
    ...api,
    ...others.map((path) => ({ method: 'GET', path })),
    ...identity.map((path) => ({ method: 'POST', path })),
  ];
}

const ask = ({ method, path }: Call): Promise<Response> =>
  fetch(origin + path, { method, redirect: 'manual', headers: { ...foreign, authorization: `Bearer ${accessToken}` } });

interface Answered {
  readonly call: string;
  readonly headers: Headers;
  readonly hasBody: boolean;
}
let answers: readonly Answered[];
beforeAll(async () => {
  const heard: Answered[] = [];
  for (const call of await everyCall()) {
    const answer = await ask(call);
    const { headers } = answer;
    heard.push({ call: `${call.method} ${call.path}`, headers, hasBody: (await answer.text()) !== '' });
  }
  expect(heard.length).toBeGreaterThan(40);
  answers = heard;
});

/** Reads these headers of every call's answer, by call. */
const headersOfAll = (names: readonly string[]): Record<string, readonly (string | null)[]> =>
  Object.fromEntries(answers.map(({ call, headers }) => [call, names.map((name) => headers.get(name))]));

const all = <Value>(seen: Record<string, unknown>, value: Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(seen).map((call) => [call, value]));

/** The fingerprints of common passwords: numbers, the same for everybody. */
const publicList = 'GET /api/v1/common-passwords';

/** The picture that makes a visit count: pages show it that have no origin, since they are sandboxed. */
const isPicture = (call: string): boolean => call.endsWith('/seen/x');
const allBut = <Value>(seen: Record<string, unknown>, value: Value, ofPictures: Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(seen).map((call) => [call, isPicture(call) ? ofPictures : value]));

describe('every answer', () => {
  test('insists on https for a year, subdomains too, and leads nowhere else', () => {
    const seen = headersOfAll(['strict-transport-security', 'location']);
    expect(seen).toEqual(all(seen, ['max-age=31536000; includeSubDomains', null]));
  });

  test('sets no cookie, and opens nothing to pages of other origins', () => {
    const seen = headersOfAll([
      'set-cookie',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'cross-origin-resource-policy',
    ]);
    expect(seen).toEqual(allBut(seen, [null, null, null, 'same-origin'], [null, null, null, 'cross-origin']));
  });

  test('is not to be guessed at, framed or told about in full to other sites', () => {
    const seen = headersOfAll(['x-content-type-options', 'content-security-policy', 'referrer-policy']);
    const referrer = expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/);
    const unframed = expect.stringMatching(/frame-ancestors 'none'/);
    expect(seen).toEqual(
      allBut(seen, ['nosniff', unframed, referrer], ['nosniff', "sandbox; default-src 'none'", referrer]),
    );
  });

  test('with a body names its type, and the letters of a text', () => {
    const types = Object.fromEntries(
      answers.flatMap(({ call, headers, hasBody }) => (hasBody ? [[call, headers.get('content-type')]] : [])),
    );
    expect(types).toEqual({
      ...allBut(
        types,
        expect.stringMatching(/^(application\/(json|xml)|text\/(html|plain)).*; charset=utf-8$/),
        'image/gif',
      ),
      [publicList]: 'application/octet-stream',
    });
  });

  test('of the API and of the identity is kept by no cache', () => {
    const seen = headersOfAll(['cache-control']);
    const personal = Object.keys(seen).filter(
      (call) => call !== publicList && / \/(api\/(v1|user)|identitytoolkit|securetoken)/.test(call),
    );
    expect(personal.length).toBeGreaterThan(25);
    const kept = personal.filter((call) => seen[call]?.[0] !== 'no-store');
    expect(kept).toEqual([]);
  });
});

describe('a page of another site', () => {
  test('is told of no call that it may make', async () => {
    const asking = {
      ...foreign,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const { status, headers } = await fetch(`${origin}/api/v1/commands`, { method: 'OPTIONS', headers: asking });
    const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect([status, allowed]).toEqual([404, []]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form of %s',
    async (type) => {
      const paths = [
        '/api/v1/auth/login',
        '/api/v1/auth/refresh-token',
        '/api/v1/commands',
        `${toolkit}/accounts:signUp`,
      ];
      const headers = { ...foreign, 'content-type': type, authorization: `Bearer ${accessToken}` };
      const statuses = paths.map(
        async (path) => (await fetch(origin + path, { method: 'POST', headers, body: 'a=b' })).status,
      );
      expect(await Promise.all(statuses)).toEqual([415, 415, 415, 415]);
    },
  );
});

test('a parameter that is given twice, or under the name of a prototype, is refused', async () => {
  const twice = await ask({ method: 'GET', path: '/api/v1/events?after=1&after=2' });
  const body = '{"__proto__": {"firebaseToken": "x"}, "constructor": {"prototype": {}}}';
  const polluted = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers: json, body });
  expect([twice.status, polluted.status]).toEqual([400, 400]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Sends these very bytes and returns the server's answer until it ends the connection. */
async function say(lines: readonly string[]): Promise<string> {
  const socket = connect(running.settings.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

test('TRACE is not answered with what was sent', async () => {
  const answer = await say(['TRACE / HTTP/1.1', 'Host: localhost', 'X-Mine: a secret', 'Connection: close', '', '']);
  expect([answer.split('\r\n')[0], answer.includes('a secret')]).toEqual(['HTTP/1.1 404 Not Found', false]);
});

test.each([
  ['two lengths', ['Content-Length: 2', 'Content-Length: 60']],
  ['a length and chunks', ['Content-Length: 60', 'Transfer-Encoding: chunked']],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
  ['a length that is none', ['Content-Length: +2']],
])('a request with %s ends the connection, and what came behind it is not another request', async (_what, lengths) => {
  const behind = ['GET /healthz HTTP/1.1', 'Host: localhost', '', ''];
  const head = ['POST /api/v1/waitlist HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lengths];
  const answer = await say([...head, '', '0', '', ...behind]);
  expect([answer.match(/HTTP\/1\.1 \d+/g), answer.includes('"status":"ok"')]).toEqual([['HTTP/1.1 400'], false]);
});
