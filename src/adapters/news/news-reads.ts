import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { newsReadsSchema, readIdsMax } from '#domain/news/news-reads.ts';

const path = '/api/user/me/news';

/** The ids of the articles that the founder has read. Rejects with an `ApiFailure`. */
export async function fetchReadIds(call: AuthorisedCall): Promise<readonly string[]> {
  return z.parse(newsReadsSchema, await call(path)).readIds;
}

/** Marks articles as read; resolves to all that are then. Rejects with an `ApiFailure`. */
export async function saveReadIds(call: AuthorisedCall, ids: readonly string[]): Promise<readonly string[]> {
  let answer: unknown;
  for (let start = 0; start < ids.length; start += readIdsMax) {
    answer = await call(path, { method: 'PUT', body: { ids: ids.slice(start, start + readIdsMax) } });
  }
  return z.parse(newsReadsSchema, answer).readIds;
}
