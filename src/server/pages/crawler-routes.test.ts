import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { crawlerRoutes } from './crawler-routes.ts';

const summary = { id: '1', title: 'A', summary: '', category: '', cover: null };
const content: ContentReader = {
  articles: async () => [
    { ...summary, slug: 'a&b', publishedAt: '2026-10-13T08:00:00.000Z' },
    { ...summary, slug: 'c', publishedAt: null },
  ],
  article: async () => undefined,
  page: async () => undefined,
};

async function get(url: string, preRelease = false) {
  const app = Fastify();
  await app.register(crawlerRoutes, { content, publicUrl: 'https://groundwork.example', preRelease });
  return app.inject(url);
}

test('the sitemap holds every public page and every article', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>https:\/\/groundwork\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
    '/',
    '/pricing',
    '/resources/',
    '/resources/terms-of-use',
    '/resources/support',
    '/resources/privacy-policy',
    '/resources/a%26b',
    '/resources/c',
  ]);
  expect(body.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-10-13T08:00:00.000Z</lastmod>']);
});

test('before the release pricing is not in it', async () => {
  expect((await get('/sitemap.xml', true)).body).not.toContain('/pricing');
});

test('crawlers are kept from what is behind the sign-in, and find the sitemap', async () => {
  const { body } = await get('/robots.txt');
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/home', '/idea-vault', '/sign-in', '/settings/account']));
  expect(
    closed.filter((path) => ['/', '/pricing', '/resources/', '/assets', '/items', ''].includes(path ?? '')),
  ).toEqual([]);
  expect(body).toMatch(/\n\nSitemap: https:\/\/groundwork\.example\/sitemap\.xml\n$/);
});
