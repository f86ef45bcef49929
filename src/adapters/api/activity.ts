import * as z from 'zod/mini';
import { type ActivityPage, activityPageSchema } from '#domain/account/activity-record.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

/**
 * Fetches the activity of the founder's account from `before` on, which is the `next` of the page before. Rejects with
 * an `ApiFailure`.
 */
export async function fetchActivity(call: AuthorisedCall, before: string | null): Promise<ActivityPage> {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`;
  return z.parse(activityPageSchema, await call(`/api/v1/auth/activity${query}`));
}
