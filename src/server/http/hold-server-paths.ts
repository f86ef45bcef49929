import type { FastifyInstance } from 'fastify';
import { isServerPath } from '#domain/routes/server-paths.ts';

/** Routes that answer with a page of the product; the service worker may do so in their place. */
const pages: ReadonlySet<string> = new Set(['/', '/*', '/inspector']);

/** Takes no route that the list for the service worker lacks: a page of the product would be shown there. */
export function holdServerPaths(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url }) => {
    if (!pages.has(url) && !isServerPath(url))
      throw new Error(`${url} is missing in src/domain/routes/server-paths.ts.`);
  });
}
