import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ArticleSummary } from '#domain/content/article.ts';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { contentUnavailable } from '../directus-error.ts';
import { feedRoutes } from './feed-routes.ts';

const first: ArticleSummary = {
  ...{ id: '1', slug: 'first', title: 'First', summary: '', category: '', cover: null },
  publishedAt: '2026-10-13T08:00:00.000Z',
};

/** A server whose articles and clock the test moves on. */
async function serve() {
  const world = { articles: [first], now: Date.parse('2026-11-20T12:00:00Z'), isDown: false, asked: 0 };
  const content: ContentReader = {
    articles: async () => {
      world.asked += 1;
      if (world.isDown) throw contentUnavailable('It did not answer in time');
      return world.articles;
    },
    article: async () => undefined,
    page: async () => undefined,
  };
  const app = Fastify();
  await app.register(feedRoutes, {
    content,
    publicUrl: 'https://groundwork.example',
    clock: () => new Date(world.now),
  });
  return { app, world };
}

test.each([
  ['/resources/feed.xml', 'application/rss+xml; charset=utf-8', '<rss '],
  ['/resources/atom.xml', 'application/atom+xml; charset=utf-8', '<feed '],
])('%s is a feed for a minute', async (path, type, start) => {
  const { app } = await serve();
  const { statusCode, headers, body } = await app.inject(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=60']);
  expect(body.split('\n')[1]?.startsWith(start)).toBe(true);
  expect(body).toContain('https://groundwork.example/resources/first');
});

test('a reader that has it already is not sent it again, until there is something new', async () => {
  const { app, world } = await serve();
  const etag = String((await app.inject('/resources/feed.xml')).headers.etag);
  const ask = () => app.inject({ url: '/resources/feed.xml', headers: { 'if-none-match': etag } });
  const again = await ask();
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  world.articles = [{ ...first, slug: 'second' }, first];
  world.now += 59_999;
  expect((await ask()).statusCode).toBe(304);
  world.now += 1;
  const news = await ask();
  expect(news.statusCode).toBe(200);
  expect(news.body).toContain('/resources/second');
  expect(world.asked).toBe(2);
});

test('without its articles there is no feed, and the next reader asks anew', async () => {
  const { app, world } = await serve();
  world.isDown = true;
  expect((await app.inject('/resources/feed.xml')).statusCode).toBe(503);
  world.isDown = false;
  expect((await app.inject('/resources/feed.xml')).statusCode).toBe(200);
});
