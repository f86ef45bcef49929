import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitRequests } from './limit-requests.ts';

test.each([
  ['/api/v1/thing', '1199'],
  ['/%61pi/v1/thing', '1199'],
  ['/%61%70%69/v1/thing?x=1', '1199'],
  ['http://localhost/api/v1/thing', '1199'],
  ['/api/unknown', '1199'],
  ['/page', undefined],
  ['/%61bout', undefined],
])('of a call to %s there are %s left', async (url, left) => {
  const app = Fastify({
    rewriteUrl: ({ url: path = '' }) => (path === '/absolute' ? 'http://localhost/api/v1/thing' : path),
  });
  await limitRequests(app);
  app.get('/api/v1/thing', async () => 'ok');
  app.get('/*', async () => 'page');
  const answer = await app.inject({ url: url.startsWith('http') ? '/absolute' : url });
  expect([answer.statusCode, answer.headers['x-ratelimit-remaining']]).toEqual([200, left]);
});
