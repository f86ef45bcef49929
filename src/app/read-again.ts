import type { QueryClient } from '@tanstack/react-query';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import type { SyncActor } from '#machines/sync/sync.machine.ts';

/**
 * Reads what the screen still lacks as soon as the server answers again. Browsers tell of a network that is back, and not
 * of a server.
 */
export function readAgain(client: QueryClient, sync: Pick<SyncActor, 'subscribe' | 'getSnapshot'>): void {
  // The page may have started without a server, and be trying again by now.
  let wasOffline = sync.getSnapshot().context.failure !== null;
  sync.subscribe((snapshot) => {
    const state = selectSyncState(snapshot);
    if (state === 'offline') wasOffline = true;
    if (!wasOffline || !['pushing', 'live', 'conflict'].includes(state)) return;
    wasOffline = false;
    void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status !== 'success' });
  });
}
