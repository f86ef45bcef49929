import { useEffect, useLayoutEffect } from 'react';

/** Saves what was typed when the screen goes, and when the whole page does: closed, reloaded or left for another one. */
export function useSavedOnLeaving(save: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [save]);
  // Before the actor stops, which is when other effects are cleaned up.
  useLayoutEffect(() => save, [save]);
}
