import type { Clock } from './clock.ts';

/** Counts attempts by key within windows that start with a key's first attempt. In memory. */
export interface AttemptCounter {
  /** Counts one more, or `amount`; null, or the seconds to wait where that would be more than `limit`. */
  take(key: string, limit: number, amount?: number): number | null;
  /** Takes one attempt back, as if it had not been made. */
  giveBack(key: string): void;
}

/** Beyond it, windows that have passed are cleared away, ten times a window at most. */
const crowd = 10_000;

export function createAttemptCounter(clock: Clock, windowMs: number): AttemptCounter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  let clearAt = 0;
  const current = (key: string, now: number) => {
    const known = windows.get(key);
    return known && known.endsAt > now ? known : undefined;
  };
  return {
    take(key, limit, amount = 1) {
      const now = clock().getTime();
      if (windows.size > crowd && now >= clearAt) {
        clearAt = now + windowMs / 10;
        for (const [each, { endsAt }] of windows) if (endsAt <= now) windows.delete(each);
      }
      const window = current(key, now) ?? { count: 0, endsAt: now + windowMs };
      if (window.count + amount > limit) return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      window.count += amount;
      windows.set(key, window);
      return null;
    },
    giveBack(key) {
      const window = current(key, clock().getTime());
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
