import type { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { Services } from './services.ts';

/**
 * Says in a toast that what is on the screen could not be read anew; a first reading that fails says so in its place. So
 * does a screen that says itself that it is offline (`meta: { saysOffline: true }`).
 */
export function tellFailures(client: QueryClient, { showFailure }: Pick<Services, 'showFailure'>): void {
  client.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'error') return;
    const { error } = change.action;
    if (change.query.meta?.['saysOffline'] && isApiFailure(error) && error.kind === 'no-answer') return;
    if (change.query.state.data !== undefined) showFailure(error);
  });
}
