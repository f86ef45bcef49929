import { useEffect } from 'react';

/** Long after the screen can be used, and before most want more than the screen. */
const aheadMs = 2000;

/** Fetches code before it is asked for: a shortcut must not wait for a network, or fail without one. */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), aheadMs);
    return () => clearTimeout(timer);
  }, [load]);
}
