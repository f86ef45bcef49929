const firstMs = 1000;
const mostMs = 30_000;

/**
 * How long to wait before the next try, in milliseconds: twice as long with every failure in a row, spread over half
 * of that so that many clients do not return at one moment, and never shorter than the server asked for.
 * `attempt` counts the failures so far; `random` is in [0, 1); `retryAfterS` is in seconds.
 */
export function retryDelayMs(attempt: number, random: number, retryAfterS = 0): number {
  const longest = Math.min(firstMs * 2 ** attempt, mostMs);
  return Math.max((longest * (1 + random)) / 2, retryAfterS * 1000);
}
