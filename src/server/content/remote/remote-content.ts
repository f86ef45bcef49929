import type { Clock } from '../../http/clock.ts';
import type { ContentSource, Item } from '../content-source.ts';
import { forbidden } from '../directus-error.ts';
import { pick } from '../query/run-query.ts';
import { isPublished, writeItemQuery, writeListQuery } from '../query/write-query.ts';
import { expiringCache } from './expiring-cache.ts';
import { fetchContent, type RemoteAnswer } from './fetch-content.ts';
import { listSchema, readJson, requireSuccess, singleSchema } from './read-answer.ts';

export interface RemoteContentDeps {
  /** The root of a Directus, without a slash at the end. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

const ttlMs = 60_000;
const cacheMaxBytes = 16 * 1024 * 1024;
const knownId = /^[\w-]{1,128}$/;
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'];
const transformNames = ['width', 'height', 'fit', 'quality', 'format', 'withoutEnlargement'];
const transformValue = /^[a-z0-9]{1,16}$/i;

/**
 * Answers from a Directus elsewhere. It is asked for published items and for the fields of the contract alone, whatever
 * it would show. Of a visitor nothing is passed on but the query, which was read and is written anew.
 */
export function remoteContent({ baseUrl, clock, timeoutMs = 5000 }: RemoteContentDeps): ContentSource {
  const cached = expiringCache<RemoteAnswer>({ clock, ttlMs, bytesMax: cacheMaxBytes });
  const ask = (path: string, search: URLSearchParams): Promise<RemoteAnswer> => {
    const url = `${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
    return cached(url, () => fetchKeepable(url, timeoutMs));
  };
  return {
    async list(collection, query) {
      const answer = await ask(`/items/${collection.name}`, writeListQuery(query, collection));
      const { data, meta } = readJson(answer, listSchema);
      const shown = data.filter((item) => isPublished(item, collection)).map((item): Item => pick(item, query.fields));
      if (query.meta.length === 0) return { data: shown };
      return { meta: Object.fromEntries(query.meta.map((name) => [name, meta?.[name] ?? 0])), data: shown };
    },

    async item(collection, id, query) {
      if (!knownId.test(id)) throw forbidden();
      const answer = await ask(`/items/${collection.name}/${id}`, writeItemQuery(query, collection));
      const { data } = readJson(answer, singleSchema);
      if (!isPublished(data, collection)) throw forbidden();
      return pick(data, query.fields);
    },

    async asset(id, transforms) {
      if (!knownId.test(id)) throw forbidden();
      const answer = await ask(`/assets/${id}`, allowed(transforms));
      requireSuccess(answer);
      if (!imageTypes.includes(answer.type)) throw forbidden();
      return { type: answer.type, bytes: answer.body };
    },
  };
}

/** An answer that says nothing about the next try is not kept. */
async function fetchKeepable(url: string, timeoutMs: number): Promise<RemoteAnswer> {
  const answer = await fetchContent(url, timeoutMs);
  if (![200, 403, 404].includes(answer.status)) requireSuccess(answer);
  return answer;
}

/** In a fixed order, so that one picture is fetched once. */
const allowed = (transforms: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    transformNames.flatMap((name) => {
      const value = transforms.get(name);
      return value !== null && transformValue.test(value) ? [[name, value]] : [];
    }),
  );
