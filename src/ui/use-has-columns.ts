import { useSyncExternalStore } from 'react';
import { breakpoints } from './theme/breakpoints.ts';

const media = () => matchMedia(`(width >= ${breakpoints.laptop})`);

/** Whether there is room for a table of many columns, which are otherwise lines below the name of each row. */
export const useHasColumns = (): boolean => useSyncExternalStore(watch, read);

function watch(listener: () => void): () => void {
  const watched = media();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}

const read = (): boolean => media().matches;
