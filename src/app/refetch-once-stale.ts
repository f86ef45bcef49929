import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads a query of the screen again as soon as its last answer is older than that: a change that comes right after an
 * answer is not missed, and many in a row cause one request. Returns how to stop.
 */
export function refetchOnceStale(client: QueryClient, queryKey: QueryKey, freshForMs: number): () => void {
  const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
  const waitMs = Math.max(0, dataUpdatedAt + freshForMs - Date.now());
  const timer = setTimeout(() => void client.refetchQueries({ queryKey, type: 'active' }), waitMs);
  return () => clearTimeout(timer);
}
