import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { type Notices, noticesSchema } from '#domain/notice/notice.ts';

const path = '/api/user/me/notices';

/** Fetches the founder's notices, page by page until there are at least that many. Rejects with an `ApiFailure`. */
export async function fetchNotices(call: AuthorisedCall, atLeast: number): Promise<Notices> {
  let all = z.parse(noticesSchema, await call(path));
  while (all.next !== null && all.notices.length < atLeast) {
    const page = z.parse(noticesSchema, await call(`${path}?after=${encodeURIComponent(all.next)}`));
    all = { ...page, notices: [...all.notices, ...page.notices] };
  }
  return all;
}

/** Marks notices as read; resolves to all as they are then. Rejects with an `ApiFailure`. */
export async function markNoticesRead(call: AuthorisedCall, ids: readonly string[]): Promise<Notices> {
  return z.parse(noticesSchema, await call(`${path}/read`, { method: 'PUT', body: { ids: [...ids] } }));
}
