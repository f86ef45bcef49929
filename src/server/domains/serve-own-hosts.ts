import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { pathOf, queryOf } from '../http/path-of.ts';
import { hostName } from '../http/plain-host.ts';
import { isLoopback, type Settings } from '../settings.ts';
import type { HostedPage, OwnHosts } from './find-host.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page at the founder's own host that is asked; undefined under the product's hosts. */
    hosted: HostedPage | undefined;
  }
}

type Hosts = Pick<Settings, 'publicUrl' | 'pagesOrigin'>;

/** Whether a host is none of the product's: a founder's own, or nobody's. */
export function isForeign({ publicUrl, pagesOrigin }: Hosts): (host: string) => boolean {
  const ours = new Set([publicUrl, pagesOrigin].map((origin) => new URL(origin).hostname));
  return (host) => {
    const name = hostName(host);
    return !ours.has(name) && !isLoopback(name);
  };
}

/** The route `/` of founders' own hosts, beside that of the product: https://fastify.dev/docs/latest/Reference/Routes/#constraints */
export const ownSite = { site: 'own' } as const;

type Strategy = NonNullable<FastifyServerOptions['constraints']>[string];
type Handler = ReturnType<ReturnType<Strategy['storage']>['get']>;

/** Tells routes of founders' own hosts from the product's. */
export function siteConstraint(hosts: Hosts): Strategy {
  const isOther = isForeign(hosts);
  return {
    name: 'site',
    validate: () => {},
    storage: () => {
      const routes = new Map<unknown, Handler>();
      return {
        get: (site) => routes.get(site) ?? null,
        set: (site, route) => void routes.set(site, route),
      };
    },
    deriveConstraint: ({ headers }) => (isOther(headers.host ?? '') ? ownSite.site : undefined),
  };
}

const isForOperators = /^\/(healthz|readyz|metrics)$/;
const isFont = /^\/page-fonts\//;
const isOfPage = /^\/p\/:slug(\/|$)/;
const isConfirmation = /^\/confirm\//;
const isElsewhere = /^\/(p|s|remove)\//;

/**
 * Serves a founder's page, and nothing else, at the host that they have proven to be theirs: never another founder's page, and
 * never the product. What pages link to besides leads on to the origin of all pages. A host that nobody has proven has nothing.
 */
export function serveOwnHosts(app: FastifyInstance, { findHost, isAddressOf, ...hosts }: Hosts & OwnHosts): void {
  const isOther = isForeign(hosts);
  const nothing = (reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There’s nothing at this address.\n');
  const lead = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').redirect(to, 302);
  app.decorateRequest('hosted', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    const host = request.headers.host ?? '';
    if (isForOperators.test(route) || !isOther(host)) return;
    const page = await findHost(hostName(host));
    if (!page) return nothing(reply);
    request.hosted = page;
    const path = pathOf(request.url);
    // The route of own hosts, which goes before the product's; fonts are the same everywhere, and so is the button of a mail.
    if (route === '/' || isFont.test(route) || isConfirmation.test(route)) return;
    const { slug } = request.params as { readonly slug?: string };
    // Also at an address that the page has left: whoever opened it there sends its form there, and must lose nothing.
    if (isOfPage.test(route) && slug !== undefined && (slug === page.slug || (await isAddressOf(page, slug)))) {
      // The page itself is at the root of its host; its forms and pictures are where they are elsewhere.
      if (route !== '/p/:slug' || request.method === 'POST') return;
      return lead(reply, `/${queryOf(path)}`);
    }
    return isElsewhere.test(route) ? lead(reply, `${hosts.pagesOrigin}${path}`) : nothing(reply);
  });
}
