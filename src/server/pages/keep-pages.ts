import type { Clock } from '../http/clock.ts';

const freshForMs = 60_000;
const pagesAtMost = 500;

/** Remembers what `draw` answers for a minute by address, and draws an address once for all who ask meanwhile. */
export function keepPages<Page>(
  clock: Clock,
  draw: (address: string) => Promise<Page>,
): (address: string) => Promise<Page> {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<Page> }>();
  return (address) => {
    const now = clock().getTime();
    const found = kept.get(address);
    if (found && found.until > now) return found.page;
    kept.delete(address);
    const [oldest] = kept.keys();
    if (kept.size >= pagesAtMost && oldest !== undefined) kept.delete(oldest);
    const page = draw(address);
    kept.set(address, { until: now + freshForMs, page });
    page.catch(() => kept.delete(address));
    return page;
  };
}
