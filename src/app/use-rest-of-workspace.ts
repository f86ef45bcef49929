import { useSelector } from '@xstate/store-react';
import { useApp } from './app-context.ts';
import { useIsOffline } from './use-is-offline.ts';

/**
 * Whether this browser still lacks a part of the workspace: the rest is `coming`, or won't come now since the server isn't
 * reached. Undefined once all of it is here.
 */
export function useRestOfWorkspace(): 'coming' | 'offline' | undefined {
  const isComplete = useSelector(useApp().services.workspace.isComplete);
  const isOffline = useIsOffline();
  if (isComplete) return undefined;
  return isOffline ? 'offline' : 'coming';
}
