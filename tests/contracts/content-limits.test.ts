import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { contentOf } from '#server/content/content-of.ts';
import { contentRoutes } from '#server/content/content-routes.ts';
import { limitVisits } from '#server/http/limit-visits.ts';

test('whoever asks for content too often is told so as Directus tells it, whatever the path and the token', async () => {
  const app = Fastify();
  const clock = () => new Date(0);
  const asked: string[] = [];
  await app.register(contentRoutes, {
    source: contentOf(undefined, clock),
    isKnownToken: async (token) => asked.push(token) > 0,
    visit: limitVisits(clock, 3),
  });
  const get = (url: string, remoteAddress = '192.0.2.1') =>
    app.inject({ url, remoteAddress, headers: { authorization: 'Bearer known' } });
  const statuses = [];
  for (const path of ['/items/articles?limit=1', '/items/pages', '/assets/none']) {
    statuses.push((await get(path)).statusCode);
  }
  expect(statuses.slice(0, 2)).toEqual([200, 200]);
  for (const path of ['/items/articles?limit=1', '/assets/none', '/items/nothing']) {
    const refused = await get(path);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '60',
      { errors: [{ message: 'Too many requests, retry after 60s.', extensions: { code: 'REQUESTS_EXCEEDED' } }] },
    ]);
  }
  expect(asked).toHaveLength(3);
  expect((await get('/items/articles?limit=1', '192.0.2.2')).statusCode).toBe(200);
  await app.close();
});
