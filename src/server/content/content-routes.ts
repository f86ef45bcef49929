import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { countedAddress } from '../http/counted-address.ts';
import type { Visit } from '../http/limit-visits.ts';
import { type Collection, collectionOf } from './collections.ts';
import type { ContentSource } from './content-source.ts';
import { describedItem, describedItems } from './described-items.ts';
import {
  DirectusError,
  forbiddenCollection,
  invalidCredentials,
  invalidQuery,
  routeNotFound,
  tooManyRequests,
} from './directus-error.ts';
import type { ItemsQuery } from './query/items-query.ts';
import { readQuery } from './query/read-query.ts';
import { sendAsset, sendDirectusError, sendItems } from './send-content.ts';

export interface ContentDeps {
  readonly source: ContentSource;
  /** Whether a bearer token is one of a session of ours. Everybody may read, but nobody under a name that is not theirs. */
  readonly isKnownToken: (token: string, request: FastifyRequest) => Promise<boolean>;
  /** Absent if nothing is limited. */
  readonly visit?: Visit | undefined;
}

type Named = { Params: { collection: string; id: string } };

/** `/items/{articles,pages}[/{id}]` and `/assets/{id}`, read only, as Directus answers them. */
export const contentRoutes: FastifyPluginAsync<ContentDeps> = async (app, { source, isKnownToken, visit }) => {
  const hidden = { hide: true };

  app.setErrorHandler((error: FastifyError | DirectusError, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error({ err: error }, 'content request failed');
    if (error instanceof DirectusError) return sendDirectusError(reply, error);
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    return sendDirectusError(reply, isTheirs ? invalidQuery('The request could not be read') : internal);
  });

  app.addHook('onRequest', async (request, reply) => {
    const waitS = visit?.(countedAddress(request.ip)) ?? null;
    if (waitS !== null) {
      reply.header('retry-after', waitS);
      throw tooManyRequests(waitS);
    }
    const token = /^(?:Bearer|DPoP) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && !(await isKnownToken(token, request))) throw invalidCredentials();
  });

  app.get<Named>('/items/:collection', describedItems, async (request, reply) => {
    const { collection, query } = questionOf(request);
    return sendItems(request, reply, await source.list(collection, query));
  });

  app.get<Named>('/items/:collection/:id', describedItem, async (request, reply) => {
    const { collection, query } = questionOf(request);
    const { id } = request.params;
    // As Directus does, a slash at the end is forgiven.
    if (id === '') return sendItems(request, reply, await source.list(collection, query));
    return sendItems(request, reply, { data: await source.item(collection, id, query) });
  });

  app.get<Named>(
    '/assets/:id',
    { schema: { summary: 'A file of the content, such as a cover' } },
    async (request, reply) =>
      sendAsset(request, reply, await source.asset(request.params.id, new URLSearchParams(searchOf(request)))),
  );

  for (const url of ['/items/:collection', '/items/:collection/:id']) {
    app.route<Named>({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      schema: hidden,
      // Before the body is read: whatever it holds, the answer is no.
      onRequest: async (request) => {
        throw forbiddenCollection(request.params.collection);
      },
      handler: async () => undefined,
    });
  }

  for (const url of ['/items', '/items/*', '/assets', '/assets/*']) {
    app.all(url, { schema: hidden }, async (request) => {
      throw routeNotFound(request.url.split('?', 1)[0] ?? '');
    });
  }
};

const internal = new DirectusError(500, 'An unexpected error occurred.', { code: 'INTERNAL_SERVER_ERROR' });

function questionOf(request: FastifyRequest<Named>): { collection: Collection; query: ItemsQuery } {
  const name = request.params.collection;
  const collection = collectionOf(name);
  if (!collection) throw forbiddenCollection(name);
  return { collection, query: readQuery(searchOf(request), collection) };
}

const searchOf = ({ url }: { readonly url: string }): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};
