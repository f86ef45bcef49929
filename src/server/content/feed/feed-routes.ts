import type { FastifyPluginAsync } from 'fastify';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { type FeedFormat, feedPaths } from '#domain/content/feed-paths.ts';
import type { Clock } from '../../http/clock.ts';
import { keepPages } from '../../pages/keep-pages.ts';
import { sendUnlessKnown } from '../send-content.ts';
import { writeFeed } from './write-feed.ts';

export interface FeedDeps {
  readonly content: ContentReader;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const formats: readonly FeedFormat[] = ['rss', 'atom'];

/** The feeds, written anew once a minute at most. Where the articles cannot be reached there is none. */
export const feedRoutes: FastifyPluginAsync<FeedDeps> = async (app, { content, publicUrl, clock }) => {
  for (const format of formats) {
    const written = keepPages(clock, async () => writeFeed(format, { publicUrl, articles: await content.articles() }));
    app.get(feedPaths[format], { schema: { hide: true } }, async (request, reply) => {
      const feed = await written(format);
      reply.type(`application/${format}+xml; charset=utf-8`).header('cache-control', 'public, max-age=60');
      return sendUnlessKnown(request, reply, feed);
    });
  }
};
