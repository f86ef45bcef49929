import { ApiError } from '../http/api-error.ts';
import type { Attempts, Limit } from './attempts.ts';

/** For calls of our own API: throws a 429 where a limit has no room. */
export async function takeOrRefuse(attempts: Attempts, limits: readonly Limit[]): Promise<void> {
  const { taken, waitS } = await attempts.take(limits);
  if (!taken) throw new ApiError(429, 'too-many-requests', 'Too many requests. Please wait a moment.', waitS);
}
