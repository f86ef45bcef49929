import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../http/answer-errors.ts';
import { servePages } from './page-routes.ts';

const html = `<!doctype html><p>${'Prove the idea before you build it. '.repeat(100)}</p>`;

async function get(url: string, headers: Record<string, string> = {}) {
  return (await serve()).inject({ url, headers });
}

async function serve(preRelease = false) {
  const app = Fastify();
  await app.register(compress);
  servePages(app, {
    html: 'the page of the product',
    drawn: async ({ name }) => (name === 'landing' ? html : undefined),
    shared: async ({ path }) =>
      path.endsWith('/open') ? { status: 200, html: 'what is shared' } : { status: 404, html: 'a dead link' },
    preRelease,
  });
  return app;
}

test('a drawn page travels compressed, where the browser says that it can read that', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
  expect((await get('/')).body).toBe(html);
});

test('before the release there are no prices: who asks for them comes to the landing page', async () => {
  const answer = await (await serve(true)).inject('/pricing');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  expect((await (await serve()).inject('/pricing')).statusCode).toBe(200);
});

test('what is no public place draws itself in the browser, and an unknown address says so', async () => {
  expect(await get('/sign-in')).toMatchObject({ statusCode: 200, body: 'the page of the product' });
  expect(await get('/nowhere')).toMatchObject({ statusCode: 404, body: 'the page of the product' });
  expect(await get('/static/gone.js')).toMatchObject({ statusCode: 404 });
});

test.each([
  ['no JSON', 'application/json', '{'],
  ['more than a server takes', 'application/json', 'x'.repeat(2 * 1024 * 1024)],
  ['of a strange type', 'text/xml', '<x/>'],
])('where nothing is, nothing is said of a body that is %s', async (_, type, payload) => {
  const answer = await (await serve()).inject({
    method: 'POST',
    url: '/api/nowhere',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'not-found', message: 'There’s nothing at this address.', requestId: expect.any(String) },
  ]);
});

test('a link to one node shows it, or is not there, and no search engine is to know either', async () => {
  for (const [url, statusCode, body] of [
    ['/shared/p/open', 200, 'what is shared'],
    ['/shared/p/open/', 200, 'what is shared'],
    ['/shared/p/nothing', 404, 'a dead link'],
  ] as const) {
    expect(await get(url)).toMatchObject({
      statusCode,
      body,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    });
  }
});

test('whoever asks for pages too often is told to wait, and no script or page is drawn for them', async () => {
  const app = Fastify();
  answerErrors(app);
  const visited: string[] = [];
  const visit = (address: string): number | null => (visited.push(address) > 1 ? 42 : null);
  const drawn = async () => html;
  servePages(app, { html, drawn, shared: async () => ({ status: 404, html }), preRelease: false, visit });
  expect((await app.inject({ url: '/', remoteAddress: '2001:db8::1' })).statusCode).toBe(200);
  const refused = await app.inject({ url: '/resources', remoteAddress: '2001:db8::2' });
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    429,
    '42',
    'too-many-requests',
  ]);
  expect((await app.inject('/static/gone.js')).statusCode).toBe(404);
  expect(visited).toEqual(['2001:db8::/56', '2001:db8::/56']);
});
