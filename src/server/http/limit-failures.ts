import type { Principal } from '../accounts/principal.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { ApiError } from './api-error.ts';
import { createAttemptCounter } from './attempt-counter.ts';
import type { Clock } from './clock.ts';
import type { Authenticate } from './require-principal.ts';

const windowMs = 60_000;
/** Founders behind one address whose tokens have just expired stay far below. */
const failuresAtMost = 300;

/**
 * Asks the database about access tokens, unless an address has shown too many that are none: it learns nothing then until
 * the minute is over. Tokens that are remembered as good are never refused, so that nobody's neighbor shuts them out.
 */
export function limitFailures(sessions: Pick<Sessions, 'recall' | 'authenticate'>, clock: Clock): Authenticate {
  const failures = createAttemptCounter(clock, windowMs);
  return async (accessToken, address): Promise<Principal | null> => {
    const remembered = sessions.recall(accessToken);
    if (remembered) return remembered;
    const waitS = failures.take(address, failuresAtMost);
    if (waitS !== null) {
      throw new ApiError(429, 'too-many-requests', 'Too many requests. Please wait a moment.', waitS);
    }
    const principal = await sessions.authenticate(accessToken);
    if (principal) failures.giveBack(address);
    return principal;
  };
}
