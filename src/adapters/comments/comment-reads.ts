import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { commentReadsSchema, marksMax } from '#domain/thread/comment-reads.ts';
import type { SeenComments } from '#domain/thread/unread.ts';

const path = '/api/user/me/comments';

/** The comments that the account has seen last, by thread. Rejects with an `ApiFailure`. */
export async function fetchSeen(call: AuthorisedCall): Promise<SeenComments> {
  return z.parse(commentReadsSchema, await call(path)).seen;
}

/** Marks comments as seen. Rejects with an `ApiFailure`. */
export async function saveSeen(call: AuthorisedCall, seen: SeenComments): Promise<void> {
  const marks = Object.entries(seen);
  for (let start = 0; start < marks.length; start += marksMax) {
    const part = Object.fromEntries(marks.slice(start, start + marksMax));
    await call(path, { method: 'PUT', body: { seen: part } });
  }
}
