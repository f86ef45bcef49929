import { useSyncExternalStore } from 'react';
import { breakpoints } from '#ui/theme/breakpoints.ts';

const media = () => matchMedia(`(width >= ${breakpoints.laptop})`);

/** Whether there is room for a column each of what is known of a person, which is otherwise one line below the name. */
export const useHasColumns = (): boolean => useSyncExternalStore(watch, read);

function watch(listener: () => void): () => void {
  const watched = media();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}

const read = (): boolean => media().matches;
