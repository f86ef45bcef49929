import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Whether something holds of an actor; not while React takes over a page that the server drew, where none of it did. Else
 * React would find another page there, and draw all of it anew.
 */
export function useAfterHydration<TActor extends AnyActorRef>(
  actor: TActor,
  holds: (snapshot: SnapshotFrom<TActor>) => boolean,
): boolean {
  const subscribe = useCallback((onChange: () => void) => actor.subscribe(onChange).unsubscribe, [actor]);
  return useSyncExternalStore(
    subscribe,
    () => holds(actor.getSnapshot()),
    () => false,
  );
}
