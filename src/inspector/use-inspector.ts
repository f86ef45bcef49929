import { useCallback, useSyncExternalStore } from 'react';
import type { InspectorActor } from '#machines/shell/inspector.machine.ts';

export function useInspector(inspector: InspectorActor) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = inspector.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [inspector],
  );
  return useSyncExternalStore(subscribe, () => inspector.getSnapshot());
}
