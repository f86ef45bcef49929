import type { Clock } from '../http/clock.ts';

const freshForMs = 60_000;

/**
 * Remembers what `draw` answers for a minute by address, and draws an address once for all who ask meanwhile. What else
 * `draw` is given must be the same for the same address.
 */
export function keepPages<Page, Given extends readonly unknown[] = []>(
  clock: Clock,
  draw: (address: string, ...given: Given) => Promise<Page>,
  pagesAtMost = 500,
): (address: string, ...given: Given) => Promise<Page> {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<Page> }>();
  return (address, ...given) => {
    const now = clock().getTime();
    const found = kept.get(address);
    if (found && found.until > now) return found.page;
    kept.delete(address);
    const [oldest] = kept.keys();
    if (kept.size >= pagesAtMost && oldest !== undefined) kept.delete(oldest);
    const page = draw(address, ...given);
    kept.set(address, { until: now + freshForMs, page });
    page.catch(() => kept.delete(address));
    return page;
  };
}
