import type { QueryClient } from '@tanstack/react-query';

/** Keys of queries whose data is an object URL begin with this, under `founder`: it is gone when the session ends. */
export const objectUrlKey = ['founder', 'object-url'] as const;

/** Revokes object URLs with their queries, so that the browser lets go of the files. */
export function revokeRemoved(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || !objectUrlKey.every((part, n) => query.queryKey[n] === part)) return;
    if (typeof query.state.data === 'string') URL.revokeObjectURL(query.state.data);
  });
}
