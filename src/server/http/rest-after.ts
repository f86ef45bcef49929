/**
 * For work that no pause can cut: whoever has held the one thread rests for as long, one after the other, so that all such
 * work together, of however many founders, has half of it at most. `wait` takes milliseconds, as `now` gives them.
 */
export function createRest(
  wait: (ms: number) => Promise<unknown>,
  now: () => number,
): (tookMs: number) => Promise<void> {
  let restsUntil = 0;
  return async (tookMs) => {
    restsUntil = Math.max(now(), restsUntil) + tookMs;
    await wait(restsUntil - now());
  };
}
