import type { FastifyPluginAsync } from 'fastify';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

export interface CrawlerDeps {
  readonly content: ContentReader;
  readonly publicUrl: string;
  readonly preRelease: boolean;
}

/** `/sitemap.xml` and `/robots.txt`. Without its articles there is no sitemap: a shorter one would drop them. */
export const crawlerRoutes: FastifyPluginAsync<CrawlerDeps> = async (app, { content, publicUrl, preRelease }) => {
  const schema = { hide: true };

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const text = sitemap({ publicUrl, preRelease, articles: await content.articles() });
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
  });

  app.get('/robots.txt', { schema }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(publicUrl)),
  );
};
