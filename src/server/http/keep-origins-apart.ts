import type { FastifyInstance } from 'fastify';

interface Origins {
  /** Where founders reach the product. */
  readonly publicUrl: string;
  /** Where strangers reach what founders publish. */
  readonly pagesOrigin: string;
}

const isArtefact = /^\/(p|s|confirm|remove)(\/|$|\?)/;
/** What whoever runs the server asks, by whatever name it goes. */
const isForOperators = /^\/(healthz|readyz|metrics)($|\?)/;

/**
 * With an origin of their own, published pages are served there alone, and nothing else is: a page that deceives people
 * spoils that origin’s name, not the product’s.
 */
export function keepOriginsApart(app: FastifyInstance, { publicUrl, pagesOrigin }: Origins): void {
  if (pagesOrigin === publicUrl) return;
  const pagesHost = new URL(pagesOrigin).host;
  app.addHook('onRequest', async (request, reply) => {
    if (isForOperators.test(request.url)) return;
    const isThere = request.host === pagesHost;
    if (isThere === isArtefact.test(request.url)) return;
    if (isThere) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
    return reply.header('cache-control', 'no-store').redirect(`${pagesOrigin}${request.url}`, 308);
  });
}
