import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPath } from '#domain/routes/match-path.ts';
import { answerNotFound } from '../http/answer-errors.ts';

export interface PageDeps {
  /** The page for an address, whatever screen it shows. */
  readonly html: (address: string) => string | Promise<string>;
  readonly preRelease: boolean;
}

/** Every address that nothing else serves: a screen of the product, or the not-found page with status 404. */
export function servePages(app: FastifyInstance, deps: PageDeps): void {
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) return answerNotFound(request, reply);
    return servePage(request, reply, deps);
  });
}

async function servePage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps): Promise<FastifyReply> {
  const { name } = matchPath(request.url);
  if (name === 'pricing' && deps.preRelease) return reply.redirect('/', 302);
  return reply
    .code(name === 'not-found' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(await deps.html(request.url));
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|static|dev)(\/|$|\?)/.test(url);
}
