import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location } from '#domain/routes/routes.ts';
import { isProgramPath } from '#domain/routes/server-paths.ts';
import { answerNotFound } from '../http/answer-errors.ts';
import { ApiError } from '../http/api-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { Visit } from '../http/limit-visits.ts';
import { shareHeaders } from '../sharing/share-headers.ts';
import type { SharedPage } from './shared-pages.ts';

export interface PageDeps {
  /** The page of the product, which draws itself in the browser. */
  readonly html: string;
  /** A public place, drawn; see `createPublicPages`. */
  readonly drawn: (place: Location) => Promise<string | 'missing' | undefined>;
  /** The page behind a link to a canvas, or to a part of one. */
  readonly shared: (place: Location, address: string) => Promise<SharedPage>;
  /** The page behind a link to a report, with its headers; undefined if the link is none to a report. */
  readonly report?: (place: Location, address: string) => Promise<SharedReport | undefined>;
  /** In development the bundler works on each page. */
  readonly transform?: ((address: string, html: string) => Promise<string>) | undefined;
  readonly preRelease: boolean;
  /** Absent if nothing is limited. */
  readonly visit?: Visit | undefined;
}

/** A whole HTML page that stands alone, and what a browser may do with it. */
export interface SharedReport {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every address that nothing else serves: a screen of the product, or the not-found page with status 404. */
export function servePages(app: FastifyInstance, deps: PageDeps): void {
  app.setNotFoundHandler(answerNotFound);
  // Before the body is read: whatever it holds, nothing is there.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && isCall.test(request.url)) return answerNotFound(request, reply);
  });
  app.get('/inspector', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send(deps.transform ? await deps.transform(request.url, deps.html) : deps.html),
  );
  // A route of its own, since only routes are compressed.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (isProgramPath(request.url)) return answerNotFound(request, reply);
    return servePage(request, reply, deps);
  });
}

async function servePage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps): Promise<FastifyReply> {
  const { html, drawn, transform, preRelease, visit } = deps;
  const waitS = visit?.(countedAddress(request.ip)) ?? null;
  if (waitS !== null) throw new ApiError(429, 'too-many-requests', 'Too many requests. Please wait a moment.', waitS);
  const place = matchPath(request.url);
  if (place.name === 'shared') return serveShared(request, reply, place, deps);
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

async function serveShared(
  request: FastifyRequest,
  reply: FastifyReply,
  place: Location,
  { shared, report, transform }: PageDeps,
): Promise<FastifyReply> {
  const opened = await report?.(place, countedAddress(request.ip));
  if (opened) return reply.type('text/html; charset=utf-8').headers(opened.headers).send(opened.html);
  const { status, html } = await shared(place, countedAddress(request.ip));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers(shareHeaders)
    .send(transform ? await transform(request.url, html) : html);
}

/** Other programs' paths, such as the identity provider's, have a shape of their own for what is missing. */
const isCall = /^\/api(\/|$|\?)/;
