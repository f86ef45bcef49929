import { useSelector } from '@xstate/react';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from './app-context.ts';

/** Whether the server can't be reached now. */
export function useIsOffline(): boolean {
  const { actorOf } = useApp();
  return useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
}
