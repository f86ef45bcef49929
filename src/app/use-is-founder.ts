import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from './app-context.ts';

/** Whether somebody is signed in; nobody while a page that the server drew, which knows of nobody, is taken over. */
export function useIsFounder(): boolean {
  const session = useApp().actorOf('session');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = session.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(
    subscribe,
    () => session.getSnapshot().hasTag('authed'),
    () => false,
  );
}
