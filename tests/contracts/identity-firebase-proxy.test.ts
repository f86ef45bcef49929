import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerErrors, answerNotFound } from '#server/http/answer-errors.ts';
import { limitRequests } from '#server/http/limit-requests.ts';
import { securityHeaders, sendHeaders } from '#server/http/security-headers.ts';
import { firebaseProxyRoutes } from '#server/identity/firebase-proxy-routes.ts';
import { readSettings } from '#server/settings.ts';

/** In the place of the project's auth domain: answers as `answer` says and keeps what it was asked. */
let upstream: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  app = Fastify();
  answerErrors(app);
  app.setNotFoundHandler(answerNotFound);
  sendHeaders(app, securityHeaders(readSettings({}), [], false));
  await limitRequests(app);
  const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  await app.register(firebaseProxyRoutes, { upstream: address, timeoutMs: 300 });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await app?.close();
  upstream?.closeAllConnections();
  upstream?.close();
});

const page = '<!doctype html><script>run()</script>';

test('a page comes as it is, without our policies, and nothing of the founder goes along', async () => {
  answer = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'max-age=60',
      'set-cookie': 'theirs=1',
      'x-frame-options': 'DENY',
      connection: 'keep-alive',
      server: 'upstream',
    });
    response.end(page);
  };
  const headers = { cookie: 'ours=1', authorization: 'Bearer ours', referer: `${origin}/sign-in`, accept: 'text/html' };
  const got = await fetch(`${origin}/__/auth/handler?apiKey=k&a=%2Fb`, { headers });
  expect([got.status, await got.text()]).toEqual([200, page]);
  const shown = Object.fromEntries(got.headers);
  expect(shown).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=60' });
  expect(shown['content-security-policy']).toBe("frame-ancestors 'self'");
  for (const name of ['cross-origin-opener-policy', 'x-frame-options', 'set-cookie', 'server'])
    expect(shown).not.toHaveProperty(name);
  expect(shown['x-content-type-options']).toBe('nosniff');
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', '/__/auth/handler?apiKey=k&a=%2Fb']]);
  for (const name of ['cookie', 'authorization', 'referer', 'x-forwarded-for'])
    expect(asked[0]?.headers).not.toHaveProperty(name);
});

test('a form is passed on', async () => {
  answer = (_request, response) => response.end('ok');
  const got = await fetch(`${origin}/__/auth/handler`, { method: 'POST', body: new URLSearchParams({ code: 'a b' }) });
  expect(await got.text()).toBe('ok');
  expect(asked.map(({ method, body }) => [method, body])).toEqual([['POST', 'code=a+b']]);
  expect(asked[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
});

test('redirects within stay with us, those to a provider lead there', async () => {
  const follow = async (location: string) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    const got = await fetch(`${origin}/__/auth/handler`, { redirect: 'manual' });
    return [got.status, got.headers.get('location')];
  };
  const { port } = upstream.address() as AddressInfo;
  expect(await follow(`http://127.0.0.1:${port}/__/auth/iframe?x=1#y`)).toEqual([302, '/__/auth/iframe?x=1#y']);
  expect(await follow('/__/auth/iframe')).toEqual([302, '/__/auth/iframe']);
  expect(await follow('https://accounts.google.com/o')).toEqual([302, 'https://accounts.google.com/o']);
});

test.each(['/__/auth/../../secret', '/__/auth/%2e%2e/%2e%2e/secret', '/__/other/x', '/__/authority'])(
  '%s is nothing of ours',
  async (path) => {
    answer = (_request, response) => response.end('secret');
    const got = await app.inject({ method: 'GET', url: path });
    expect([got.statusCode, asked]).toEqual([404, []]);
  },
);

test('no answer in time, or none at all, is said in our words', async () => {
  for (const broken of [() => {}, (request: IncomingMessage) => request.socket.destroy()]) {
    answer = broken;
    const got = await fetch(`${origin}/__/firebase/init.json`);
    expect([got.status, await got.json()]).toMatchObject([502, { code: 'identity-unavailable' }]);
  }
});

test('their policy holds beside ours, by which only we may frame them', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-security-policy': "script-src 'self'" }).end(page);
  const got = await fetch(`${origin}/__/auth/iframe`);
  expect(got.headers.get('content-security-policy')).toBe("script-src 'self', frame-ancestors 'self'");
});

test('a form that is too long is not passed on, and an answer that is too long breaks off', async () => {
  answer = (_request, response) => response.end(Buffer.alloc(9 * 1024 * 1024));
  const send = (bytes: number) => fetch(`${origin}/__/auth/handler`, { method: 'POST', body: Buffer.alloc(bytes) });
  expect([(await send(64 * 1024 + 1)).status, asked]).toEqual([413, []]);
  await expect(send(64 * 1024).then((got) => got.arrayBuffer())).rejects.toThrow();
  expect(asked.map(({ body }) => body.length)).toEqual([64 * 1024]);
});

test('three hundred calls a minute of one address', async () => {
  answer = (_request, response) => response.end('ok');
  const get = async () => (await app.inject({ url: '/__/auth/handler', remoteAddress: '192.0.2.1' })).statusCode;
  for (let n = 0; n < 300; n += 1) expect(await get()).toBe(200);
  expect(await get()).toBe(429);
});
