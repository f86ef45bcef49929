import { ApiError } from '../http/api-error.ts';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';

/** A minute, as for the same by the API. */
const visitsAtMost = 120;

/** Refuses whoever visits pages of shared nodes too often from one address: each is folded and drawn anew. */
export function limitOpening<Place, Page>(
  clock: Clock,
  draw: (place: Place) => Promise<Page>,
): (place: Place, address: string) => Promise<Page> {
  const visits = createAttemptCounter(clock, 60_000);
  return async (place, address) => {
    const waitS = visits.take(address, visitsAtMost);
    if (waitS !== null) throw new ApiError(429, 'too-many-requests', 'Too many requests. Please wait a moment.', waitS);
    return draw(place);
  };
}
