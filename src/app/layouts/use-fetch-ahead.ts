import { useEffect } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';

/** Long after the screen can be used, and before most want more than the screen. */
const aheadMs = 2000;

/**
 * Like `useFetchAhead`, but runs as soon as the browser has nothing more urgent: for code that is needed when the
 * network is lost.
 */
export function useFetchSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    whenIdle()
      .then(load)
      .catch(() => {});
  }, [load]);
}

/** Fetches code before it is asked for: a shortcut must not wait for a network, or fail without one. */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), aheadMs);
    return () => clearTimeout(timer);
  }, [load]);
}
