import type { FastifyInstance } from 'fastify';
import { isArtefactPath } from '#domain/routes/server-paths.ts';
import { pathOf } from './path-of.ts';
import { plainHost } from './plain-host.ts';

interface Origins {
  /** Where founders reach the product. */
  readonly publicUrl: string;
  /** Where strangers reach what founders publish. */
  readonly pagesOrigin: string;
}

/** Routes that answer under every host name: for the operator, and the fonts of pages, which the editor shows too. */
const isForAll = /^\/(healthz|readyz|metrics|page-fonts\/:file)$/;

/**
 * With an origin of their own, published pages are served there alone, and nothing else is: a page that deceives people
 * spoils that origin’s name, not the product’s.
 */
export function keepOriginsApart(app: FastifyInstance, { publicUrl, pagesOrigin }: Origins): void {
  if (pagesOrigin === publicUrl) return;
  const pagesHost = new URL(pagesOrigin).host;
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    if (isForAll.test(route) || request.hosted) return;
    // Not what a proxy forwards beside it: that is whatever the client has sent.
    const isThere = plainHost(request.headers.host ?? '') === pagesHost;
    // The route, since the requested address can be written in many ways, such as `/%70/crumb`.
    if (isThere === isArtefactPath(route)) return;
    if (isThere) return reply.code(404).type('text/plain; charset=utf-8').send('There’s nothing at this address.\n');
    return reply.header('cache-control', 'no-store').redirect(`${pagesOrigin}${pathOf(request.url)}`, 308);
  });
}
