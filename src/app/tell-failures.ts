import type { QueryClient } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** Says in a toast that what is on the screen could not be read anew; a first reading that fails says so in its place. */
export function tellFailures(client: QueryClient, { showFailure }: Pick<Services, 'showFailure'>): void {
  client.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'error') return;
    if (change.query.state.data !== undefined) showFailure(change.action.error);
  });
}
