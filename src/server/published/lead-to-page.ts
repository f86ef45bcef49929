import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, queryOf } from '../http/path-of.ts';
import { homeOf, type PublishedPage } from './find-published.ts';

type Asked = Pick<FastifyRequest, 'url'> & { readonly params: { readonly slug: string } };

/**
 * Leads who asks at an address that a page has left, or that has a slash at its end, to where the page is now, with all that
 * the address said besides. Undefined if the page is there. Nobody remembers it, since its founder may use the old address for
 * another page.
 */
export function leadToPage({ url, params }: Asked, reply: FastifyReply, page: PublishedPage): FastifyReply | undefined {
  const [, slash, rest = ''] = /^\/[^/?]*\/[^/?]*(\/(?=\?|$))?(.*)$/s.exec(pathOf(url)) ?? [];
  if (page.slug === params.slug && slash === undefined) return undefined;
  return reply.header('cache-control', 'no-store').redirect(`/p/${page.slug}${rest}`, 308);
}

/** Leads who asks for a page to its founder's own host, with the query that says where they come from. Undefined if it has none. */
export function leadHome(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  page: PublishedPage,
): FastifyReply | undefined {
  const home = homeOf(page);
  if (home === undefined) return undefined;
  return reply.header('cache-control', 'no-store').redirect(home + queryOf(pathOf(url)), 302);
}
