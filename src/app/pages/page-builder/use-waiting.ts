import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from '../../app-context.ts';

/** Whether pages may still come from the server, or can't since it isn't reached; undefined once all are here. */
export function useWaiting(): 'coming' | 'offline' | undefined {
  const { actorOf, services } = useApp();
  const isComplete = useAtom(services.workspace.isComplete);
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  if (isComplete) return undefined;
  return isOffline ? 'offline' : 'coming';
}
