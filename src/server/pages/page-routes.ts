import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Place } from '#domain/routes/routes.ts';
import { answerNotFound } from '../http/answer-errors.ts';

export interface PageDeps {
  /** The page of the product, which draws itself in the browser. */
  readonly html: string;
  /** A public place, drawn; see `createPublicPages`. */
  readonly drawn: (place: Place) => Promise<string | 'missing' | undefined>;
  /** In development the bundler works on each page. */
  readonly transform?: ((address: string, html: string) => Promise<string>) | undefined;
  readonly preRelease: boolean;
}

/** Every address that nothing else serves: a screen of the product, or the not-found page with status 404. */
export function servePages(app: FastifyInstance, deps: PageDeps): void {
  app.setNotFoundHandler(answerNotFound);
  app.get('/inspector', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send(deps.transform ? await deps.transform(request.url, deps.html) : deps.html),
  );
  // A route of its own, since only routes are compressed.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (isNoPage.test(request.url)) return answerNotFound(request, reply);
    return servePage(request, reply, deps);
  });
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, drawn, transform, preRelease }: PageDeps,
): Promise<FastifyReply> {
  const place = matchPath(request.url);
  if (place.name === 'pricing' && preRelease) return reply.redirect('/', 302);
  const page = await drawn(place).catch((error: unknown) => {
    // Without its content the page still draws itself, and says what is missing.
    request.log.error({ err: error }, 'a public page could not be drawn');
    return undefined;
  });
  const isMissing = place.name === 'not-found' || page === 'missing';
  const text = page === 'missing' || page === undefined ? html : page;
  return reply
    .code(isMissing ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(transform ? await transform(request.url, text) : text);
}

const isNoPage = /^\/(api|static|dev)(\/|$|\?)/;
