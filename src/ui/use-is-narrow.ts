import { useSyncExternalStore } from 'react';
import { breakpoints } from './theme/breakpoints.ts';

const query = `(width < ${breakpoints.tablet})`;

/** Whether the window is a phone's, where bars lie at its lower edge. For what style sheets cannot say. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, read);

function watch(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const read = (): boolean => matchMedia(query).matches;
